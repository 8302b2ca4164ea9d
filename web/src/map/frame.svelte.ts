/** The room that a board has on the page. */
export class Frame {
  width = $state(0)
  height = $state(0)

  /** The width in pixels from which on there is room beside the map. */
  constructor(private readonly wide: number) {}

  /** What belongs to the map stands beside it where there is room, and lies above it as a strip where there is not. */
  get strip(): boolean {
    return this.width < this.wide || this.width < this.height * 1.05
  }
}
