/** Figures that compare our levels with human ones. Every function returns null if the figure is not defined. */

export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Standard deviation of all values (division by n), or null below two values. */
export function standardDeviation(values: readonly number[]): number | null {
  const middle = mean(values)
  if (middle === null || values.length < 2) return null
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length)
}

/** Pearson's correlation; null when one side does not vary or there are fewer than three pairs. */
export function pearson(left: readonly number[], right: readonly number[]): number | null {
  assertSameLength(left, right)
  const a = mean(left)
  const b = mean(right)
  if (a === null || b === null || left.length < 3) return null
  let product = 0
  let leftSquares = 0
  let rightSquares = 0
  left.forEach((value, index) => {
    const x = value - a
    const y = (right[index] ?? 0) - b
    product += x * y
    leftSquares += x * x
    rightSquares += y * y
  })
  return leftSquares === 0 || rightSquares === 0 ? null : product / Math.sqrt(leftSquares * rightSquares)
}

/** Spearman's rho: Pearson's correlation of ranks, equal values sharing the mean of their ranks. */
export function spearman(left: readonly number[], right: readonly number[]): number | null {
  return pearson(computeRanks(left), computeRanks(right))
}

/** Ranks from 1; equal values share the mean of the ranks they take. */
export function computeRanks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value)
  const ranks = values.map(() => 0)
  let from = 0
  while (from < order.length) {
    let to = from
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to += 1
    for (const item of order.slice(from, to + 1)) ranks[item.index] = (from + to) / 2 + 1
    from = to + 1
  }
  return ranks
}

/** Root of the mean squared difference. */
export function rmse(left: readonly number[], right: readonly number[]): number | null {
  assertSameLength(left, right)
  const squares = mean(left.map((value, index) => (value - (right[index] ?? 0)) ** 2))
  return squares === null ? null : Math.sqrt(squares)
}

/** Cohen's kappa with quadratic weights, both sides rounded to half levels. */
export function quadraticKappa(left: readonly number[], right: readonly number[]): number | null {
  assertSameLength(left, right)
  const a = left.map(roundToHalf)
  const b = right.map(roundToHalf)
  if (a.length === 0) return null
  const observed = mean(a.map((value, index) => (value - (b[index] ?? 0)) ** 2)) ?? 0
  const expected = mean(a.map((value) => mean(b.map((other) => (value - other) ** 2)) ?? 0)) ?? 0
  return expected === 0 ? null : 1 - observed / expected
}

function roundToHalf(value: number): number {
  return Math.round(value * 2) / 2
}

/** Area under the curve: the chance that a positive item ranks above a negative one, a tie counting half. */
export function areaUnderCurve(positive: readonly number[], negative: readonly number[]): number | null {
  if (positive.length === 0 || negative.length === 0) return null
  const ranks = computeRanks([...positive, ...negative])
  const sum = ranks.slice(0, positive.length).reduce((total, rank) => total + rank, 0)
  return (sum - (positive.length * (positive.length + 1)) / 2) / (positive.length * negative.length)
}

function assertSameLength(left: readonly number[], right: readonly number[]): void {
  if (left.length !== right.length) throw new RangeError(`${left.length} values against ${right.length}`)
}
