/** Words in the place of others, whole sentences. */
export interface Swap {
  readonly from: string
  readonly to: string
}

/** As the words stand inside a JSON string. */
const inJson = (text: string): string => JSON.stringify(text.normalize('NFC')).slice(1, -1)

/** The prompt with the swaps made, and those whose place was found. */
export function swapInPrompt(prompt: string, swaps: readonly Swap[]): { prompt: string; found: readonly Swap[] } {
  const found = swaps.filter((swap) => prompt.includes(inJson(swap.from)))
  const swapped = found.reduce((text, { from, to }) => text.replaceAll(inJson(from), () => inJson(to)), prompt)
  return { prompt: swapped, found }
}

/**
 * The model's answer with the swaps undone in every text: it may quote a sentence that the judge has never seen, and that
 * must not count as an invented quote.
 */
export function undoSwaps(value: unknown, swaps: readonly Swap[]): unknown {
  if (typeof value === 'string') return swaps.reduce((text, { from, to }) => text.replaceAll(to, () => from), value)
  if (Array.isArray(value)) return value.map((item) => undoSwaps(item, swaps))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, undoSwaps(item, swaps)]))
}
