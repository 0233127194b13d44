import { listVariants, type Pair } from './make-call'
import { type Principal, principals } from './principals'
import { createRandom, type Random } from './random'
import type { AuthzRoute } from './route-table'

type Combination = Pick<Pair, 'route' | 'principal' | 'variant'>

const costly = /^identity\.(password\.(set|change|changeInSettings)|auth\.(signInWithPassword|registerWithPassword))$/

/** Whether a call to this route has a password judged or hashed, which takes as long as forty other calls. */
export const takesPassword = ({ name }: AuthzRoute): boolean => costly.test(name)

/** Who comes back to such routes after the first round; in it, everybody does. */
const returning: ReadonlySet<string> = new Set(['anonymous', 'seeker1', 'ownerA'])

const shuffle = <T>(items: readonly T[], random: Random): T[] => {
  const order = items.map((item) => ({ item, place: random.next() }))
  return order.sort((a, b) => a.place - b.place).map(({ item }) => item)
}

const planRound = (seed: string, routes: readonly AuthzRoute[], who: (options: AuthzRoute) => readonly Principal[]) => {
  const pairs = routes.flatMap((route) => who(route).map((principal) => ({ route, principal })))
  return shuffle(pairs, createRandom(seed, 'order')).flatMap((one): Combination[] =>
    listVariants(one.route).map((variant) => ({ ...one, variant })),
  )
}

/** Pairs of a seed, in an order of the seed: every route, principal and variant in the first round, nearly all in others. */
export const createPairs = (seed: string, routes: readonly AuthzRoute[]) => {
  const first = planRound(seed, routes, () => principals)
  const later = planRound(seed, routes, (route) =>
    takesPassword(route) ? principals.filter(({ key }) => returning.has(key)) : principals,
  )
  return (index: number): Pair => {
    const rest = index - first.length
    const pair = rest < 0 ? first[index] : later[rest % later.length]
    if (pair === undefined) throw new Error(`there is no pair ${index}`)
    return { index, round: rest < 0 ? 0 : 1 + Math.floor(rest / later.length), ...pair }
  }
}
