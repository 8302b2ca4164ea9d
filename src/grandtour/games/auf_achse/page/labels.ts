/** Where the names of the towns stand, as placed by web/maps/town-labels.js. */
import { labelsAt, type Labels } from '$lib/map/labels'
import labels from './labels.json'

const SETS = [labels.wide, labels.narrow, labels.small, labels.tiny]

export const townLabels = (scale: number, lang: 'fr' | 'en'): Labels => labelsAt(SETS, scale, lang)
