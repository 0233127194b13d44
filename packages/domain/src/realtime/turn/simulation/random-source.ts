import { createSeededRandom } from '../../../testing/seeded-random'

/** Random choices that follow from the seed alone. */
export class RandomSource {
  /** Returns a number from 0 to below 1. */
  readonly next: () => number

  constructor(seed: number) {
    this.next = createSeededRandom(seed)
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
