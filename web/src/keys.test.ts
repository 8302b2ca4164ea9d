import { expect, test } from 'vitest'
import { isSpokenFor, moved, numbered, roving } from './keys'

test('arrow keys go round a group', () => {
  expect(moved('ArrowRight', 2, 3)).toBe(0)
  expect(moved('ArrowUp', 0, 3)).toBe(2)
  expect(moved('End', 0, 3)).toBe(2)
})

function group(): HTMLElement {
  const group = document.createElement('div')
  group.innerHTML = '<button>a</button><button>b</button>'
  document.body.append(group)
  return group
}

test('a group is one stop of the Tab key, and the arrows move it', () => {
  const buttons = group()
  roving(buttons)
  const a = buttons.querySelectorAll('button')[0]!
  const b = buttons.querySelectorAll('button')[1]!
  expect([a.tabIndex, b.tabIndex]).toEqual([0, -1])
  a.focus()
  a.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  expect(document.activeElement).toBe(b)
  expect([a.tabIndex, b.tabIndex]).toEqual([-1, 0])
})

/** Is a key that is pressed there now spoken for? */
function isHeardAt(place: Element, key: string, timeStamp: number): boolean {
  let heard = false
  addEventListener('keydown', (event) => (heard = isSpokenFor(event)), { once: true })
  const event = new KeyboardEvent('keydown', { key, bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  place.dispatchEvent(event)
  return heard
}

test('keys typed into a field are left to it, also those typed on when it has just been taken away', () => {
  const field = document.createElement('input')
  document.body.append(field)
  expect(isHeardAt(field, 'u', 0)).toBe(true)
  field.remove()
  expect(isHeardAt(document.body, 'u', 300)).toBe(true)
  expect(isHeardAt(document.body, '1', 1200)).toBe(true)
  expect(isHeardAt(document.body, '1', 3000)).toBe(false)
})

test('a select needs the letters that its options begin with, and the keys that choose; it lets the others pass', () => {
  document.body.innerHTML = '<select><option>Karl</option><option>Élise</option></select>'
  const select = document.body.firstElementChild!
  const heard = (...keys: string[]): string[] => keys.filter((key, i) => isHeardAt(select, key, 10_000 * (i + 1)))
  expect(heard('k', 'é', 'ArrowDown', 'Enter', ' ', 'Escape')).toEqual(['k', 'é', 'ArrowDown', 'Enter', ' ', 'Escape'])
  expect(heard('[', ']', 'p', 'n')).toEqual([])
  expect(isHeardAt(select, 'k', 100_000) && isHeardAt(select, 'p', 100_300)).toBe(true) // somebody types a name
})

test('whoever has confirmed what they typed is done typing', () => {
  const field = document.createElement('input')
  document.body.append(field)
  expect(isHeardAt(field, 'u', 0)).toBe(true)
  expect(isHeardAt(field, 'Enter', 100)).toBe(true)
  expect(isHeardAt(document.body, 's', 200)).toBe(false)
})

test('a number presses what has it, unless that is out of sight', () => {
  document.body.innerHTML = '<button data-number="1">a</button><p>over it</p>'
  const [button, over] = [...document.body.children]
  document.elementFromPoint = () => button!
  expect(numbered('1')).toBe(button)
  expect([numbered('2'), numbered('s')]).toEqual([null, null])
  document.elementFromPoint = () => over!
  expect(numbered('1')).toBe(null)
})
