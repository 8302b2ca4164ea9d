import { svelteTesting } from '@testing-library/svelte/vite'
import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import page from './vite.config.ts'

const PATIENCE = 300_000 // as in src/testing/patience.ts

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      pool: 'threads',
      isolate: false, // in half the time: no test file counts on what another has left behind
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      setupFiles: fileURLToPath(new URL('src/testing/screen.ts', import.meta.url)),
      dir: fileURLToPath(new URL('..', import.meta.url)),
      include: ['web/{src,maps}/**/*.test.ts', 'src/grandtour/{games,families}/*/page/**/*.test.ts'],
    },
  }),
)
