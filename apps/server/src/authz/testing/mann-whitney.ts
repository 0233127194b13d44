/** Ranks from 1; equal values share the mean of theirs. */
const rankSamples = (values: readonly number[]): { ranks: number[]; ties: number } => {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value)
  const ranks = new Array<number>(values.length).fill(0)
  let ties = 0
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && order[to]?.value === order[from]?.value) to += 1
    for (const { index } of order.slice(from, to)) ranks[index] = (from + 1 + to) / 2
    const count = to - from
    ties += count ** 3 - count
    from = to
  }
  return { ranks, ties }
}

/**
 * Mann-Whitney's z: how far two samples are from being of one distribution, in standard deviations; positive where the first
 * has the larger values. Below 3 so many measurements cannot tell them apart.
 */
export const mannWhitneyZ = (first: readonly number[], second: readonly number[]): number => {
  const [m, n] = [first.length, second.length]
  const { ranks, ties } = rankSamples([...first, ...second])
  const rankSum = ranks.slice(0, m).reduce((sum, rank) => sum + rank, 0)
  const u = rankSum - (m * (m + 1)) / 2
  const total = m + n
  const variance = ((m * n) / 12) * (total + 1 - ties / (total * (total - 1)))
  return variance === 0 ? 0 : (u - (m * n) / 2) / Math.sqrt(variance)
}

/** The value below which a share of the sample lies. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
