/** Work for the server that may fail: whether it is under way, and what went wrong, in the player's language. */
import { Trouble } from './api'
import { sentenceFor } from './trouble'

export class Attempt {
  working = $state(false)
  trouble = $state('')
  /** What the server itself said about it. */
  detail = $state('')

  /** Do it; true if it went well. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.working = true
    this.trouble = this.detail = ''
    try {
      await work()
    } catch (error) {
      this.trouble = sentenceFor(error)
      this.detail = error instanceof Trouble ? error.message : ''
    }
    this.working = false
    return this.trouble === ''
  }
}
