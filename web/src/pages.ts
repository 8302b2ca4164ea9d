/** The pages of the house; those that are not seen at once are fetched. */
import type { Component } from 'svelte'
import Collection from './pages/Collection.svelte'
import Lost from './pages/Lost.svelte'
import type { Route } from './router'

type Page = Component<any>

const pages: Record<Route['page'], () => Promise<{ default: Page }> | { default: Page }> = {
  collection: () => ({ default: Collection }),
  new: () => import('./pages/NewTable.svelte'),
  table: () => import('./pages/TablePage.svelte'),
  rules: () => import('./pages/RulesPage.svelte'),
  verify: () => import('./pages/Verify.svelte'),
  about: () => import('./pages/About.svelte'),
  lost: () => ({ default: Lost }),
}

export const opened = (page: Route['page']): Promise<{ default: Page }> | { default: Page } => pages[page]()
