/** Movements on a map, played one after the other, so that each is seen. */
export abstract class Procession<Movement> {
  /** Those still to come; the first one is on its way. */
  moves: Movement[] = $state.raw([])
  private passed = $state(0)
  private frame = 0

  /** How long a movement takes, in milliseconds. */
  protected abstract lasting(move: Movement): number

  /** How far along its way the first one is, from 0 to 1: off slowly, in slowly. */
  get progress(): number {
    return (1 - Math.cos(Math.PI * this.passed)) / 2
  }

  /** Let all of them take place, the first after a while; how long it all takes. Both in milliseconds. */
  play(moves: Movement[], after = 0): number {
    this.stop()
    this.moves = moves
    if (moves.length) this.frame = requestAnimationFrame((now) => this.go(now + after))
    return moves.reduce((time, move) => time + this.lasting(move), after)
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    this.moves = []
    this.passed = 0
  }

  private go(start: number): void {
    const lasts = this.lasting(this.moves[0]!)
    const tick = (now: number) => {
      this.passed = Math.min(Math.max((now - start) / lasts, 0), 1)
      if (this.passed === 1) return this.arrive(now)
      this.frame = requestAnimationFrame(tick)
    }
    tick(start)
  }

  private arrive(now: number): void {
    this.moves = this.moves.slice(1)
    this.passed = 0
    if (this.moves.length) this.go(now)
  }
}
