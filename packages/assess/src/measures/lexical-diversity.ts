const windowLength = 50
const hddSample = 42

/** Mean type-token ratio of all 50-word windows (0 to 1); the whole text when it is shorter. */
export function measureWindowTtr(forms: readonly string[]): number {
  if (forms.length === 0) return 0
  const size = Math.min(windowLength, forms.length)
  const counts = new Map<string, number>()
  let sum = 0
  forms.forEach((form, index) => {
    counts.set(form, (counts.get(form) ?? 0) + 1)
    const leaving = forms[index - size]
    if (leaving !== undefined) decrementCount(counts, leaving)
    if (index >= size - 1) sum += counts.size / size
  })
  return sum / (forms.length - size + 1)
}

function decrementCount(counts: Map<string, number>, form: string): void {
  const left = (counts.get(form) ?? 0) - 1
  if (left > 0) counts.set(form, left)
  else counts.delete(form)
}

/**
 * HD-D (McCarthy & Jarvis 2010): expected share of types in a random sample of 42 words, 0 to 1. Length does not move it, and
 * neither does the order in which things are said.
 */
export function measureHdd(forms: readonly string[], sampleWords = hddSample): number {
  return measureTypeShare(forms, () => true, sampleWords)
}

/** Expected share (0 to 1) of a random sample of 42 words that are types of the counted kind, each type once. */
export function measureTypeShare(
  forms: readonly string[],
  isCounted: (form: string) => boolean,
  sampleWords = hddSample,
): number {
  const total = forms.length
  const sample = Math.min(sampleWords, total)
  if (sample === 0) return 0
  const counts = new Map<string, number>()
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1)
  const byCount = new Map<number, number>()
  for (const [form, count] of counts) if (isCounted(form)) byCount.set(count, (byCount.get(count) ?? 0) + 1)
  let expected = 0
  for (const [count, types] of [...byCount].sort((a, b) => a[0] - b[0]))
    expected += types * (1 - computeAbsenceProbability(total, count, sample))
  return expected / sample
}

/** Probability that a word with `count` occurrences is missing from a sample drawn without replacement. */
function computeAbsenceProbability(total: number, count: number, sample: number): number {
  let probability = 1
  for (let drawn = 0; drawn < sample; drawn += 1) probability *= Math.max(0, total - count - drawn) / (total - drawn)
  return probability
}
