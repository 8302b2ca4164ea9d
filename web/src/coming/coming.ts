/** Games that are coming, each with its poster beside this file. A room that opens brings its own, and its announcement goes. */
export const COMING = [
  { room: 'richesses', title: 'coming-richesses-title', tagline: 'coming-richesses-tagline' },
  { room: 'sites80', title: 'coming-sites80-title', tagline: 'coming-sites80-tagline' },
]
