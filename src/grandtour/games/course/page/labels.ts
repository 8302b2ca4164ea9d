/** Where the names of the cities stand, as placed by web/maps/labels.js. */
import { labelsAt as labelsOf, type Labels } from '$lib/map/labels'
import labels from './labels.json'

export type { Label, Labels } from '$lib/map/labels'

export const SETS = [labels.wide, labels.narrow, labels.small]

/** The labels for a board at `scale` pixels of the screen to a pixel of the sheet: all readable, none touching. */
export const labelsAt = (scale: number, language: string): Labels => labelsOf(SETS, scale, language)
