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

describe('the course of the interview decides the state', () => {
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

describe('a dimension without grounds has a reason and no level', () => {
  it('typed answers have no timing', () => {
    expect(runAssess(buildInterview('en', 'typed')).dims.fluency).toMatchObject({
      state: 'not_evaluated',
      reason: 'no_timing',
    })
  })

  it('Vietnamese grammar is not judged', () => {
    expect(runAssess(buildInterview('vi')).dims.grammar).toMatchObject({
      state: 'not_evaluated',
      reason: 'unsupported_language',
    })
  })

  it('an unsure recogniser blocks every dimension', () => {
    const unsure = mapAnswers(en, (answer) => ({
      ...answer,
      words: (answer.words ?? []).map((word) => ({ ...word, confidence: 0.4 })),
    }))
    expect(runAssess(unsure).dims.vocabulary).toMatchObject({ state: 'not_evaluated', reason: 'low_asr_confidence' })
  })

  it('an accommodation leaves fluency out and the group stands without it', () => {
    const result = runAssess({ ...en, accommodations: { excludeFluency: true } })
    expect(result.dims.fluency).toMatchObject({ state: 'not_evaluated', reason: 'excluded_by_accommodation' })
    expect(result.groups.communication).toMatchObject({ state: 'scored', weightScored: 0.9 })
  })

  it('the overall figure is 0.4 communication and 0.6 cognitive, and what the set does not ask for has no weight', () => {
    const { groups, overall, weights, dims } = runAssess(en)
    expect(weights.groups).toMatchObject({ communication: 0.4, cognitive: 0.6 })
    if (groups.communication.state !== 'scored' || groups.cognitive.state !== 'scored') throw new Error('not scored')
    expect(overall).toMatchObject({ state: 'scored' })
    const level = overall.state === 'scored' ? overall.level : 0
    expect(level).toBeCloseTo(0.4 * groups.communication.level + 0.6 * groups.cognitive.level, 1)
    expect(weights.dims.decision_making).toBe(0)
    expect(dims.decision_making.state).toBe('scored')
  })

  it('what no question asks for and nobody speaks of is not asked, and lowers nothing', () => {
    const questions = en.set.questions.map(({ dimensions: _none, ...question }) => question)
    const plain = runAssess({ ...buildSpeakerInterview('weak', 'en'), set: { ...en.set, questions } })
    expect(plain.dims.insightfulness).toMatchObject({ state: 'not_evaluated', reason: 'not_asked' })
    expect(plain.groups.cognitive).toMatchObject({ state: 'scored', weightScored: 1 })
  })

  it('what was asked for, answered at length and not found is level 1 with its count, and blocks where too little was said', () => {
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

  it('vibe and general expression are told in words with quotes, and add nothing to any level', () => {
    for (const id of ['vibe', 'general_expression'] as const) {
      const dim = runAssess(en).dims[id]
      expect(dim).toMatchObject({ state: 'described' })
      expect(dim).not.toHaveProperty('level')
      expect(dim.evidence.length).toBeGreaterThan(0)
      expect(dim.measures.every((measure) => measure.contribution === 0)).toBe(true)
    }
  })

  it('no count of evidence reaches beyond level 4, and its confidence is always low', () => {
    const many = rewriteAnswers(en, (text) => `${text} ${Object.values(strongEvidence.en).join(' ')}`)
    for (const id of cognitiveDims) {
      const dim = runAssess(many).dims[id]
      if (dim.state !== 'scored') throw new Error(`${id} is not scored`)
      expect(dim.level).toBeLessThanOrEqual(id === 'clarity' ? 5 : 4)
      expect(dim.confidence).toBe('low')
    }
  })

  it('a recogniser that drops fillers moves their weight to pauses and runs', () => {
    const dim = runAssess(mapAnswers(en, (answer) => ({ ...answer, verbatim: false }))).dims.fluency
    expect(dim.measures.map((measure) => measure.id)).toEqual(['pauses_per_100', 'mean_run', 'speech_rate'])
    expect(dim.why.some((why) => why.key === 'fluency.non_verbatim')).toBe(true)
  })
})

it('a group is no surer than most of its weight: Vietnamese norms are authored, and nobody has checked them', () => {
  const communication = assess(buildInterview('vi'), fixedDeps).groups.communication
  expect(communication).toMatchObject({ state: 'scored', confidence: 'low' })
})

describe('figures', () => {
  it('percent runs from 0 at level 1 to 100 at level 5', () => {
    expect([1, 3, 5].map(percentOfLevel)).toEqual([0, 50, 100])
  })

  it('no errors in few words still leave an upper bound: -ln 0.2', () => {
    expect(computePoissonUpperBound(0)).toBeCloseTo(-Math.log(0.2), 6)
    expect(computePoissonUpperBound(3)).toBeGreaterThan(3)
  })

  it('clips run in either direction', () => {
    expect([scaleToUnit(15, 15, 1), scaleToUnit(8, 15, 1), scaleToUnit(0, 15, 1), scaleToUnit(9, 2, 8)]).toEqual([
      0, 0.5, 1, 1,
    ])
  })

  it('golden: the same bytes in give the same bytes out, on every machine and day', () => {
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
        "en": "e0fe449a3ddec40c",
        "typed": "9278b09f3af7e3ac",
        "vi": "4ade223ed0d397b5",
      }
    `)
  })
})
