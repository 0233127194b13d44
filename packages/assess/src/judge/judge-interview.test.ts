import { cognitiveDims, communicationDims, cvDims, type Dim, zAssessment } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from '../assess'
import type { AssessInput } from '../input'
import { buildInterview, fixedDeps, productDeps, rewriteAnswers } from '../testing/interview'
import { mapAnswers } from '../testing/transform'
import { judgeInterview } from './judge-interview'
import { promptVersion } from './prompt-version'
import { createRatingJudge, type Level, parseCall, readEverything, type ScriptedJudge } from './testing/scripted-judge'

const { weights: _weights, ...en } = buildInterview('en')
const run = async (input: AssessInput, judge: ScriptedJudge) => {
  const judgement = await judgeInterview(input, { ...fixedDeps, ask: judge.ask })
  zAssessment.parse(judgement.assessment)
  return judgement
}
/** Gives these levels to one dimension, sample by sample, and 3 to everything else. */
const createSampleJudge = (id: string, levels: readonly Level[]) =>
  createRatingJudge((seen, dim) => (dim === id ? (levels[seen.call.sample - 1] ?? null) : 3))
const judgeDim = async (id: keyof typeof assessed, levels: readonly Level[]): Promise<Dim> =>
  (await run(en, createSampleJudge(id, levels))).assessment.dims[id]
const assessed = assess(en, productDeps).dims

describe('an interview judged by a model', () => {
  it('has a level from three samples for every dimension except Fluency, and names its engine and model', async () => {
    const judge = createRatingJudge(() => 4)
    const { assessment, calls, inputTokens, outputTokens } = await run(en, judge)
    expect(assessment).toMatchObject({
      engine: 'llm',
      engineVersion: 'llm-2.1.0',
      promptVersion,
      model: 'scripted/judge',
      rubricVersion: 'r1',
      state: 'scored',
      inputHash: assess(en, fixedDeps).inputHash,
    })
    // Three samples of four questions, of Comprehension, of seven abilities that are asked for, and of three of language.
    expect(judge.calls).toHaveLength(3 * (4 + 1 + 7 + 3))
    expect([calls, inputTokens, outputTokens]).toEqual([45, 4500, 900])
    expect(assessment.params).toMatchObject({ samples: 3, calls: 45 })
    expect(assessment.dims.decision_making).toMatchObject({ state: 'not_evaluated', reason: 'not_asked' })
    const notJudged = new Set<string>(['fluency', 'decision_making'])
    for (const id of [...communicationDims, ...cognitiveDims].filter((dim) => !notJudged.has(dim))) {
      const judged = { samples: [4, 4, 4], spread: 0, whyNotHigher: 'No counter-case.' }
      expect(assessment.dims[id]).toMatchObject({ state: 'scored', level: 4, percent: 75, se: 0.25, judged })
    }
    expect(assessment.dims.fluency).toEqual(assessed.fluency)
    expect(assessment.dims.vibe).toEqual(assessed.vibe)
    expect(assessment.groups.cognitive).toMatchObject({ state: 'scored', level: 4 })
    expect(assessment.overall).toMatchObject({ state: 'scored' })
  })

  it('quotes word for word at offsets of the original transcript, with the times of its words (M28)', async () => {
    const { assessment } = await run(
      en,
      createRatingJudge(() => 4),
    )
    const quotes = Object.values(assessment.dims).flatMap((dim) => dim.evidence)
    expect(quotes.length).toBeGreaterThan(20)
    for (const quote of quotes) {
      const answer = en.answers.find((item) => item.answerId === quote.answerId)
      expect(answer?.text.slice(quote.start, quote.end)).toBe(quote.quote)
      expect(quote.endMs ?? 0).toBeGreaterThan(quote.startMs ?? Number.POSITIVE_INFINITY)
    }
  })

  it('gives the same result twice for the same answers (M01)', async () => {
    const [first, second] = [
      await run(
        en,
        createRatingJudge(() => 4),
      ),
      await run(
        en,
        createRatingJudge(() => 4),
      ),
    ]
    expect(second).toEqual(first)
  })

  it('reuses the built-in engine’s result if it belongs to the same input', async () => {
    const measured = assess(en, fixedDeps)
    const known = { ...measured, engineVersion: 'builtin-of-then' }
    const judgeWith = (builtin: typeof known) =>
      judgeInterview(en, { ...fixedDeps, newId: () => 'another', ask: createRatingJudge(() => 4).ask, builtin })
    expect((await judgeWith(known)).assessment).toMatchObject({
      id: 'another',
      params: { measuredBy: 'builtin-of-then' },
    })
    const foreign = (await judgeWith({ ...known, inputHash: 'of other words' })).assessment
    expect(foreign.params).toMatchObject({ measuredBy: measured.engineVersion })
  })

  it('can still be read where the first judge gave it', async () => {
    const { assessment } = await run(
      en,
      createRatingJudge(() => 4),
    )
    const { clarity } = assessment.dims
    const judged = { samples: [4, 4, 5], spread: 1, whyNotHigher: '', checks: ['canary_lowered'] }
    const earlier = {
      ...assessment,
      engineVersion: 'llm-1.0.0',
      promptVersion: 'p1-00000000',
      params: { samples: 3, temperature: 0 },
      questions: undefined,
      dims: { ...assessment.dims, clarity: { ...clarity, judged } },
    }
    expect(zAssessment.parse(earlier).dims.clarity).toMatchObject({ level: 4, judged })
  })

  it('judges Vietnamese grammar', async () => {
    const { assessment } = await run(
      buildInterview('vi'),
      createRatingJudge(() => 3),
    )
    expect(assessment.dims.grammar).toMatchObject({ state: 'scored', level: 3, confidence: 'medium' })
  })
})

