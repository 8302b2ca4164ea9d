// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { project } from '$games/course/page/projection'
import file from '$lib/map/world.json?raw'
import { gall, world } from './world.js'

test('the page places a city where the map was drawn, to a tenth of a pixel', () => {
  for (let lat = -57; lat <= 76; lat += 7) {
    for (let lon = -179; lon < 180; lon += 11) {
      const [x, y] = gall()([lon, lat])!
      expect(project({ lat, lon }).x).toBeCloseTo(x, 1)
      expect(project({ lat, lon }).y).toBeCloseTo(y, 1)
    }
  }
})

test('world.json is what the generator makes, and small enough for a first look on a phone', () => {
  expect(JSON.parse(file)).toEqual(world())
  expect(gzipSync(file).length).toBeLessThan(45_000)
}, 60_000)
