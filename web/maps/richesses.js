// What the generators read of Richesses de France: its points and sections, and where its drawing goes.
import { readFileSync } from 'node:fs'

const ROOM = new URL('../../src/grandtour/games/richesses/', import.meta.url)
const text = (path) => readFileSync(new URL(path, ROOM), 'utf8')

export const { points, regions, roads, motorways, sea } = JSON.parse(text('board.json'))
export const page = (file) => new URL(`page/${file}`, ROOM)
