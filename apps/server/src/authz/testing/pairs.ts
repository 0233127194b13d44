import { type Pair, variantsOf } from './make-call'
import { principals } from './principals'
import { createRandom } from './random'
import type { AuthzRoute } from './route-table'

/** Pairs of a seed, in an order of the seed: every route, principal and variant once a round. */
export const createPairs = (seed: string, routes: readonly AuthzRoute[]) => {
  const combinations = routes.flatMap((route) => principals.map((principal) => ({ route, principal })))
  const random = createRandom(seed, 'order')
  for (let at = combinations.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1)
    const [one, two] = [combinations[at], combinations[other]]
    if (one !== undefined && two !== undefined) [combinations[at], combinations[other]] = [two, one]
  }
  const round = combinations.flatMap((one) => variantsOf(one.route).map((variant) => ({ ...one, variant })))
  return (index: number): Pair => {
    const pair = round[index % round.length]
    if (pair === undefined) throw new Error(`there is no pair ${index}`)
    return { index, round: Math.floor(index / round.length), ...pair }
  }
}
