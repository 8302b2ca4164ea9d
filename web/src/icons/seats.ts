/** A seat is known by its colour, its shape and its letter together; `seat` counts from 0 in table order. */
export interface SeatShape {
  shape: 'triangle' | 'circle' | 'square' | 'diamond' | 'star' | 'hexagon'
  letter: string
  /** Outline in a 24 x 24 box. */
  path: string
  /** Where the letter's middle lies, so that it looks centred. */
  y: number
}

export const SEATS: readonly SeatShape[] = [
  { shape: 'triangle', letter: 'A', path: 'M12 1.6 23.2 21.4H.8Z', y: 15.2 },
  { shape: 'circle', letter: 'B', path: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21Z', y: 12 },
  { shape: 'square', letter: 'C', path: 'M2.5 2.5h19v19h-19Z', y: 12 },
  { shape: 'diamond', letter: 'D', path: 'M12 .7 23.3 12 12 23.3.7 12Z', y: 12 },
  { shape: 'star', letter: 'E', path: 'M12.0 0.3 15.9 7.5 24.0 9.0 18.4 15.0 19.4 23.1 12.0 19.6 4.6 23.1 5.6 15.0 0.0 9.0 8.1 7.5Z', y: 13 },
  { shape: 'hexagon', letter: 'F', path: 'M6.3 2h11.4l5.7 10-5.7 10H6.3L.6 12Z', y: 12 },
]

export const seatColour = (seat: number): string => `var(--seat-${seat})`
export const seatInk = (seat: number): string => `var(--seat-${seat}-ink)`
export const onSeat = (seat: number): string => `var(--seat-${seat}-on)`
