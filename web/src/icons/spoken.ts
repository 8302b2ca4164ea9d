/** What makes a picture heard under a name; without one it is for the eye only, beside words that say the same. */
export const spoken = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
