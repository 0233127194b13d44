/** One reviewer's first level for one criterion of one answer. */
export interface AgreementLevel {
  readonly submissionId: string
  /** The question and the criterion. */
  readonly item: string
  readonly reviewerId: string
  /** 1 to 5. */
  readonly level: number
}

interface Agreement {
  /** Criteria of answers that at least two reviewers rated. */
  readonly ratedTwice: number
  readonly submissions: number
  readonly reviewers: number
  /** Null: too few levels, or levels that don't vary, so that chance alone would give the same. */
  readonly kappa: { readonly value: number; readonly low: number; readonly high: number } | null
  /** Shares of the pairs of levels, 0 to 1; null where `kappa` is. */
  readonly same: number | null
  readonly withinOne: number | null
}

/** With fewer, the interval would be wider than the whole scale from poor to good. */
export const minAgreementItems = 20
const resamples = 1_000
const seed = 20_261_128

/** Sums over the criteria that two reviewers both rated. They add up, so that a resample needs no level again. */
interface PairSums {
  n: number
  x: number
  y: number
  xx: number
  yy: number
  /** Of the squared differences. */
  dd: number
}

const createSums = (): PairSums => ({ n: 0, x: 0, y: 0, xx: 0, yy: 0, dd: 0 })

const add = (to: PairSums, from: Readonly<PairSums>): void => {
  to.n += from.n
  to.x += from.x
  to.y += from.y
  to.xx += from.xx
  to.yy += from.yy
  to.dd += from.dd
}

/**
 * Cohen's kappa with quadratic weights of one pair (Cohen 1968): one minus the mean squared difference over the one that chance would
 * give. Null: neither of the two varies.
 */
const calculatePairKappa = ({ n, x, y, xx, yy, dd }: Readonly<PairSums>): number | null => {
  if (n === 0) return null
  const byChance = xx / n + yy / n - (2 * x * y) / (n * n)
  return byChance < 1e-9 ? null : 1 - dd / n / byChance
}

/** The mean over the pairs of reviewers (Light 1971), each as heavy as the criteria that both rated. */
const calculateKappa = (pairs: Iterable<Readonly<PairSums>>): number | null => {
  let sum = 0
  let weight = 0
  for (const pair of pairs) {
    const kappa = calculatePairKappa(pair)
    if (kappa === null) continue
    sum += kappa * pair.n
    weight += pair.n
  }
  return weight === 0 ? null : sum / weight
}

/** Numbers from 0 to below 1 that follow from the seed alone (mulberry32), so that the same levels give the same interval. */
const createRandom = (): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Pairs = Map<string, PairSums>

const getSums = (pairs: Pairs, key: string): PairSums => {
  const known = pairs.get(key)
  if (known !== undefined) return known
  const made = createSums()
  pairs.set(key, made)
  return made
}

const sumUp = (bySubmission: Iterable<Pairs>): Pairs => {
  const all: Pairs = new Map()
  for (const pairs of bySubmission) for (const [key, sums] of pairs) add(getSums(all, key), sums)
  return all
}

/** The 2.5th and 97.5th of a hundred of resampled kappas. Whole submissions are drawn, because their answers are alike. */
const calculateInterval = (bySubmission: readonly Pairs[], value: number): { low: number; high: number } => {
  const random = createRandom()
  const found: number[] = []
  for (let count = 0; count < resamples; count += 1) {
    const drawn = bySubmission.map(() => bySubmission[Math.floor(random() * bySubmission.length)] ?? new Map())
    const kappa = calculateKappa(sumUp(drawn).values())
    if (kappa !== null) found.push(kappa)
  }
  found.sort((a, b) => a - b)
  const at = (share: number): number => found[Math.round(share * (found.length - 1))] ?? value
  return { low: at(0.025), high: at(0.975) }
}

/** Each criterion with its levels, the reviewers in the order of their ids, so that a pair always has the same first one. */
const groupByItem = (levels: readonly AgreementLevel[]): AgreementLevel[][] => {
  const items = new Map<string, AgreementLevel[]>()
  for (const level of levels) {
    const key = `${level.submissionId} ${level.item}`
    const known = items.get(key)
    if (known === undefined) items.set(key, [level])
    else known.push(level)
  }
  const shared = [...items.values()].filter(({ length }) => length > 1)
  for (const item of shared) item.sort((a, b) => (a.reviewerId < b.reviewerId ? -1 : 1))
  return shared
}

interface Counts {
  same: number
  withinOne: number
  pairs: number
}

const addItem = (pairs: Pairs, item: readonly AgreementLevel[], counts: Counts): void => {
  for (const [place, first] of item.entries())
    for (const second of item.slice(place + 1)) {
      const [x, y] = [first.level, second.level]
      const dd = (x - y) ** 2
      add(getSums(pairs, `${first.reviewerId} ${second.reviewerId}`), { n: 1, x, y, xx: x * x, yy: y * y, dd })
      counts.pairs += 1
      counts.same += dd === 0 ? 1 : 0
      counts.withinOne += dd <= 1 ? 1 : 0
    }
}

/** How far reviewers agree beyond chance, from the criteria that at least two of them rated. */
export function calculateAgreement(levels: readonly AgreementLevel[]): Agreement {
  const items = groupByItem(levels)
  const bySubmission = new Map<string, Pairs>()
  const counts: Counts = { same: 0, withinOne: 0, pairs: 0 }
  for (const item of items) {
    const id = item[0]?.submissionId ?? ''
    const pairs = bySubmission.get(id) ?? new Map<string, PairSums>()
    bySubmission.set(id, pairs)
    addItem(pairs, item, counts)
  }
  const known = {
    ratedTwice: items.length,
    submissions: bySubmission.size,
    reviewers: new Set(items.flat().map(({ reviewerId }) => reviewerId)).size,
  }
  const drawn = [...bySubmission.values()]
  const value = items.length < minAgreementItems ? null : calculateKappa(sumUp(drawn).values())
  if (value === null) return { ...known, kappa: null, same: null, withinOne: null }
  return {
    ...known,
    kappa: { value, ...calculateInterval(drawn, value) },
    same: counts.same / counts.pairs,
    withinOne: counts.withinOne / counts.pairs,
  }
}
