// What the generators read of the Course: its cities, their names in both languages, its routes.
import { readFileSync } from 'node:fs'

const ROOM = new URL('../../src/grandtour/games/course/', import.meta.url)
const text = (path) => readFileSync(new URL(path, ROOM), 'utf8')
const names = (lang) =>
  Object.fromEntries(
    [...text(`texts/${lang}.ftl`).matchAll(/^city-([\w-]+) = (.+)$/gm)].map(([, id, name]) => [id, name.trim()]),
  )

const board = JSON.parse(text('board.json'))
const [fr, en] = [names('fr'), names('en')]

export const routes = board.routes
export const homes = board.homes
export const cities = board.cities.map((city) => ({ ...city, fr: fr[city.id], en: en[city.id] }))
export const page = (file) => new URL(`page/${file}`, ROOM)
