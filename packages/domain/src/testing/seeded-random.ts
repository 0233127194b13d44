/**
 * Returns a function whose numbers, from 0 to below 1, follow from the seed alone (mulberry32). Tests, simulations and fault runs
 * print their seed, so that a run can be repeated.
 */
export function createSeededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
