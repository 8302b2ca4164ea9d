import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { speech } from '../speech.svelte'
import { wordsOf } from '../words'
import InviteLink from './InviteLink.svelte'

const LINK = 'http://192.168.1.7:8080/table/abc'

beforeEach(() => {
  speech.words = wordsOf('en', ['copy = Copy\ncopied = Copied\ninvite-link = Link\ninvite-alone = Only here'])
})

test('where the browser has no clipboard for us, the link is copied the old way', async () => {
  document.execCommand = vi.fn(() => true)
  render(InviteLink, { link: LINK, title: 'Milestones' })
  screen.getByText('Copy').click()
  expect(await screen.findByText('Copied')).toBeDefined()
  expect(document.execCommand).toHaveBeenCalledWith('copy')
})

test('a link that could not be copied is left selected, and nothing is claimed', async () => {
  document.execCommand = vi.fn(() => false)
  render(InviteLink, { link: LINK, title: 'Milestones' })
  screen.getByText('Copy').click()
  await Promise.resolve()
  const field = screen.getByLabelText<HTMLInputElement>('Link')
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length])
  expect(screen.queryByText('Copied')).toBeNull()
})

test.each([
  ['http://127.0.0.1:8080/table/abc', true],
  ['http://localhost/table/abc', true],
  ['http://[::1]:8080/table/abc', true],
  [LINK, false],
  ['https://grandtour.example/table/abc', false],
])('whether %s works on this computer only is said: %s', (link, alone) => {
  render(InviteLink, { link, title: 'Milestones' })
  expect(screen.queryByText('Only here', { exact: false }) !== null).toBe(alone)
})
