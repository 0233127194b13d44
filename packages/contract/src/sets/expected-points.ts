/** A point of a good answer: a heading for people, and alternatives of one to three words, each of which makes the point. */
export interface ExpectedPoint {
  readonly heading: string
  readonly alternatives: readonly string[]
}

const separator = ' / '

/**
 * "Finds the cause: root cause / checked log" as its parts. A line without a row of alternatives is a heading alone: points that
 * were written as one sentence keep their meaning, with a colon or a "24/7" in them too.
 */
export function parseExpectedPoint(line: string): ExpectedPoint {
  const at = line.indexOf(': ')
  const alternatives = line
    .slice(at + 2)
    .split(/\s\/|\/\s/u)
    .map((alternative) => alternative.trim())
    .filter((alternative) => alternative !== '')
  if (at === -1 || alternatives.length < 2) return { heading: line.trim(), alternatives: [] }
  return { heading: line.slice(0, at).trim(), alternatives }
}

export const formatExpectedPoint = ({ heading, alternatives }: ExpectedPoint): string =>
  alternatives.length === 0 ? heading : `${heading}: ${alternatives.join(separator)}`
