// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { dragged, Drawing, held, nearest, offset, sees, showing, toSheet, toWindow, viewBox, wholeSheet, zoomed } from './camera'

const sheet = { width: 1400, height: 700, closest: 5 }
const desk = { width: 1050, height: 600 }
const phone = { width: 360, height: 300 }

describe('the whole sheet', () => {
  test('given a desk, then the sheet fills its width and stands in the middle', () => {
    expect(wholeSheet(desk, sheet)).toEqual({ x: 700, y: 350, scale: 0.75 })
    expect(viewBox(wholeSheet(desk, sheet), desk)).toBe('0 -50 1400 800')
  })
})

describe('held', () => {
  test('given a camera beyond the edge, then it comes back to where only the sheet is seen', () => {
    expect(held({ x: -500, y: 350, scale: 2 }, desk, sheet).x).toBe(desk.width / 2 / 2)
    expect(held({ x: 5000, y: 350, scale: 2 }, desk, sheet).x).toBe(1400 - desk.width / 2 / 2)
  })

  test('given a window higher than the sheet, then the sheet stands in its middle', () => {
    expect(held({ x: 700, y: 0, scale: 0.75 }, desk, sheet).y).toBe(350)
  })

  test('given a scale out of bounds, then it is brought back', () => {
    expect(held({ x: 700, y: 350, scale: 0.01 }, desk, sheet).scale).toBe(0.75)
    expect(held({ x: 700, y: 350, scale: 99 }, desk, sheet).scale).toBe(sheet.closest)
  })
})

describe('zoomed', () => {
  test('given a point under the finger, then it stays there', () => {
    const camera = { x: 700, y: 350, scale: 1 }
    const finger = { x: 90, y: 210 }
    const before = toSheet(camera, phone, finger)
    const after = zoomed(camera, phone, 1.7, finger)
    expect(after.scale).toBeCloseTo(1.7)
    expect(toWindow(after, phone, before).x).toBeCloseTo(finger.x)
    expect(toWindow(after, phone, before).y).toBeCloseTo(finger.y)
  })
})

test('a tap finds the nearest spot, but rather one that is wanted', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 90, y: 0 },
  ]
  expect(nearest(spots, { x: 2, y: 1 }, 20, [])).toBe(0)
  expect(nearest(spots, { x: 2, y: 1 }, 20, [1, 2])).toBe(1)
  expect(nearest(spots, { x: 50, y: 0 }, 20, [1, 2])).toBeNull()
})

test('dragged: the sheet follows the finger', () => {
  const camera = { x: 700, y: 350, scale: 2 }
  const held = toSheet(camera, phone, { x: 10, y: 10 })
  expect(toWindow(dragged(camera, 30, -8), phone, held)).toEqual({ x: 40, y: 2 })
})

describe('a drawing that reaches a quarter of the window beyond each edge', () => {
  const drawing = new Drawing(0.25)
  const camera = { x: 700, y: 350, scale: 2 }
  drawing.seenBy(camera, phone)

  test('when it is dragged no farther, then it is only moved', () => {
    const next = dragged(camera, phone.width / 5, 3.3)
    expect(drawing.seenBy(next, phone)).toBe(camera)
    expect(offset(camera, next)).toBe(`translate(${Math.round(phone.width / 5)}px, 3px)`)
  })

  test('when it is dragged farther, seen from nearer or in another window, then it is made anew', () => {
    for (const [next, window] of [
      [dragged(camera, phone.width / 3, 0), phone],
      [{ ...camera, scale: 3 }, phone],
      [{ ...camera }, { ...phone, width: phone.width + 1 }],
    ] as const) {
      const other = new Drawing(0.25)
      other.seenBy(camera, phone)
      expect(other.seenBy(next, window)).toBe(next)
    }
  })
})

describe('a drawing while the camera glides', () => {
  const [far, near] = [{ x: 700, y: 350, scale: 0.5 }, { x: 720, y: 360, scale: 2 }]
  const between = { x: 710, y: 355, scale: 1 }

  test('when it goes closer, then the drawing grows with it, and is made anew where it comes to rest', () => {
    const drawing = new Drawing(0.25)
    drawing.seenBy(far, phone)
    expect(drawing.seenBy(between, phone, near)).toBe(far)
    expect(offset(far, between)).toBe('translate(-10px, -5px) scale(2)')
    expect(drawing.seenBy(near, phone, near)).toBe(near)
  })

  test('when it goes farther away, then the drawing is made once, for where it comes to rest', () => {
    const drawing = new Drawing(0.25)
    drawing.seenBy(near, phone)
    expect(drawing.seenBy(between, phone, far)).toBe(far)
    expect(drawing.seenBy(far, phone, far)).toBe(far)
  })

  test('when it goes where neither shows what it passes, then the drawing is made for what it sees', () => {
    const drawing = new Drawing(0.25)
    drawing.seenBy(near, phone)
    const [passing, goal] = [{ ...near, x: 1000 }, { ...near, x: 1300 }]
    expect(drawing.seenBy(passing, phone, goal)).toBe(passing)
  })
})

describe('showing', () => {
  test('given two points, then both are in the window with the margin', () => {
    const points = [
      { x: 100, y: 100 },
      { x: 400, y: 300 },
    ]
    const camera = showing(points, phone, 40, 3)
    for (const point of points) expect(sees(camera, phone, point, 39.9)).toBe(true)
  })

  test('given one point, then it is in the middle, no closer than wished', () => {
    expect(showing([{ x: 100, y: 100 }], phone, 40, 1.5)).toEqual({ x: 100, y: 100, scale: 1.5 })
  })
})
