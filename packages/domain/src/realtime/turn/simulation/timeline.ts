interface Planned {
  readonly atMs: number
  readonly order: number
  readonly run: () => void
}

const isBefore = (first: Planned, second: Planned): boolean =>
  first.atMs < second.atMs || (first.atMs === second.atMs && first.order < second.order)

/** Virtual time: what is planned happens in its order, and the clock jumps from one to the next. */
export class Timeline {
  nowMs: number
  private readonly heap: Planned[] = []
  private count = 0

  constructor(startMs: number) {
    this.nowMs = startMs
  }

  at(atMs: number, run: () => void): void {
    this.count += 1
    const planned = { atMs: Math.max(atMs, this.nowMs), order: this.count, run }
    let place = this.heap.length
    while (place > 0) {
      const above = (place - 1) >> 1
      const parent = this.heap[above]
      if (parent === undefined || isBefore(parent, planned)) break
      this.heap[place] = parent
      place = above
    }
    this.heap[place] = planned
  }

  after(forMs: number, run: () => void): void {
    this.at(this.nowMs + forMs, run)
  }

  /** Answers whether anything was left to happen. */
  step(): boolean {
    const [first] = this.heap
    const last = this.heap.pop()
    if (first === undefined || last === undefined) return false
    if (this.heap.length > 0) this.sink(last)
    this.nowMs = first.atMs
    first.run()
    return true
  }

  private sink(planned: Planned): void {
    let place = 0
    for (;;) {
      const [below, child] = this.lesserBelow(place)
      if (child === undefined || !isBefore(child, planned)) break
      this.heap[place] = child
      place = below
    }
    this.heap[place] = planned
  }

  private lesserBelow(place: number): readonly [number, Planned | undefined] {
    const left = this.heap[2 * place + 1]
    const right = this.heap[2 * place + 2]
    const isRight = left !== undefined && right !== undefined && isBefore(right, left)
    return isRight ? [2 * place + 2, right] : [2 * place + 1, left]
  }
}
