/** A slow machine must only be slow: what does not happen within these milliseconds is taken not to happen at all. */
import { vi } from 'vitest'

export const PATIENCE = 300_000

/** Look again until it holds. */
export const eventually = (look: () => void): Promise<void> => vi.waitFor(look, PATIENCE)
