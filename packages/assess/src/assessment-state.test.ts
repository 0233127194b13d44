import { createHash } from 'node:crypto'
import { type AssessmentState, cognitiveDims, percentOfLevel } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import type { AssessInput } from './input'
import { computePoissonUpperBound } from './measures/poisson'
import { scaleToUnit } from './measures/scale-to-unit'
import { strongEvidence } from './testing/evidence'
import { buildInterview, buildSpeakerInterview, fixedDeps, rewriteAnswers } from './testing/interview'
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
    ['paused by the network', { ...en, completion: 'paused' }, 'paused'],
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

  it('leaves fluency out for an accommodation and still scores the group', () => {
    const result = runAssess({ ...en, accommodations: { excludeFluency: true } })
    expect(result.dims.fluency).toMatchObject({ state: 'not_evaluated', reason: 'excluded_by_accommodation' })
    expect(result.groups.communication).toMatchObject({ state: 'scored', weightScored: 0.9 })
  })

  it('weights communication 0.4 and cognitive 0.6, and gives no weight to dimensions that the set does not ask for', () => {
    const { groups, overall, weights, dims } = runAssess(en)
    expect(weights.groups).toMatchObject({ communication: 0.4, cognitive: 0.6 })
    if (groups.communication.state !== 'scored' || groups.cognitive.state !== 'scored') throw new Error('not scored')
    expect(overall).toMatchObject({ state: 'scored' })
    const level = overall.state === 'scored' ? overall.level : 0
    expect(level).toBeCloseTo(0.4 * groups.communication.level + 0.6 * groups.cognitive.level, 1)
    expect(weights.dims.decision_making).toBe(0)
    expect(dims.decision_making.state).toBe('scored')
  })

  it('reports a dimension as not asked, and lowers nothing, when no question and no answer is about it', () => {
    const questions = en.set.questions.map(({ dimensions: _none, ...question }) => question)
    const plain = runAssess({ ...buildSpeakerInterview('weak', 'en'), set: { ...en.set, questions } })
    expect(plain.dims.insightfulness).toMatchObject({ state: 'not_evaluated', reason: 'not_asked' })
    expect(plain.groups.cognitive).toMatchObject({ state: 'scored', weightScored: 1 })
  })

  it('gives level 1 when long answers hold no evidence, and blocks the group when the answers are too short', () => {
    const weak = buildSpeakerInterview('weak', 'en')
    expect(runAssess(weak).dims.insightfulness).toMatchObject({
      state: 'scored',
      level: 1,
      measures: [{ id: 'evidence_found', value: 0, contribution: 0 }],
    })
    const answers = weak.answers.filter((answer) => answer.questionId !== 'q4')
    const short = runAssess({ ...weak, answers })
    expect(short.dims.insightfulness).toMatchObject({ state: 'not_evaluated', reason: 'insufficient_evidence' })
    expect([short.groups.cognitive.state, short.overall.state]).toEqual(['not_evaluated', 'not_evaluated'])
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

  it('never gives counted evidence more than level 4 or more than low confidence', () => {
    const many = rewriteAnswers(en, (text) => `${text} ${Object.values(strongEvidence.en).join(' ')}`)
    for (const id of cognitiveDims) {
      const dim = runAssess(many).dims[id]
      if (dim.state !== 'scored') throw new Error(`${id} is not scored`)
      expect(dim.level).toBeLessThanOrEqual(id === 'clarity' ? 5 : 4)
      expect(dim.confidence).toBe('low')
    }
  })

  it('moves the weight of fillers to pauses and runs when the recognizer drops fillers', () => {
    const dim = runAssess(mapAnswers(en, (answer) => ({ ...answer, verbatim: false }))).dims.fluency
    expect(dim.measures.map((measure) => measure.id)).toEqual(['pauses_per_100', 'mean_run', 'speech_rate'])
    expect(dim.why.some((why) => why.key === 'fluency.non_verbatim')).toBe(true)
  })
})

it('gives a Vietnamese group low confidence, because no one has checked its authored norms', () => {
  const communication = assess(buildInterview('vi'), fixedDeps).groups.communication
  expect(communication).toMatchObject({ state: 'scored', confidence: 'low' })
})

describe('figures of the assessment', () => {
  it('maps level 1 to 0 percent and level 5 to 100 percent', () => {
    expect([1, 3, 5].map(percentOfLevel)).toEqual([0, 50, 100])
  })

  it('keeps an upper bound of -ln 0.2 for no errors in few words', () => {
    expect(computePoissonUpperBound(0)).toBeCloseTo(-Math.log(0.2), 6)
    expect(computePoissonUpperBound(3)).toBeGreaterThan(3)
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
        "en": "cdcb19b3334cae8c",
        "typed": "712230425ad84b5c",
        "vi": "2154dd157b253ac2",
      }
    `)
  })
})
