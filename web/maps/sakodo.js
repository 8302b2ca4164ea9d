// What the generators read of Sakodo: the spaces of its track and their names in both languages.
import { readFileSync } from 'node:fs'

const ROOM = new URL('../../src/grandtour/games/sakodo/', import.meta.url)
const text = (path) => readFileSync(new URL(path, ROOM), 'utf8')
const names = (lang) =>
  Object.fromEntries(
    [...text(`texts/${lang}.ftl`).matchAll(/^space-([\w-]+) = (.+)$/gm)].map(([, id, name]) => [id, name.trim()]),
  )

const board = JSON.parse(text('board.json'))
const [fr, en] = [names('fr'), names('en')]

export const spaces = board.spaces.map((space) => ({ ...space, fr: fr[space.id], en: en[space.id] }))
export const page = (file) => new URL(`page/${file}`, ROOM)
