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

test('keys typed into a field are left to it', () => {
  const field = document.createElement('input')
  document.body.append(field)
  let heard: boolean | null = null
  addEventListener('keydown', (event) => (heard = isSpokenFor(event)), { once: true })
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }))
  expect(heard).toBe(true)
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
