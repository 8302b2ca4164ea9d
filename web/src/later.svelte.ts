/** What is fetched when it is first wanted, such as the texts that are printed on cards. */
export class Later<T> {
  private come = $state.raw<T | null>(null)
  private asked = false

  constructor(private readonly fetched: () => Promise<T>) {}

  /** Null until it is here. It is sent for, and what has asked is drawn anew when it comes. */
  get value(): T | null {
    if (!this.asked) void this.fetched().then((value) => (this.come = value), () => (this.asked = false))
    this.asked = true
    return this.come
  }
}
