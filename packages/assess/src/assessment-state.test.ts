import { createHash } from 'node:crypto'
import { type AssessmentState, cognitiveDims, percentOfLevel } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import type { AssessInput } from './input'
import { measurePer100 } from './measures/events-per-100'
import { scaleToUnit } from './measures/scale-to-unit'
import { smallTalk } from './testing/evidence'
import { buildInterview, fixedDeps, rewriteAnswers } from './testing/interview'
import { mapAnswers } from './testing/transform'

const runAssess = (input: AssessInput) => assess(input, fixedDeps)
const en = buildInterview('en')
const silent = mapAnswers(en, (answer) => ({ ...answer, text: ' ', words: [] }))

describe('the state follows from the course of the interview', () => {
  const cases: [string, AssessInput, AssessmentState][] = [
    ['completed and answered', en, 'scored'],
    ['ended without video', { ...en, hasVideo: false }, 'no_response'],
    ['typed without video', { ...buildInterview('en', 'typed'), hasVideo: false }, 'scored'],
    ['not completed', { ...en, completion: 'not_completed' }, 'incomplete'],
    ['nothing answered', silent, 'empty'],
    ['no answers at all', { ...en, answers: [] }, 'empty'],
  ]
  it.each(cases)('%s', (_name, input, state) => {
    const result = runAssess(input)
    expect(result.state).toBe(state)
    if (state !== 'scored') expect(Object.values(result.dims).some((dim) => dim.state === 'scored')).toBe(false)
  })
})

describe('a dimension that cannot be judged has a reason and no level', () => {
  it('gives no fluency level to typed answers, because they have no timing', () => {
    expect(runAssess(buildInterview('en', 'typed')).dims.fluency).toMatchObject({
      state: 'not_evaluated',
      reason: 'no_timing',
    })
  })

  it('does not judge Vietnamese grammar', () => {
    expect(runAssess(buildInterview('vi')).dims.grammar).toMatchObject({
      state: 'not_evaluated',
      reason: 'unsupported_language',
    })
  })

  it('gives no level to any dimension when the recognizer is unsure', () => {
    const unsure = mapAnswers(en, (answer) => ({
      ...answer,
      words: (answer.words ?? []).map((word) => ({ ...word, confidence: 0.4 })),
    }))
    expect(runAssess(unsure).dims.vocabulary).toMatchObject({ state: 'not_evaluated', reason: 'low_asr_confidence' })
  })

  it('leaves fluency out at the candidate’s own pace with the reason of answers without times', () => {
    const result = runAssess({ ...en, accommodations: { ignoreTiming: true } })
    expect(runAssess(en).dims.fluency.state).toBe('scored')
    expect(result.dims.fluency).toEqual(runAssess(buildInterview('en', 'typed')).dims.fluency)
    expect(result.groups.communication).toMatchObject({ state: 'scored', weightScored: 0.9 })
    const both = runAssess({ ...en, accommodations: { excludeFluency: true, ignoreTiming: true } })
    expect(both.dims).toEqual(runAssess({ ...en, accommodations: { excludeFluency: true } }).dims)
  })

  it('leaves fluency out for an accommodation and still scores the group', () => {
    const result = runAssess({ ...en, accommodations: { excludeFluency: true } })
    expect(result.dims.fluency).toMatchObject({ state: 'not_evaluated', reason: 'excluded_by_accommodation' })
    expect(result.groups.communication).toMatchObject({ state: 'scored', weightScored: 0.9 })
  })

  it('weights communication 0.4 and points 0.6, and leaves every cognitive dimension to a person or a model', () => {
    const { groups, overall, weights, dims, points } = runAssess(en)
    expect(weights).toMatchObject({ groups: { communication: 0.4, cognitive: 0 }, points: 0.6 })
    if (groups.communication.state !== 'scored' || points?.state !== 'scored') throw new Error('not scored')
    expect(overall.state).toBe('scored')
    const level = overall.state === 'scored' ? overall.level : 0
    expect(level).toBeCloseTo(0.4 * groups.communication.level + 0.6 * points.level, 1)
    for (const id of cognitiveDims)
      expect(dims[id]).toMatchObject({ state: 'not_evaluated', reason: 'needs_reviewer', evidence: [], measures: [] })
    expect(groups.cognitive).toMatchObject({ state: 'not_evaluated', weightScored: 0 })
  })

  it('gives no level of points, and no overall level, where the questions have no points that can be heard', () => {
    for (const expectedPoints of [[], ['the result in numbers', 'what was learned']]) {
      const questions = en.set.questions.map((question) => ({ ...question, expectedPoints }))
      const result = runAssess({ ...en, set: { ...en.set, questions } })
      expect(result.dims.comprehension).toMatchObject({ state: 'not_evaluated', reason: 'no_expected_points' })
      expect(result.points).toMatchObject({ state: 'not_evaluated', reason: 'no_expected_points' })
      expect(result.groups.communication.state).toBe('scored')
      expect(result.overall).toMatchObject({ state: 'not_evaluated' })
      const reason = expectedPoints.length === 0 ? 'no_points' : 'points_not_usable'
      expect(result.questions?.map((question) => [question.share, question.reason])).toEqual(
        questions.map(() => [null, reason]),
      )
    }
  })

  it('gives no level where none of the points was heard: that asks for a person who listens', () => {
    const elsewhere = rewriteAnswers(en, (_, { questionId }) => `${smallTalk.en.join(' ')} Number ${questionId}.`)
    const result = runAssess(elsewhere)
    expect(result.dims.comprehension).toMatchObject({ state: 'not_evaluated', reason: 'no_points_heard' })
    expect(result.overall.state).toBe('not_evaluated')
  })

  it('describes vibe and general expression in words with quotes, and they add nothing to any level', () => {
    for (const id of ['vibe', 'general_expression'] as const) {
      const dim = runAssess(en).dims[id]
      expect(dim).toMatchObject({ state: 'described' })
      expect(dim).not.toHaveProperty('level')
      expect(dim.evidence.length).toBeGreaterThan(0)
      expect(dim.measures.every((measure) => measure.contribution === 0)).toBe(true)
    }
  })

  it('moves the weight of fillers to pauses and runs when the recognizer drops fillers', () => {
    const dim = runAssess(mapAnswers(en, (answer) => ({ ...answer, verbatim: false }))).dims.fluency
    expect(dim.measures.map((measure) => measure.id)).toEqual(['pauses_per_100', 'mean_run', 'speech_rate'])
    expect(dim.why.some((why) => why.key === 'fluency.non_verbatim')).toBe(true)
  })
})

