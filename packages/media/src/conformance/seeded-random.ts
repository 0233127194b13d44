/** Returns a function whose numbers, from 0 to below 1, follow from the seed alone (the linear generator of Numerical Recipes). */
export function createSeededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
