import type { AssessmentNote } from '@candor/contract'
import type { AssessInput } from './input'
import type { PreparedAnswer } from './normalize/prepared-answer'
import type { DropReason } from './normalize/unit'

const noteKinds: Readonly<Partial<Record<DropReason, AssessmentNote['kind']>>> = {
  injection: 'injection_removed',
  duplicate: 'duplicate_dropped',
  echo: 'question_echo_dropped',
  salad: 'implausible_answer',
}
const maxNotes = 50
const maxQuoteChars = 300

/** Quotes the omitted sentences for the recruiter. */
export function listFilterNotes(answers: readonly PreparedAnswer[]): AssessmentNote[] {
  const notes = answers.flatMap((item) =>
    item.units.flatMap((unit): AssessmentNote[] => {
      const kind = unit.dropped === null ? undefined : noteKinds[unit.dropped]
      if (kind === undefined) return []
      return [
        {
          kind,
          answerId: item.answer.answerId,
          start: unit.start,
          end: unit.end,
          quote: item.answer.text.slice(unit.start, unit.end),
        },
      ]
    }),
  )
  const injections = notes.filter((note) => note.kind === 'injection_removed')
  return [...injections, ...notes.filter((note) => note.kind !== 'injection_removed')].slice(0, maxNotes)
}

/** Answers that a technical fault made unusable. */
export function listFaultNotes(input: AssessInput): AssessmentNote[] {
  return (input.leftOut ?? []).map(({ answerId, text }) => {
    const quote = text.slice(0, maxQuoteChars)
    return { kind: 'technical_fault', answerId, start: 0, end: quote.length, quote }
  })
}
