/** What is fetched when it is first wanted, such as the texts that are printed on cards. */
export class Later<T> {
  private come = $state.raw<T | null>(null)
  private coming: Promise<void> | null = null

  constructor(private readonly fetched: () => Promise<T>) {}

  /** Null until it is here. It is sent for, and what has asked is drawn anew when it comes. */
  get value(): T | null {
    void this.sent
    return this.come
  }

  /** Once it has come, or cannot be had; then the next who asks sends for it again. */
  get sent(): Promise<void> {
    return (this.coming ??= this.fetched().then((value) => void (this.come = value), () => void (this.coming = null)))
  }
}
