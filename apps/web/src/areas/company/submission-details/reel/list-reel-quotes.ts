import type { Evidence, QuestionResult } from '@candor/contract'

export interface ReelQuote {
  readonly questionId: string
  readonly heading: string
  readonly evidence: Evidence
}

const most = 3

/** Covered points with a quote, the first quote of each. */
const listCovered = ({ questionId, points }: QuestionResult): ReelQuote[] =>
  points.flatMap(({ state, heading, evidence }) => {
    const [first] = evidence
    return state === 'covered' && first !== undefined ? [{ questionId, heading, evidence: first }] : []
  })

/**
 * The quotes of the three strongest points: one of each of the questions with the largest shares of their points, then further ones of
 * the same questions. No two show the same words.
 */
export function listReelQuotes(results: readonly QuestionResult[]): ReelQuote[] {
  const questions = [...results].sort((a, b) => (b.share ?? -1) - (a.share ?? -1)).map(listCovered)
  const longest = Math.max(0, ...questions.map(({ length }) => length))
  const inTurns = Array.from({ length: longest }, (_, place) =>
    questions.flatMap((quotes) => quotes[place] ?? []),
  ).flat()
  const chosen: ReelQuote[] = []
  for (const quote of inTurns) {
    const { answerId, start, end } = quote.evidence
    const isNew = chosen.every(
      ({ evidence }) => evidence.answerId !== answerId || evidence.end <= start || evidence.start >= end,
    )
    if (isNew && chosen.length < most) chosen.push(quote)
  }
  return chosen
}
