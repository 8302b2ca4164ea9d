// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import file from '$games/auf_achse/page/central.json?raw'
import made from '$games/auf_achse/page/net.json'
import board from '$games/auf_achse/board.json'
import { central, project } from './central.js'
import { closest, roadNet } from './net.js'


test('central.json is what the generator makes, and small enough for a first look on a phone', () => {
  expect(JSON.parse(file)).toEqual(central())
  expect(gzipSync(file).length).toBeLessThan(45_000)
})

test('net.json is what the generator makes of the board', () => {
  expect(made).toEqual(roadNet())
})

test('the towns are at their places, and no two spaces are so near that a finger could not tell them apart', () => {
  board.towns.forEach(({ lon, lat }, i) => {
    const [x, y] = project([lon, lat])!
    expect(made.spots[i]![0]).toBeCloseTo(x, 0)
    expect(made.spots[i]![1]).toBeCloseTo(y, 0)
  })
  expect(closest(made)).toBeGreaterThan(24)
})
