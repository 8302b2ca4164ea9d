/** Where the names of the spaces stand, as placed by web/maps/space-labels.js. */
import { labelsAt, type Labels } from '$lib/map/labels'
import labels from './labels.json'

const SETS = [labels.near, labels.middle, labels.wide, labels.small, labels.tiny]

export const spaceLabels = (scale: number, lang: 'fr' | 'en'): Labels => labelsAt(SETS, scale, lang)
