/** Chance that can be repeated: the same seed, the same throws (mulberry32). */
export class RandomSource {
  private value: number

  constructor(seed: number) {
    this.value = seed >>> 0
  }

  /** From 0, below 1. */
  next(): number {
    this.value = (this.value + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.value ^ (this.value >>> 15), this.value | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  /** What has a greater weight comes more often. */
  pick<T extends string>(weights: Readonly<Record<T, number>>): T {
    const kinds = Object.keys(weights).filter((key): key is T => key in weights)
    let left = this.next() * kinds.reduce((sum, kind) => sum + weights[kind], 0)
    for (const kind of kinds) {
      left -= weights[kind]
      if (left < 0) return kind
    }
    throw new Error('nothing to pick from')
  }
}
