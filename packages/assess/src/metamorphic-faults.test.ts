import { communicationDims } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import type { AssessInput } from './input'
import { inputHashOf } from './input-hash'
import { fixedDeps, interview } from './testing/interview'
import { levelOf, verdictOf } from './testing/transform'

const run = (input: AssessInput) => assess(input, fixedDeps)
const cases = (['en', 'vi'] as const).flatMap((language) =>
  interview(language).answers.map((answer) => ({ language, answerId: answer.answerId })),
)

/** The interview as if some of its questions had never been asked. */
const without = (input: AssessInput, answerIds: readonly string[]): AssessInput => {
  const gone = input.answers.filter((answer) => answerIds.includes(answer.answerId))
  const questions = input.set.questions.filter(({ id }) => gone.every((answer) => answer.questionId !== id))
  const answers = input.answers.filter((answer) => !gone.includes(answer))
  return { ...input, answers, set: { ...input.set, questions } }
}
const leftOut = (input: AssessInput, answerIds: readonly string[]): AssessInput => ({
  ...without(input, answerIds),
  leftOut: input.answers.filter((answer) => answerIds.includes(answer.answerId)),
})

describe('an answer spoilt by a technical fault', () => {
  it.each(cases)('judges nothing: all is as without it, and it is told of ($language $answerId)', (of) => {
    const input = interview(of.language)
    const spoilt = run(leftOut(input, [of.answerId]))
    const absent = run(without(input, [of.answerId]))
    expect(verdictOf(spoilt)).toEqual(verdictOf(absent))
    expect(JSON.stringify(spoilt.dims)).not.toContain(of.answerId)
    const [note, ...others] = spoilt.notes
    expect(note).toMatchObject({ kind: 'technical_fault', answerId: of.answerId })
    expect(others).toEqual(absent.notes)
    const text = input.answers.find((answer) => answer.answerId === of.answerId)?.text
    expect(text?.slice(note?.start, note?.end)).toBe(note?.quote)
  })

  it.each(cases)('never lowers a level that silence would have left ($language $answerId)', (of) => {
    const input = interview(of.language)
    const answers = input.answers.map((answer) =>
      answer.answerId === of.answerId ? { ...answer, text: '', words: [] } : answer,
    )
    const silent = run({ ...input, answers })
    const spoilt = run(leftOut(input, [of.answerId]))
    for (const id of communicationDims) {
      expect(levelOf(spoilt, id) ?? 0, id).toBeGreaterThanOrEqual(levelOf(silent, id) ?? 0)
    }
    expect(levelOf(spoilt, 'comprehension') ?? 0).toBeGreaterThan(levelOf(silent, 'comprehension') ?? 5)
  })

  it('is the reason where nothing else is there to judge, and the state is that of nothing answered', () => {
    const input = interview('en')
    const ids = input.answers.map((answer) => answer.answerId)
    const spoilt = run(leftOut(input, ids))
    expect(spoilt.state).toBe('empty')
    expect(run(leftOut({ ...input, hasVideo: false }, ids)).state).toBe('no_response')
    for (const id of communicationDims) {
      expect(spoilt.dims[id]).toMatchObject({ state: 'not_evaluated', reason: 'technical_fault' })
    }
    expect([spoilt.groups.communication, spoilt.overall]).toMatchObject([
      { state: 'not_evaluated', reason: 'technical_fault' },
      { state: 'not_evaluated', reason: 'technical_fault' },
    ])
    expect(spoilt.notes.map((note) => note.kind)).toEqual(ids.map(() => 'technical_fault'))
  })

  it('is part of the frozen input, in whatever order, and input without one hashes as before', () => {
    const input = interview('en')
    const two = leftOut(
      input,
      input.answers.slice(0, 2).map((answer) => answer.answerId),
    )
    const turned = { ...two, leftOut: (two.leftOut ?? []).toReversed() }
    expect(inputHashOf(turned)).toBe(inputHashOf(two))
    expect(inputHashOf(two)).not.toBe(inputHashOf({ ...two, leftOut: [] }))
  })
})
