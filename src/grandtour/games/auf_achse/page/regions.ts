/** The parts of the board by which one looks for one of its many spaces: each has its towns, and the roads halfway to others. */
import type { Words } from '$lib/words'
import { isTown, ROADS, TOWNS } from './achse'

/** The towns of each region, by the name of its text. */
const REGIONS: Record<string, string[]> = {
  'board-region-north': ['flensburg', 'hamburg', 'bremen', 'hanover', 'rostock'],
  'board-region-east': ['berlin', 'magdeburg', 'leipzig', 'dresden', 'erfurt'],
  'board-region-west': ['kassel', 'dortmund', 'cologne', 'frankfurt', 'saarbruecken'],
  'board-region-south': ['wuerzburg', 'nuremberg', 'karlsruhe', 'stuttgart', 'munich', 'passau'],
  'board-region-low-countries': ['groningen', 'amsterdam', 'rotterdam', 'brussels', 'luxembourg'],
  'board-region-rhine': ['strasbourg', 'basel', 'bern', 'geneva', 'zurich'],
  'board-region-adria': ['milan', 'verona', 'bolzano', 'trieste', 'ljubljana'],
  'board-region-danube': ['innsbruck', 'salzburg', 'linz', 'vienna', 'graz', 'villach', 'prague'],
}

const regionOfTown = (town: number): string =>
  Object.keys(REGIONS).find((region) => REGIONS[region]!.includes(TOWNS[town]!.id))!

/** The town at the nearer end of the road that a space lies on. */
function townNear(space: number): number {
  if (isTown(space)) return space
  const { line } = ROADS.find((road) => road.line.includes(space))!
  return line.indexOf(space) < line.length / 2 ? line[0]! : line.at(-1)!
}

export const regionOf = (space: number, words: Words): string => words.text(regionOfTown(townNear(space)))
