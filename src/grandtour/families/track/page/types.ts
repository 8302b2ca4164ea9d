/** The types of spaces and their decks: each has an ink (`--job`), a shape and a picture, always together. */

/** Outlines within a radius of about 1. */
export const SHAPES = {
  souvenir: 'M0-1A1 1 0 1 0 0 1 1 1 0 1 0 0-1Z',
  reportage: 'M-1.08-.62Q-1.08-.86-.84-.86H.84Q1.08-.86 1.08-.62V.62Q1.08.86.84.86H-.84Q-1.08.86-1.08.62Z',
  aventure: 'M-.16-1.06Q0-1.3.16-1.06L1.2.7Q1.32.98 1.02.98H-1.02Q-1.32.98-1.2.7Z',
  job: 'M-.5-1H.5L1-.5V.5L.5 1H-.5L-1 .5V-.5Z',
  chance: 'M0-1.2 1.2 0 0 1.2-1.2 0Z',
  courrier: 'M-.9-.9H.9V.9H-.9Z',
  airport: 'M0-1.2 1.04-.6V.6L0 1.2-1.04.6V-.6Z',
  departure: 'M0-1.2 1.04-.6V.6L0 1.2-1.04.6V-.6Z',
  achat: 'M0-1A1 1 0 1 0 0 1 1 1 0 1 0 0-1Z',
  poste: 'M-.9-.9H.9V.9H-.9Z',
  preparation: 'M-.55-1H.55Q1-1 1-.5V.65Q1 1 .65 1H-.65Q-1 1-1 .65V-.5Q-1-1-.55-1Z',
  lodging: 'M-1-.5-.55-1H.8Q1-1 1-.8V.8Q1 1 .8 1H-.8Q-1 1-1 .8Z',
}
export type Type = keyof typeof SHAPES

/** Pictures drawn in one ink on the shape, in a box of 24. */
export const PICTURES: Record<Type, string> = {
  // a mask
  souvenir:
    'M6 5.5Q12 3 18 5.5V12Q18 17.5 12 20.5 6 17.5 6 12ZM8.2 10.4Q9.6 9 11 10.4 9.6 11.6 8.2 10.4ZM13 10.4Q14.4 9 15.8 10.4 14.4 11.6 13 10.4ZM9.4 15Q12 16.8 14.6 15 12 18 9.4 15Z',
  // a camera
  reportage:
    'M8.6 7 10 4.8H14L15.4 7H19.4Q20.6 7 20.6 8.2V17.8Q20.6 19 19.4 19H4.6Q3.4 19 3.4 17.8V8.2Q3.4 7 4.6 7ZM12 9.2A3.7 3.7 0 1 0 12 16.6 3.7 3.7 0 1 0 12 9.2ZM12 11A1.9 1.9 0 1 1 12 14.8 1.9 1.9 0 1 1 12 11Z',
  // two peaks, one with snow
  aventure:
    'M2.6 19 9.4 7.6Q10 6.6 10.6 7.6L13.2 12 14.6 9.8Q15.2 8.9 15.8 9.8L21.4 19ZM10 9.4 8.2 12.5 9.4 12 10.2 13 11 12 11.9 12.6Z',
  // a toolbox
  job: 'M8.6 8V6.2Q8.6 4.8 10 4.8H14Q15.4 4.8 15.4 6.2V8H19.4Q20.4 8 20.4 9V12.4H14.2V11.2H9.8V12.4H3.6V9Q3.6 8 4.6 8ZM10.2 8H13.8V6.4H10.2ZM3.6 13.8H9.8V15.2H14.2V13.8H20.4V18Q20.4 19 19.4 19H4.6Q3.6 19 3.6 18Z',
  // a die
  chance:
    'M7.4 5.4H16.6Q18.6 5.4 18.6 7.4V16.6Q18.6 18.6 16.6 18.6H7.4Q5.4 18.6 5.4 16.6V7.4Q5.4 5.4 7.4 5.4ZM8.8 7.4A1.4 1.4 0 1 0 8.8 10.2 1.4 1.4 0 1 0 8.8 7.4ZM12 10.6A1.4 1.4 0 1 0 12 13.4 1.4 1.4 0 1 0 12 10.6ZM15.2 13.8A1.4 1.4 0 1 0 15.2 16.6 1.4 1.4 0 1 0 15.2 13.8Z',
  // a letter
  courrier: 'M3.4 6.6 12 13.2 20.6 6.6V17.6Q20.6 18.6 19.6 18.6H4.4Q3.4 18.6 3.4 17.6ZM4.2 5.4H19.8L12 11.3Z',
  // a plane
  airport:
    'M12 2.6Q13.3 2.6 13.3 5V9L20.8 13.6V15.6L13.3 13.3V17.4L15.6 19.2V20.8L12 19.8 8.4 20.8V19.2L10.7 17.4V13.3L3.2 15.6V13.6L10.7 9V5Q10.7 2.6 12 2.6Z',
  departure:
    'M12 2.6Q13.3 2.6 13.3 5V9L20.8 13.6V15.6L13.3 13.3V17.4L15.6 19.2V20.8L12 19.8 8.4 20.8V19.2L10.7 17.4V13.3L3.2 15.6V13.6L10.7 9V5Q10.7 2.6 12 2.6Z',
  // a basket
  achat:
    'M7.2 10 9.6 4.6 11.2 5.4 9.2 10H14.8L12.8 5.4 14.4 4.6 16.8 10H20.4V12H19.6L18.2 18.4Q18 19.4 17 19.4H7Q6 19.4 5.8 18.4L4.4 12H3.6V10ZM8 12.6 8.8 17.6H10.2L9.6 12.6ZM11.3 12.6V17.6H12.7V12.6ZM14.4 12.6 13.8 17.6H15.2L16 12.6Z',
  // a letter with its stamp
  poste:
    'M4 6H20Q21 6 21 7V17.4Q21 18.4 20 18.4H4Q3 18.4 3 17.4V7Q3 6 4 6ZM15 8V12.4H19V8ZM5.4 11.6V12.8H11V11.6ZM5.4 14.2V15.4H13V14.2ZM16.2 9.2H17.8V11.2H16.2Z',
  // a rucksack
  preparation:
    'M9 5.4Q9 3 12 3T15 5.4Q18.4 6.6 18.4 10.4V18.6Q18.4 20.4 16.6 20.4H7.4Q5.6 20.4 5.6 18.6V10.4Q5.6 6.6 9 5.4ZM10.6 5H13.4Q13.2 4.4 12 4.4T10.6 5ZM8 13.4V18.4H16V13.4ZM8 9.6V11H16V9.6ZM10.8 13.4H13.2V15.6H10.8Z',
  // a bed
  lodging:
    'M3.6 6H5.6V12.6H11V9.6Q11 8.4 12.2 8.4H18Q20.4 8.4 20.4 11V18H18.4V15.4H5.6V18H3.6ZM8.2 8.2A1.9 1.9 0 1 0 8.2 12 1.9 1.9 0 1 0 8.2 8.2Z',
}

/** The text that names each type. */
export const NAMES: Record<Type, string> = {
  souvenir: 'type-souvenir',
  reportage: 'type-reportage',
  aventure: 'type-aventure',
  job: 'type-job',
  chance: 'type-chance',
  courrier: 'type-courrier',
  airport: 'type-airport',
  departure: 'type-departure',
  achat: 'type-achat',
  poste: 'type-poste',
  preparation: 'type-preparation',
  lodging: 'type-lodging',
}
