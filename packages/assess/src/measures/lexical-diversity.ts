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
  const sample = Math.min(sampleWords, forms.length)
  return sample === 0 ? 0 : countTypesPerSample(forms, { words: forms.length, sample }) / sample
}

/** Every dimension of language has at least so many words. */
const fewestWords = 60

/**
 * Expected number of different things in a random sample of 60 words, from each occurrence of them in `words` words. A longer text
 * has more of them; the sample does not.
 */
export const measureTypesPerSample = (occurrences: readonly string[], words: number): number =>
  countTypesPerSample(occurrences, { words, sample: Math.min(fewestWords, words) })

function countTypesPerSample(
  occurrences: readonly string[],
  { words, sample }: { readonly words: number; readonly sample: number },
): number {
  const counts = new Map<string, number>()
  for (const type of occurrences) counts.set(type, (counts.get(type) ?? 0) + 1)
  // Types that are equally frequent are equally likely, whatever the order of the text.
  const byCount = new Map<number, number>()
  for (const count of counts.values()) byCount.set(count, (byCount.get(count) ?? 0) + 1)
  return [...byCount]
    .sort((a, b) => a[0] - b[0])
    .reduce((sum, [count, types]) => sum + types * (1 - computeAbsenceProbability(words, count, sample)), 0)
}

/** Probability that a word with `count` occurrences is missing from a sample drawn without replacement. */
function computeAbsenceProbability(total: number, count: number, sample: number): number {
  let probability = 1
  for (let drawn = 0; drawn < sample; drawn += 1) probability *= Math.max(0, total - count - drawn) / (total - drawn)
  return probability
}
