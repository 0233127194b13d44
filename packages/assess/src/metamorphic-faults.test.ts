import { communicationDims } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import type { AssessInput } from './input'
import { hashInput } from './input-hash'
import { buildInterview, fixedDeps } from './testing/interview'
import { getLevel, pickResults } from './testing/transform'

const runAssess = (input: AssessInput) => assess(input, fixedDeps)
const cases = (['en', 'vi'] as const).flatMap((language) =>
  buildInterview(language).answers.map((answer) => ({ language, answerId: answer.answerId })),
)

/** The interview as if the interviewer had not asked some of its questions. */
const removeQuestions = (input: AssessInput, answerIds: readonly string[]): AssessInput => {
  const removed = input.answers.filter((answer) => answerIds.includes(answer.answerId))
  const questions = input.set.questions.filter(({ id }) => removed.every((answer) => answer.questionId !== id))
  const answers = input.answers.filter((answer) => !removed.includes(answer))
  return { ...input, answers, set: { ...input.set, questions } }
}
const leaveOut = (input: AssessInput, answerIds: readonly string[]): AssessInput => ({
  ...removeQuestions(input, answerIds),
  leftOut: input.answers.filter((answer) => answerIds.includes(answer.answerId)),
})

describe('an answer that a technical fault made unusable', () => {
  it.each(cases)(
    'gives the same result as without the answer, and reports the fault ($language $answerId)',
    (faultCase) => {
      const input = buildInterview(faultCase.language)
      const unusable = runAssess(leaveOut(input, [faultCase.answerId]))
      const absent = runAssess(removeQuestions(input, [faultCase.answerId]))
      expect(pickResults(unusable)).toEqual(pickResults(absent))
      expect(JSON.stringify(unusable.dims)).not.toContain(faultCase.answerId)
      const [note, ...others] = unusable.notes
      expect(note).toMatchObject({ kind: 'technical_fault', answerId: faultCase.answerId })
      expect(others).toEqual(absent.notes)
      const text = input.answers.find((answer) => answer.answerId === faultCase.answerId)?.text
      expect(text?.slice(note?.start, note?.end)).toBe(note?.quote)
    },
  )

  it.each(cases)('never gives a lower level than silence would ($language $answerId)', (faultCase) => {
    const input = buildInterview(faultCase.language)
    const answers = input.answers.map((answer) =>
      answer.answerId === faultCase.answerId ? { ...answer, text: '', words: [] } : answer,
    )
    const silent = runAssess({ ...input, answers })
    const unusable = runAssess(leaveOut(input, [faultCase.answerId]))
    for (const id of communicationDims) {
      expect(getLevel(unusable, id) ?? 0, id).toBeGreaterThanOrEqual(getLevel(silent, id) ?? 0)
    }
    expect(getLevel(unusable, 'comprehension') ?? 0).toBeGreaterThan(getLevel(silent, 'comprehension') ?? 5)
  })

  it('is the reason if no other answer exists, and the state is that of an unanswered interview', () => {
    const input = buildInterview('en')
    const ids = input.answers.map((answer) => answer.answerId)
    const unusable = runAssess(leaveOut(input, ids))
    expect(unusable.state).toBe('empty')
    expect(runAssess(leaveOut({ ...input, hasVideo: false }, ids)).state).toBe('no_response')
    for (const id of communicationDims) {
      expect(unusable.dims[id]).toMatchObject({ state: 'not_evaluated', reason: 'technical_fault' })
    }
    expect([unusable.groups.communication, unusable.overall]).toMatchObject([
      { state: 'not_evaluated', reason: 'technical_fault' },
      { state: 'not_evaluated', reason: 'technical_fault' },
    ])
    expect(unusable.notes.map((note) => note.kind)).toEqual(ids.map(() => 'technical_fault'))
  })

  it('is part of the frozen input in any order, and input without a fault keeps its hash', () => {
    const input = buildInterview('en')
    const two = leaveOut(
      input,
      input.answers.slice(0, 2).map((answer) => answer.answerId),
    )
    const turned = { ...two, leftOut: (two.leftOut ?? []).toReversed() }
    expect(hashInput(turned)).toBe(hashInput(two))
    expect(hashInput(two)).not.toBe(hashInput({ ...two, leftOut: [] }))
  })
})
