// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CELL_OF } from '$games/sites80/page/facts'
import { SIDE, SPOTS } from '$games/sites80/page/world'
import file from '$games/sites80/page/world.json?raw'
import sites from '$games/sites80/sites.json'
import { project, world } from './sites80.js'

test('every site is drawn in the cell that the rules give it', () => {
  sites.forEach(({ id, lat, lon }, site) => {
    const [x, y] = project([lon, lat])!
    const { x: left, y: top } = SPOTS[CELL_OF[site]!]!
    expect(Math.max(Math.abs(x - left), Math.abs(y - top)), id).toBeLessThanOrEqual(SIDE / 2)
  })
})

test('world.json is what the generator makes, and small enough for a first look on a phone', () => {
  expect(JSON.parse(file)).toEqual(world())
  expect(gzipSync(file).length).toBeLessThan(45_000)
}, 60_000)