describe('the samples of a dimension', () => {
  it.each<[readonly Level[], number]>([
    [[3, 4, 4], 4],
    [[2, 3, 4, 3, 3], 3],
    [[null, 3, 4], 3.5],
  ])('%j give the median %d', async (levels, level) => {
    expect(await judgeDim('critical_thinking', levels)).toMatchObject({ state: 'scored', level })
  })

  it('grow by two if they are two levels apart, for that dimension only', async () => {
    const judge = createSampleJudge('clarity', [2, 4, 4, 4, 4])
    const { assessment } = await run(en, judge)
    const more = judge.calls.filter((call) => call.sample > 3)
    expect(more.map((call) => [call.stage, call.sample])).toEqual([
      ['rating', 4],
      ['rating', 5],
    ])
    expect(more.map((call) => parseCall(call).rubric.map(({ id }) => id))).toEqual([['clarity'], ['clarity']])
    expect(assessment.dims.clarity).toMatchObject({ level: 4, judged: { samples: [2, 4, 4, 4, 4], checks: [] } })
  })

  it('lower the confidence and are marked if they still disagree', async () => {
    const dim = await judgeDim('clarity', [2, 4, 4, 2, 3])
    expect(dim).toMatchObject({ level: 3, confidence: 'low', judged: { spread: 2, checks: ['spread_wide'] } })
    expect(dim.why.map((why) => why.key)).toContain('judge.spread_wide')
  })

  it('leave the dimension without a level if most of them find nothing', async () => {
    const dim = await judgeDim('clarity', [null, 4, null])
    expect(dim).toMatchObject({ state: 'not_evaluated', evidence: [], judged: { samples: [null, 4, null] } })
    expect(dim).not.toHaveProperty('level')
  })

  it('give a standard error from their spread, at least a quarter of a level', async () => {
    expect(await judgeDim('clarity', [3, 3, 3])).toMatchObject({ se: 0.25, confidence: 'medium' })
    expect(await judgeDim('clarity', [3, 4, 4])).toMatchObject({ se: 0.33, confidence: 'medium' })
  })
})

describe('levels that code limits or marks', () => {
  it('caps a 5 on fewer than sixty words at 4', async () => {
    const texts = [
      'I called the angry customer myself, apologised for the broken door and sent a new wardrobe within three days.',
      'First I would group the support tickets, and then I would write a help article for the biggest category.',
    ]
    const short = rewriteAnswers(
      en,
      (_text, answer) => texts[en.answers.findIndex((a) => a.answerId === answer.answerId)] ?? '',
    )
    const { assessment } = await run(
      short,
      createRatingJudge(() => 5),
    )
    expect(assessment.dims.clarity).toMatchObject({ level: 4, judged: { checks: ['short_answers_capped'] } })
    const { assessment: whole } = await run(
      en,
      createRatingJudge(() => 5),
    )
    expect(whole.dims.clarity).toMatchObject({ level: 5, judged: { checks: [] } })
  })

  it('marks a level more than two away from the measured one, in Grammar, Vocabulary and Comprehension only', async () => {
    const { assessment } = await run(
      en,
      createRatingJudge(() => 1),
    )
    expect(assessed.comprehension.state === 'scored' && assessed.comprehension.level).toBeGreaterThan(3)
    expect(assessment.dims.comprehension).toMatchObject({
      level: 1,
      confidence: 'low',
      judged: { checks: ['differs_from_builtin'] },
    })
    expect(assessment.dims.coherence).toMatchObject({ level: 1, judged: { checks: [] } })
  })
})

