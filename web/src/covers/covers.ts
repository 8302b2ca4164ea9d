/** The six covers of the collection by room, and the ink in which a title is set over the calm top fifth of each. */
import type { Component } from 'svelte'
import AufAchse from './AufAchse.svelte'
import Course from './Course.svelte'
import Richesses from './Richesses.svelte'
import Routard from './Routard.svelte'
import Sakodo from './Sakodo.svelte'
import Sites80 from './Sites80.svelte'

export interface Cover {
  Cover: Component
  title: string
}

const light = 'var(--poster-title)'
const dark = 'var(--poster-title-dark)'

export const COVERS: Record<string, Cover> = {
  course: { Cover: Course, title: light },
  auf_achse: { Cover: AufAchse, title: light },
  sakodo: { Cover: Sakodo, title: dark },
  routard: { Cover: Routard, title: light },
  richesses: { Cover: Richesses, title: light },
  sites80: { Cover: Sites80, title: dark },
}
