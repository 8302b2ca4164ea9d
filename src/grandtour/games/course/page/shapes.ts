/** A shape for each continent beside its ink, within a radius of about 1. */
import type { Continent } from './course'

export const SHAPES: Record<Continent, string> = {
  europe: 'M0-1A1 1 0 1 0 0 1 1 1 0 1 0 0-1Z',
  asia: 'M-.95-.95H.95V.95H-.95Z',
  america: 'M0-1.3 1.3 0 0 1.3-1.3 0Z',
  africa: 'M0-1.25 1.2.95H-1.2Z',
  oceania: 'M0-1.45.42-.5 1.4-.42.67.26.9 1.25 0 .72-.9 1.25-.67.26-1.4-.42-.42-.5Z',
}
