/** Games that are coming; once a room of that name opens, it takes the place of its announcement. */
export const COMING = [
  { room: 'auf_achse', title: 'coming-auf-achse-title', tagline: 'coming-auf-achse-tagline' },
  { room: 'sakodo', title: 'coming-sakodo-title', tagline: 'coming-sakodo-tagline' },
  { room: 'routard', title: 'coming-routard-title', tagline: 'coming-routard-tagline' },
  { room: 'richesses', title: 'coming-richesses-title', tagline: 'coming-richesses-tagline' },
  { room: 'sites80', title: 'coming-sites80-title', tagline: 'coming-sites80-tagline' },
]
