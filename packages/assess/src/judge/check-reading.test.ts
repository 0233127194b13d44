import { describe, expect, it } from 'vitest'
import { getLexicon } from '../lexicons/lexicon'
import { prepareAnswers } from '../normalize/prepare-answers'
import { buildInterview, rewriteAnswers } from '../testing/interview'
import { checkReading } from './check-reading'
import type { ReadingAnswer } from './judge-answers'
import { listAnswerSources, type Source } from './sources'

const text =
  'I proved that the cable was dead with a tester. I locked the breaker myself. I did not sign the card. The floor was green.'
const takenBack = 'I told the foreman about it. To be honest I made that up. The floor was green.'
const expectedPoints = ['Proves it dead: tester', 'Locks it off: lock', 'Signs the card: card']

const question = { id: 'q1', text: 'How do you make a circuit safe?', kind: 'technical' as const, expectedPoints }
const listSources = (words: string): Source[] => {
  const given = buildInterview('en', 'typed')
  const input = rewriteAnswers(given, (own, answer) => (answer.questionId === 'q1' ? words : own))
  const sources = listAnswerSources(input, prepareAnswers(input, getLexicon('en')))
  return sources.filter(({ answer }) => answer?.questionId === 'q1')
}
const sources = listSources(text)

type Point = ReadingAnswer['points'][number]
type Finding = ReadingAnswer['findings'][number]
const no = (id: string): Point => ({ id, state: 'no', polarity: 'affirmed', answer: '', quote: '' })
const point = (id: string, quote: string, more: Partial<Point> = {}): Point => ({
  ...no(id),
  state: 'covered',
  answer: 'A1',
  quote,
  ...more,
})
const finding = (quote: string, more: Partial<Finding> = {}): Finding => ({
  kind: 'own_action',
  polarity: 'affirmed',
  answer: 'A1',
  quote,
  ...more,
})
const check = (changes: Partial<ReadingAnswer>, shown = sources) =>
  checkReading(
    {
      main_point: null,
      answers_question: 'yes',
      points: [no('P1'), no('P2'), no('P3')],
      findings: [],
      correctness: { verdict: 'cannot_tell', answer: '', quote: '', why: '' },
      injection_attempts: [],
      ...changes,
    },
    { question, sources: shown },
  )
const states = ({ reading }: ReturnType<typeof check>) => reading.points.map(({ state }) => state)

describe('the notes of one question', () => {
  it('keep a point whose quote is in the answer, in the order of the set', () => {
    const checked = check({ points: [no('P3'), point('P2', 'I locked the breaker'), no('P1')] })
    expect(states(checked)).toEqual(['no', 'covered', 'no'])
    expect(checked.problems).toEqual([])
    const [, span] = checked.reading.points.map((own) => own.span)
    expect(text.slice(span?.start, span?.end)).toBe('I locked the breaker')
  })

  it('lose a point whose quote is invented or missing, and say so', () => {
    const invented = check({ points: [point('P1', 'I tested it three times'), no('P2'), no('P3')] })
    expect(states(invented)).toEqual(['no', 'no', 'no'])
    expect(invented.problems.join()).toContain(
      'point P1 is covered, but the quote "I tested it three times" is not in A1',
    )
    expect(check({ points: [point('P1', ''), no('P2'), no('P3')] }).problems).toHaveLength(1)
  })

  it('need one entry for each point', () => {
    expect(check({ points: [no('P1'), no('P1'), no('P3')] }).problems).toEqual([
      'there must be exactly one entry for point P1',
      'there must be exactly one entry for point P2',
    ])
  })

  it('do not cover a point by a statement that is denied', () => {
    const denied = point('P3', 'I did not sign the card', { polarity: 'denied' })
    expect(states(check({ points: [no('P1'), no('P2'), denied] }))).toEqual(['no', 'no', 'no'])
  })

  it('count the same words as denied or withdrawn where they are both, and ask again', () => {
    const both = check({
      points: [no('P1'), no('P2'), point('P3', 'I did not sign the card')],
      findings: [
        finding('I did not sign the card', { polarity: 'denied' }),
        finding('I locked the breaker myself'),
        finding('locked the breaker', { polarity: 'withdrawn' }),
      ],
    })
    expect(states(both)).toEqual(['no', 'no', 'no'])
    expect(both.reading.findings.map(({ polarity }) => polarity)).toEqual(['denied', 'withdrawn'])
    expect(
      both.problems.filter((problem) => problem.includes('affirmed in one place and not in another')),
    ).toHaveLength(2)
  })

  it('are questioned where words follow by which people take something back; the model decides', () => {
    const checked = check(
      { findings: [finding('I told the foreman about it'), finding('The floor was green')] },
      listSources(takenBack),
    )
    expect(checked.problems).toEqual(['"I told the foreman about it" may be withdrawn after it: check its polarity'])
    expect(checked.reading.findings.map(({ polarity }) => polarity)).toEqual(['affirmed', 'affirmed'])
  })

  it('drop invented findings, and ask again only if no other is left', () => {
    const some = check({ findings: [finding('The floor was green'), finding('I saved a million dollars')] })
    expect([some.reading.findings.length, some.problems]).toEqual([1, []])
    expect(check({ findings: [finding('I saved a million dollars')] }).problems).toHaveLength(1)
  })

  it('call an answer wrong only with a quote of what is wrong', () => {
    const wrong = { verdict: 'wrong', answer: 'A1', why: 'The tester was not proved.' } as const
    const quoted = check({ correctness: { ...wrong, quote: 'the cable was dead with a tester' } })
    expect(quoted.reading).toMatchObject({ verdict: 'wrong', mistake: { why: 'The tester was not proved.' } })
    const invented = check({ correctness: { ...wrong, quote: 'I never test anything' } })
    expect(invented.reading).toMatchObject({ verdict: 'cannot_tell', mistake: null })
    expect(invented.problems.join()).toContain('correctness is wrong, but')
  })
})
