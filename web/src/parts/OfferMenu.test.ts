import { render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { TableState } from '../table.svelte'
import type { Offer } from '../wire'
import { wordsOf } from '../words'
import OfferMenu from './OfferMenu.svelte'

// jsdom has no popovers: here the menu is always open
HTMLElement.prototype.showPopover = HTMLElement.prototype.hidePopover = () => {}

const offer = (verb: string): Offer => ({ said: verb, verb, kind: 'nothing', noun: 0, touches: [], breaks_in: false })
const words = wordsOf('en', ['verb-lay = Lay it\nverb-keep = Keep it'])

test('several acts for one thing are a menu, and the one picked is done', () => {
  const choose = vi.fn()
  const menu = [offer('lay'), offer('keep')]
  render(OfferMenu, { table: { menu, choose } as unknown as TableState, words })
  expect(screen.getAllByRole('menuitem', { hidden: true }).map((item) => item.textContent)).toEqual(['Lay it', 'Keep it'])
  expect(document.activeElement).toHaveProperty('textContent', 'Lay it')
  screen.getByText('Keep it').click()
  expect(choose).toHaveBeenCalledWith(menu[1])
})
