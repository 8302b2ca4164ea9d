/** Games that are coming, each with its poster beside this file. A room that opens brings its own, and its announcement goes. */
export const COMING = [
  { room: 'routard', title: 'coming-routard-title', tagline: 'coming-routard-tagline' },
  { room: 'sites80', title: 'coming-sites80-title', tagline: 'coming-sites80-tagline' },
]
