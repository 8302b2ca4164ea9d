/** The four tints of a printed map, so that no two neighbours need to share one. */
export const TINTS = ['var(--land)', 'var(--land-america)', 'var(--land-asia)', 'var(--land-europe)']
