// @vitest-environment node
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as WordsModule from './words'

/** A house with one more language: its texts are all that was added. */
describe('given texts in a further language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const texts = join(folder, 'texts')
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  let house: ViteDevServer
  let page: typeof WordsModule

  beforeAll(async () => {
    cpSync(at('../../src/grandtour/texts'), texts, { recursive: true })
    writeFileSync(join(texts, 'eo.ftl'), 'language-name = Esperanto\nmenu = Menuo\n')
    house = await createServer({
      configFile: at('../vite.config.ts'),
      resolve: { alias: { $texts: texts } },
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
      appType: 'custom',
      logLevel: 'error',
    })
    page = (await house.ssrLoadModule('/src/words.ts')) as typeof WordsModule
  })

  afterAll(async () => {
    await house.close()
    rmSync(folder, { recursive: true })
  })

  test('then it is offered, by the name it gives itself', async () => {
    expect(page.LANGUAGES).toEqual(['en', 'eo', 'fr'])
    expect((await page.loadWords('eo')).text('language-name')).toBe('Esperanto')
  })

  test('then a room that has no texts in it speaks English', async () => {
    const [room] = Object.keys(import.meta.glob('$games/*/texts/en.ftl')).map((path) => path.split('/').at(-3)!)
    const [words, english] = await Promise.all(
      ['eo', 'en'].map((language) => page.loadWords(language, { name: room, kinds: [], tales: {} } as never)),
    )
    expect([words!.text('menu'), words!.text('about')]).toEqual(['Menuo', english!.text('about')])
  })
})
