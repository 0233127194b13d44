const wordStart = '(?<![\\p{L}\\p{N}])'
const wordEnd = '(?![\\p{L}\\p{N}])'

/** A comma, but not the one of a quantifier such as {1,9}. */
const betweenPhrases = /,(?!\d+\})/u

/** A pattern of whole words and phrases, in either language. */
export function buildWordPattern(phrases: string, flags = 'iu'): RegExp {
  const parts = phrases
    .split('\n')
    .flatMap((line) => line.split(betweenPhrases))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .sort((a, b) => b.length - a.length)
  return new RegExp(`${wordStart}(?:${parts.join('|')})${wordEnd}`, flags)
}

/** Words in lower case, letters and figures only. */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** A name without its legal form, for comparing: "Norrpay AB" and "Norrpay". */
export function normalizeName(text: string): string {
  const legal = new Set(
    'inc llc ltd limited corp corporation co company gmbh ag ab sa plc pte jsc công ty tnhh cp cổ phần mtv the and'.split(
      ' ',
    ),
  )
  return splitWords(text)
    .filter((word) => !legal.has(word))
    .join(' ')
}
