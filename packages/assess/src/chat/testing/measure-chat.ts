import { answerQuestion } from '../answer-question'
import { createSource, type LabeledInterview } from './interview-source'

export interface ChatFigures {
  readonly mentioned: number
  /** Mentioned, and a quote of the answer has the expected words. */
  readonly found: number
  readonly absent: number
  /** Not mentioned, and reported so. */
  readonly reportedAbsent: number
  readonly misses: readonly string[]
}

/** How often the built-in chat finds what was said, and says so where nothing was. */
export function measureChat(interviews: readonly LabeledInterview[]): ChatFigures {
  const rows = interviews.flatMap(({ name, turns, language, questions }) => {
    const source = createSource(turns, language)
    return questions.map(({ ask, expect }) => {
      const quotes = answerQuestion(ask, source).flatMap((event) =>
        event.type === 'statement' ? event.citations.map(({ quote }) => quote) : [],
      )
      const isRight = expect === null ? quotes.length === 0 : quotes.some((quote) => quote.includes(expect))
      return { label: `${name}: ${ask}`, isAbsent: expect === null, isRight, quotes }
    })
  })
  const count = (isAbsent: boolean, isRight?: boolean) =>
    rows.filter((row) => row.isAbsent === isAbsent && (isRight === undefined || row.isRight === isRight)).length
  return {
    mentioned: count(false),
    found: count(false, true),
    absent: count(true),
    reportedAbsent: count(true, true),
    misses: rows.filter((row) => !row.isRight).map(({ label, quotes }) => `${label} -> ${quotes.join(' | ')}`),
  }
}
