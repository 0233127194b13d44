import { createHash } from 'node:crypto'
import { type AssessmentState, percentOfLevel } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import type { AssessInput } from './input'
import { clip } from './measures/clip'
import { poissonUpperBound } from './measures/poisson'
import { fixedDeps, interview } from './testing/interview'
import { mapAnswers } from './testing/transform'

const run = (input: AssessInput) => assess(input, fixedDeps)
const en = interview('en')
const silent = mapAnswers(en, (answer) => ({ ...answer, text: ' ', words: [] }))

describe('the course of the interview decides the state', () => {
  const cases: [string, AssessInput, AssessmentState][] = [
    ['completed and answered', en, 'scored'],
    ['ended without video', { ...en, hasVideo: false }, 'no_response'],
    ['typed without video', { ...interview('en', 'typed'), hasVideo: false }, 'scored'],
    ['not completed', { ...en, completion: 'not_completed' }, 'incomplete'],
    ['paused by the network', { ...en, completion: 'paused' }, 'paused'],
    ['nothing answered', silent, 'empty'],
    ['no answers at all', { ...en, answers: [] }, 'empty'],
  ]
  it.each(cases)('%s', (_name, input, state) => {
    const result = run(input)
    expect(result.state).toBe(state)
    if (state !== 'scored') expect(Object.values(result.dims).some((dim) => dim.state === 'scored')).toBe(false)
  })
})

describe('a dimension without grounds has a reason and no level', () => {
  it('typed answers have no timing', () => {
    expect(run(interview('en', 'typed')).dims.fluency).toMatchObject({ state: 'not_evaluated', reason: 'no_timing' })
  })

  it('Vietnamese grammar is not judged', () => {
    expect(run(interview('vi')).dims.grammar).toMatchObject({ state: 'not_evaluated', reason: 'unsupported_language' })
  })

  it('an unsure recogniser blocks every dimension', () => {
    const unsure = mapAnswers(en, (answer) => ({
      ...answer,
      words: (answer.words ?? []).map((word) => ({ ...word, confidence: 0.4 })),
    }))
    expect(run(unsure).dims.vocabulary).toMatchObject({ state: 'not_evaluated', reason: 'low_asr_confidence' })
  })

  it('an accommodation leaves fluency out and the group stands without it', () => {
    const result = run({ ...en, accommodations: { excludeFluency: true } })
    expect(result.dims.fluency).toMatchObject({ state: 'not_evaluated', reason: 'excluded_by_accommodation' })
    expect(result.groups.communication).toMatchObject({ state: 'scored', weightScored: 0.9 })
  })

  it('with the default weights the overall figure waits for the cognitive dimensions', () => {
    const { weights: _weights, ...plain } = en
    expect(run(plain).overall).toMatchObject({
      state: 'not_evaluated',
      reason: 'not_assessed_by_engine',
      weightScored: 0.4,
    })
  })

  it('a recogniser that drops fillers moves their weight to pauses and runs', () => {
    const dim = run(mapAnswers(en, (answer) => ({ ...answer, verbatim: false }))).dims.fluency
    expect(dim.measures.map((measure) => measure.id)).toEqual(['pauses_per_100', 'mean_run', 'speech_rate'])
    expect(dim.why.some((why) => why.key === 'fluency.non_verbatim')).toBe(true)
  })
})

describe('figures', () => {
  it('percent runs from 0 at level 1 to 100 at level 5', () => {
    expect([1, 3, 5].map(percentOfLevel)).toEqual([0, 50, 100])
  })

  it('no errors in few words still leave an upper bound: -ln 0.2', () => {
    expect(poissonUpperBound(0)).toBeCloseTo(-Math.log(0.2), 6)
    expect(poissonUpperBound(3)).toBeGreaterThan(3)
  })

  it('clips run in either direction', () => {
    expect([clip(15, 15, 1), clip(8, 15, 1), clip(0, 15, 1), clip(9, 2, 8)]).toEqual([0, 0.5, 1, 1])
  })

  it('golden: the same bytes in give the same bytes out, on every machine and day', () => {
    const hash = (input: AssessInput) =>
      createHash('sha256')
        .update(JSON.stringify(run(input)))
        .digest('hex')
        .slice(0, 16)
    expect({ en: hash(en), vi: hash(interview('vi')), typed: hash(interview('en', 'typed')) }).toMatchInlineSnapshot(`
      {
        "en": "2b122dd6082ba406",
        "typed": "4a8e95711fce7a0f",
        "vi": "2b332fb2732684cc",
      }
    `)
  })
})
