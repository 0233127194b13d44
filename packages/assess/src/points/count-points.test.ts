import { describe, expect, it } from 'vitest'
import { assess } from '../assess'
import type { AssessInput } from '../input'
import { buildAnswer, fixedDeps } from '../testing/interview'

const question = {
  id: 'q1',
  text: 'A customer asks for a strong painkiller and takes a blood thinner. What do you do?',
  kind: 'situational',
  expectedPoints: [
    'Finds out which: warfarin / apixaban / medicine list / check interactions / INR test',
    'Holds back what bleeds: no ibuprofen / no aspirin / diclofenac / bleeding / stomach ulcer',
    'Asks someone who may decide: pharmacist / ring doctor / paracetamol / supervisor / prescriber',
  ],
} as const

const ask = (text: string, more: Partial<AssessInput['set']> = {}): AssessInput => ({
  submissionId: 's1',
  language: 'en',
  completion: 'completed',
  hasVideo: true,
  set: { requirements: [], questions: [question], ...more },
  answers: [buildAnswer({ questionId: 'q1', questionText: question.text, text, modality: 'typed' })],
  candidate: { firstName: 'Ada', lastName: 'Lovelace' },
})

const judge = (text: string, more: Partial<AssessInput['set']> = {}) => assess(ask(text, more), fixedDeps)
const statesOf = (text: string) => judge(text).questions?.[0]?.points.map(({ state }) => state)

describe('the expected points of a question', () => {
  it('are covered, partly covered or not heard, each with a quote at its place', () => {
    const text = 'I look at her medicine list for warfarin first. Then I would call the prescriber. I wait for that.'
    const [result] = judge(text).questions ?? []
    expect(result?.points.map(({ heading, state }) => [heading, state])).toEqual([
      ['Finds out which', 'covered'],
      ['Holds back what bleeds', 'not_heard'],
      ['Asks someone who may decide', 'covered'],
    ])
    expect(result?.share).toBeCloseTo(2 / 3, 6)
    for (const { evidence } of result?.points ?? [])
      for (const item of evidence) expect(text.slice(item.start, item.end)).toBe(item.quote)
    expect(result?.points[0]?.evidence[0]?.quote).toContain('warfarin')
    expect(result?.quote?.quote).not.toBe(text)
  })

  it('need the negation of an alternative close to its word', () => {
    expect(statesOf('I would give no ibuprofen to anyone who takes that.')?.[1]).toBe('covered')
    expect(statesOf('I would give her ibuprofen because I need no one to tell me that at all.')?.[1]).toBe('not_heard')
  })

  it('are heard with one typing error, and not in the question given back', () => {
    expect(statesOf('I ask her whether it is warferin that she takes each day.')?.[0]).toBe('covered')
    expect(statesOf(question.text)).toEqual(['not_heard', 'not_heard', 'not_heard'])
  })

  it('are not heard where the candidate withdraws them in another answer', () => {
    const other = { id: 'q2', text: 'What do you do when the till is short?', kind: 'situational' } as const
    const judgeBoth = (text: string) => {
      const answered = ask('I saw warfarin and apixaban on her medicine list.', { questions: [question, other] })
      const second = buildAnswer({ questionId: 'q2', questionText: other.text, text, modality: 'typed' })
      return assess({ ...answered, answers: [...answered.answers, second] }, fixedDeps).questions?.[0]
    }
    expect(judgeBoth('I count it again.')?.points[0]?.state).toBe('covered')
    const withdrawn = judgeBoth('What I said before about warfarin and apixaban, that was not true. I count it again.')
    expect(withdrawn?.points[0]).toMatchObject({ state: 'not_heard', evidence: [] })
  })

  it('count as not heard where the question was not answered', () => {
    expect(judge('').questions).toEqual([])
    const two = { ...question, id: 'q2', text: 'What do you do when the till is short at night?' }
    const { questions } = judge('I look at her medicine list for warfarin and ring the doctor.', {
      questions: [question, two],
    })
    expect(questions?.[1]).toMatchObject({ share: 0, reason: 'unanswered', words: 0, quote: null })
    expect(questions?.[1]?.points.map(({ heading }) => heading)).toEqual([
      'Finds out which',
      'Holds back what bleeds',
      'Asks someone who may decide',
    ])
  })
})

describe('the requirements of the set', () => {
  const read = (name: string, text: string) => judge(text, { requirements: [{ name, weight: 1 }] }).requirements?.[0]

  it('are named, with the quote, where all words of one of their names stand close together', () => {
    expect(read('Go, Rust, or Python', 'Most of it I wrote in Rust, and some of it in a shell.')).toMatchObject({
      state: 'named',
      evidence: { tag: 'requirement_named' },
    })
    expect(read('experience with customer support', 'For two years I did support for every customer.')?.state).toBe(
      'named',
    )
  })

  it('are not named by one shared word of two', () => {
    expect(read('project management', 'I was part of a project that went on for two years.')).toEqual({
      name: 'project management',
      state: 'not_named',
      evidence: null,
    })
  })

  it('are not named by the sentences of an advertisement', () => {
    const pasted = 'The ideal candidate has excellent project management skills in a fast-paced environment.'
    expect(read('project management', `I look at her medicine list for warfarin. ${pasted}`)?.state).toBe('not_named')
  })

  it('are not searched for where the name is a sentence', () => {
    const name = 'Ability to plan large events with many people across several European countries'
    expect(read(name, 'I planned large events with many people.')?.state).toBe('not_searched')
  })
})
