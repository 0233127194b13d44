import type { Citation } from '@candor/contract'
import { isInjection } from '../filters/injection'
import type { ChatAnswer, ChatSource } from './source'
import { listTerms, type Term } from './terms'

/** A sentence of the candidate, with its place. */
export interface Passage {
  readonly citation: Citation
  readonly questionText: string
  readonly terms: readonly Term[]
}

/** Recognized speech may come without any full stop. */
const maxSentenceWords = 40
const sentenceEnd = /[.!?…]["'”’)]?$/u

type Line = ChatAnswer['lines'][number]

/** Neighboring lines that make one sentence. */
function groupLines(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  let words = 0
  for (const line of lines) {
    const group = groups.at(-1)
    const previous = group?.at(-1)
    words += line.text.split(/\s+/u).length
    if (group === undefined || previous === undefined || sentenceEnd.test(previous.text) || words > maxSentenceWords) {
      groups.push([line])
      words = line.text.split(/\s+/u).length
    } else group.push(line)
  }
  return groups
}

function createPassage(answer: ChatAnswer, group: readonly Line[]): Passage | null {
  const [first] = group
  const last = group.at(-1)
  if (first === undefined || last === undefined) return null
  const { answerId, questionId, questionNumber, questionText } = answer
  const quote = answer.text.slice(first.start, last.end)
  const times = { startMs: first.startMs, endMs: last.endMs }
  const citation = { answerId, questionId, questionNumber, start: first.start, end: last.end, quote, ...times }
  return { citation, questionText, terms: listTerms(quote) }
}

/**
 * The sentences of a submission, in the order of the interview. Sentences that address a machine are left out: they say nothing of the
 * candidate, and reviewers find them among the assessment's notes.
 */
export const listPassages = ({ answers }: Pick<ChatSource, 'answers'>): readonly Passage[] =>
  answers.flatMap((answer) =>
    groupLines(answer.lines)
      .flatMap((group) => createPassage(answer, group) ?? [])
      .filter(({ citation, terms }) => terms.length > 0 && !isInjection(citation.quote)),
  )
