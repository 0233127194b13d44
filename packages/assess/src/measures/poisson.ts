/** One-sided upper bound (default 80%) of a Poisson mean after `count` events: few words cannot look like few errors. */
export function computePoissonUpperBound(count: number, probability = 0.8): number {
  let low = 0
  let high = count + 10 + 10 * Math.sqrt(count + 1)
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (computePoissonCdf(count, middle) > 1 - probability) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** P(X <= count) for a Poisson mean; terms in logs so that large counts do not overflow. */
function computePoissonCdf(count: number, mean: number): number {
  if (mean <= 0) return 1
  let logTerm = -mean
  let sum = Math.exp(logTerm)
  for (let k = 1; k <= count; k += 1) {
    logTerm += Math.log(mean) - Math.log(k)
    sum += Math.exp(logTerm)
  }
  return Math.min(1, sum)
}
