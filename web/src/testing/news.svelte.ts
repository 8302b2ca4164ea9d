/** News for tests of what follows them. */
import type { Told } from '../wire'

export class News {
  told = $state.raw<Told[]>([])

  /** Run this as a component would, with its effects; the answer ends them. */
  root(run: () => void): () => void {
    return $effect.root(run)
  }
}
