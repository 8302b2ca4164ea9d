// What the generators read of Auf Achse: its towns, their names in both languages, its roads, its sheet.
import { readFileSync } from 'node:fs'

const ROOM = new URL('../../src/grandtour/games/auf_achse/', import.meta.url)
const text = (path) => readFileSync(new URL(path, ROOM), 'utf8')
const names = (lang) =>
  Object.fromEntries(
    [...text(`texts/${lang}.ftl`).matchAll(/^town-([\w-]+) = (.+)$/gm)].map(([, id, name]) => [id, name.trim()]),
  )

const board = JSON.parse(text('board.json'))
const [fr, en] = [names('fr'), names('en')]

export const sheet = JSON.parse(text('page/sheet.json'))
export const roads = board.roads
export const towns = board.towns.map((town) => ({ ...town, fr: fr[town.id], en: en[town.id] }))
export const page = (file) => new URL(`page/${file}`, ROOM)
