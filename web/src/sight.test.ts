import { expect, test } from 'vitest'
import { bringIntoSight } from './sight'

const at = (left: number, top: number, width: number, height: number): HTMLElement => {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height)
  return element
}

test.each([
  { where: 'in sight', thing: at(10, 60, 20, 20), by: [0, 0] },
  { where: 'below', thing: at(10, 190, 20, 20), by: [0, 10] },
  { where: 'above', thing: at(10, -30, 20, 20), by: [0, -30] },
  { where: 'under what covers the edge', thing: at(10, 20, 20, 20), covered: 40, by: [0, -20] },
  { where: 'to the right', thing: at(95, 60, 20, 20), by: [15, 0] },
  { where: 'higher than the box, from its beginning', thing: at(10, 50, 20, 300), by: [0, 50] },
])('a thing $where is brought into sight', ({ thing, covered, by }) => {
  const box = at(0, 0, 100, 200)
  const scrolled: unknown[] = []
  box.scrollBy = ((...way: number[]) => scrolled.push(way)) as typeof box.scrollBy
  bringIntoSight(thing, box, covered)
  expect(scrolled).toEqual([by])
})