describe('the built-in engine’s guards', () => {
  const silent = mapAnswers(en, (answer) => ({ ...answer, text: ' ', words: [] }))
  const cases: [string, AssessInput][] = [
    ['where nothing was said', silent],
    ['where the interview was not completed', { ...en, completion: 'not_completed' }],
    ['where nothing was filmed', { ...en, hasVideo: false }],
  ]
  it.each(cases)('ask the model nothing %s', async (_name, input) => {
    const judge = createRatingJudge(() => 5)
    const { assessment, inputTokens } = await run(input, judge)
    expect([judge.calls.length, inputTokens, assessment.model]).toEqual([0, 0, undefined])
    expect(Object.values(assessment.dims).some((dim) => dim.state === 'scored')).toBe(false)
    expect(assessment.state).toBe(assess(input, fixedDeps).state)
  })

  const texts: [string, string][] = [
    ['few words', 'I rang the courier and sent a new door.'],
    [
      'another language',
      'Ich habe den Kurier angerufen und eine neue Tür geschickt, das war am selben Tag noch möglich.',
    ],
    ['words in no order', 'Door the new courier rang sent and I of the day angry wardrobe late the because of.'],
  ]
  it.each(texts)('let the model read answers of %s', async (_name, text) => {
    const input = rewriteAnswers(en, () => text)
    const { assessment } = await run(
      input,
      createRatingJudge(() => 3),
    )
    expect(assessment.state).toBe('scored')
    expect(assessment.dims.clarity).toMatchObject({ state: 'scored', level: 3 })
  })

  it('lower the confidence where the recognizer was unsure, and do not hide the answers', async () => {
    const unsure = mapAnswers(en, (answer) => ({
      ...answer,
      words: (answer.words ?? []).map((word) => ({ ...word, confidence: 0.4 })),
    }))
    const { assessment } = await run(
      unsure,
      createRatingJudge(() => 3),
    )
    expect(assessment.dims.clarity).toMatchObject({
      level: 3,
      confidence: 'low',
      judged: { checks: ['unsure_transcript'] },
    })
  })

  it('rate nothing of thinking where the model notes nothing, and ask nothing about it', async () => {
    const judge = createRatingJudge(
      () => 5,
      (parsed) => ({ ...readEverything(parsed), findings: [], main_point: null, answers_question: 'no' }),
    )
    const { assessment } = await run(en, judge)
    expect(judge.calls.some(({ stage }) => stage === 'rating')).toBe(false)
    expect(assessment.dims.clarity).toMatchObject({ state: 'not_evaluated', reason: 'insufficient_evidence' })
  })
})

describe('a CV judged by a model', () => {
  const text = [
    'Sales assistant, 01/2018 - 12/2019: answered 40 calls a day and kept the price list of the shop',
    'Team lead, 01/2020 - 06/2024: led six people, introduced a returns desk that cut complaints by 30 percent',
    'Certificate in supply chain management, 2021; second prize of the regional logistics contest, 2023',
  ].join('\n')
  const cv = { text, sha256: 'x', hidden: [], asOf: '2026-11-22', email: null }

  it('takes three further calls, is quoted by its own lines and does not change the overall level', async () => {
    const judge = createRatingJudge((seen) => (seen.call.stage === 'cv' ? 5 : 3))
    const { assessment: withCv } = await run({ ...en, cv }, judge)
    expect(judge.calls.filter((call) => call.stage === 'cv')).toHaveLength(3)
    for (const id of cvDims) {
      const dim = withCv.dims[id]
      expect(dim).toMatchObject({ state: 'scored' })
      for (const quote of dim.evidence) {
        expect(quote).toMatchObject({ answerId: 'cv', startMs: null })
        expect(text.slice(quote.start, quote.end)).toBe(quote.quote)
      }
    }
    const without = await run(
      en,
      createRatingJudge(() => 3),
    )
    expect(withCv.overall).toEqual(without.assessment.overall)
  })

  it('is not sent to the model if it could not be read', async () => {
    const judge = createRatingJudge(() => 3)
    await run({ ...en, cv: { ...cv, text: 'CV' } }, judge)
    expect(judge.calls.some((call) => call.stage === 'cv')).toBe(false)
  })
})
