import { svelteTesting } from '@testing-library/svelte/vite'
import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import page from './vite.config.ts'

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      pool: 'threads',
      isolate: false, // in half the time: no test file counts on what another has left behind
      setupFiles: fileURLToPath(new URL('src/testing/screen.ts', import.meta.url)),
      dir: fileURLToPath(new URL('..', import.meta.url)),
      include: ['web/{src,maps}/**/*.test.ts', 'src/grandtour/{games,families}/*/page/**/*.test.ts'],
    },
  }),
)