it('gives low confidence to Vietnamese measures, because no one has checked their norms, and never high to any', () => {
  const { vocabulary, coherence } = runAssess(buildInterview('vi')).dims
  expect([vocabulary.confidence, coherence.confidence]).toEqual(['low', 'low'])
  for (const dim of Object.values(runAssess(en).dims)) expect(dim.confidence).not.toBe('high')
})

describe('figures of the assessment', () => {
  it('maps level 1 to 0 percent and level 5 to 100 percent', () => {
    expect([1, 3, 5].map(percentOfLevel)).toEqual([0, 50, 100])
  })

  it('draws a rate in few words to the usual one, and leaves it in many', () => {
    expect(measurePer100(0, 60, 1)).toBeCloseTo(0.5, 10)
    expect(measurePer100(3, 60, 1)).toBeCloseTo(3, 10)
    expect(measurePer100(300, 6000, 1)).toBeCloseTo(4.96, 2)
  })

  it('scales a measure to 0..1 and clips it in either direction', () => {
    expect([scaleToUnit(15, 15, 1), scaleToUnit(8, 15, 1), scaleToUnit(0, 15, 1), scaleToUnit(9, 2, 8)]).toEqual([
      0, 0.5, 1, 1,
    ])
  })

  it('golden: gives the same output bytes for the same input bytes on every machine and day', () => {
    const hash = (input: AssessInput) =>
      createHash('sha256')
        .update(JSON.stringify(runAssess(input)))
        .digest('hex')
        .slice(0, 16)
    expect({
      en: hash(en),
      vi: hash(buildInterview('vi')),
      typed: hash(buildInterview('en', 'typed')),
    }).toMatchInlineSnapshot(`
      {
        "en": "35c47cc37f86426c",
        "typed": "e39510bf609d10bd",
        "vi": "72f387985fcb1b44",
      }
    `)
  })
})
