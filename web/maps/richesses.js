// What the generators read of Richesses de France: its points and sections, and where its drawing goes.
import { readFileSync } from 'node:fs'

const ROOM = new URL('../../src/grandtour/games/richesses/', import.meta.url)
const text = (path) => readFileSync(new URL(path, ROOM), 'utf8')

const names = (lang) =>
  Object.fromEntries(
    [...text(`texts/${lang}.ftl`).matchAll(/^point-([\w-]+) = (.+)$/gm)].map(([, id, name]) => [id, name.trim()]),
  )

const board = JSON.parse(text('board.json'))
const [fr, en] = [names('fr'), names('en')]

export const { regions, roads, motorways, sea } = board
export const points = board.points.map((point) => ({ ...point, fr: fr[point.id], en: en[point.id] }))
export const page = (file) => new URL(`page/${file}`, ROOM)
