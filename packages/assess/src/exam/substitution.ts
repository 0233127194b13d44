/** Replaces a whole sentence with another. */
export interface Substitution {
  readonly from: string
  readonly to: string
}

/** The text as it is escaped inside a JSON string. */
const encodeForJson = (text: string): string => JSON.stringify(text.normalize('NFC')).slice(1, -1)

/** Applies the substitutions; also returns those that were found. */
export function substituteInPrompt(
  prompt: string,
  substitutions: readonly Substitution[],
): { prompt: string; found: readonly Substitution[] } {
  const found = substitutions.filter((swap) => prompt.includes(encodeForJson(swap.from)))
  const substituted = found.reduce(
    (text, { from, to }) => text.replaceAll(encodeForJson(from), () => encodeForJson(to)),
    prompt,
  )
  return { prompt: substituted, found }
}

/**
 * Reverses the substitutions in the model's answer. The model may quote a sentence that the judge never saw, and that
 * must not count as an invented quote.
 */
export function undoSubstitutions(value: unknown, substitutions: readonly Substitution[]): unknown {
  if (typeof value === 'string')
    return substitutions.reduce((text, { from, to }) => text.replaceAll(to, () => from), value)
  if (Array.isArray(value)) return value.map((item) => undoSubstitutions(item, substitutions))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, undoSubstitutions(item, substitutions)]))
}
