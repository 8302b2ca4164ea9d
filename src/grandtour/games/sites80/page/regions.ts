/** The parts of the world by which one looks for one of its 504 cells: three belts of six sectors each. */
import type { Words } from '$lib/words'
import { columnOf, rowOf } from './world'

const BELTS = [5, 10] // the first rows of the second and the third
const SECTOR = 6 // columns

/** From north to south and from west to east. */
const REGIONS = [
  ['board-region-alaska', 'board-region-north-america', 'board-region-greenland', 'board-region-europe', 'board-region-siberia', 'board-region-east-asia'],
  ['board-region-polynesia', 'board-region-andes', 'board-region-brazil', 'board-region-africa', 'board-region-india', 'board-region-indonesia'],
  ['board-region-south-pacific', 'board-region-chile', 'board-region-south-atlantic', 'board-region-southern-africa', 'board-region-southern-ocean', 'board-region-australia'],
]

export function regionOf(cell: number, words: Words): string {
  const belt = BELTS.filter((first) => first <= rowOf(cell)).length
  return words.text(REGIONS[belt]![Math.floor(columnOf(cell) / SECTOR)]!)
}
