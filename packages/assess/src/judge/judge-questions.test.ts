import { type Assessment, zAssessment } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from '../assess'
import type { AssessInput } from '../input'
import { buildInterview, fixedDeps } from '../testing/interview'
import { judgeInterview } from './judge-interview'
import type { SampleCount } from './ports'
import {
  buildAnswer,
  buildEntry,
  createRatingJudge,
  type Level,
  type ParsedCall,
  parseCall,
  readEverything,
  type ScriptedJudge,
  splitSentences,
} from './testing/scripted-judge'

const base = buildInterview('en')
const expectedPoints = ['Finds the cause: root cause / checked log', 'Tells the customer', 'Prevents the next one']
/** Without weights, so that the defaults hold. */
const { weights: _weights, ...plain } = base
const en: AssessInput = {
  ...plain,
  set: { ...base.set, questions: base.set.questions.map((question) => ({ ...question, expectedPoints })) },
}
const run = async (judge: ScriptedJudge, input = en, samples: SampleCount = 3): Promise<Assessment> => {
  const { assessment } = await judgeInterview(input, { ...fixedDeps, ask: judge.ask, samples })
  return zAssessment.parse(assessment)
}

type State = 'covered' | 'partly' | 'no'
/** Notes these states of the three points, by sample; what is covered or partly so is quoted from the first sentences. */
const readPoints =
  (statesBySample: readonly (readonly [State, State, State])[]) =>
  (parsed: ParsedCall): unknown => {
    const notes = readEverything(parsed)
    const states = statesBySample[(parsed.call.sample - 1) % statesBySample.length]
    const points = notes.points.map((point) => {
      const index = Number(point.id.slice(1)) - 1
      const state = states?.[index] ?? 'no'
      const { answer = '', quote = '' } = state === 'no' ? {} : (notes.findings[index] ?? {})
      return { ...point, state, answer, quote }
    })
    return { ...notes, points }
  }
const judgeWrong = (isWrong: (parsed: ParsedCall) => boolean, level: Level = 4): ScriptedJudge =>
  createRatingJudge(
    () => level,
    (parsed) => {
      const notes = readEverything(parsed)
      const quoted = notes.findings[0]
      const correctness = { verdict: 'wrong', answer: quoted?.answer, quote: quoted?.quote, why: 'It breaks a rule.' }
      return isWrong(parsed) ? { ...notes, correctness } : notes
    },
  )

describe('what a model judges by question', () => {
  it('has each expected point in the middle of the samples, with quotes at their offsets', async () => {
    const judge = createRatingJudge(
      () => 3,
      readPoints([
        ['covered', 'covered', 'no'],
        ['covered', 'no', 'no'],
        ['covered', 'partly', 'covered'],
      ]),
    )
    const { questions = [] } = await run(judge)
    expect(questions).toHaveLength(4)
    for (const question of questions) {
      expect(question.points.map(({ heading, state }) => [heading, state])).toEqual([
        ['Finds the cause', 'covered'],
        ['Tells the customer', 'partly'],
        ['Prevents the next one', 'not_heard'],
      ])
      expect(question).toMatchObject({ pointCount: 3, share: 0.5, reason: null, quote: { tag: 'answer_sentence' } })
      const answer = en.answers.find(({ questionId }) => questionId === question.questionId)
      for (const { evidence, state } of question.points) {
        expect(evidence.length > 0).toBe(state !== 'not_heard')
        for (const { start, end, quote, tag } of evidence)
          expect([answer?.text.slice(start, end), tag]).toEqual([quote, 'expected_point'])
      }
    }
  })

  it('shows the alternatives of a point as examples, and in another order for each sample', async () => {
    const judge = createRatingJudge(() => 3)
    await run(judge)
    const shown = judge.calls
      .filter(({ stage }) => stage === 'reading')
      .slice(0, 2)
      .map(({ prompt }) => JSON.parse(prompt).expected_points)
    expect(shown[0][0]).toEqual({ id: 'P1', point: 'Finds the cause (for example: root cause, checked log)' })
    expect(shown[1]).toEqual(shown[0].toReversed())
  })

  it('keeps the requirements and an unanswered question as the built-in engine found them', async () => {
    const answers = en.answers.map((answer, index) => (index === 1 ? { ...answer, text: '', words: [] } : answer))
    const input = { ...en, answers }
    const builtin = assess(input, fixedDeps)
    const judge = createRatingJudge(() => 3)
    const assessment = await run(judge, input)
    expect(assessment.requirements).toEqual(builtin.requirements)
    expect(assessment.questions?.[1]).toEqual(builtin.questions?.[1])
    const comprehension = judge.calls.find(({ prompt }) => prompt.includes('"id":"comprehension"'))
    expect(JSON.parse(comprehension?.prompt ?? '{}').unanswered).toEqual([en.set.questions[1]?.text])
  })

  it('reads each question without the others, and rates from the notes, never from the text', async () => {
    const judge = createRatingJudge(
      () => 3,
      (parsed) => ({ ...readEverything(parsed), findings: readEverything(parsed).findings.slice(0, 1) }),
    )
    await run(judge)
    const unnoted = en.answers.map(({ text }) => splitSentences(text)[1] ?? '')
    const readings = judge.calls.filter(({ stage }) => stage === 'reading').map(({ prompt }) => prompt)
    expect(readings.every((prompt) => unnoted.filter((words) => prompt.includes(words)).length === 1)).toBe(true)
    const ratings = judge.calls.filter(({ stage }) => stage === 'rating').map(({ prompt }) => prompt)
    expect(ratings.length).toBeGreaterThan(0)
    expect(ratings.some((prompt) => unnoted.some((words) => prompt.includes(words)))).toBe(false)
  })

  it('asks once where only one sample is wanted', async () => {
    const judge = createRatingJudge(() => 3)
    await run(judge, en, 1)
    expect(judge.calls).toHaveLength(4 + 1 + 7 + 3)
    expect(new Set(judge.calls.map(({ temperature }) => temperature))).toEqual(new Set([0]))
  })
})

describe('levels that the notes cannot carry', () => {
  const noteAs = (change: object) =>
    createRatingJudge(
      () => 4,
      (parsed) => {
        const notes = readEverything(parsed)
        return { ...notes, findings: notes.findings.map((finding) => ({ ...finding, ...change })) }
      },
    )

  it.each([
    ['a claim', { kind: 'claim' }, 'claims alone support no level above 2'],
    ['denied', { polarity: 'denied' }, 'level 4 needs a supporting quote'],
    ['withdrawn', { polarity: 'withdrawn' }, 'level 4 needs a supporting quote'],
  ])('are refused where all of it is %s', async (_name, change, problem) => {
    const judge = noteAs(change)
    const assessment = await run(judge)
    expect(assessment.dims.clarity).toMatchObject({ state: 'not_evaluated', reason: 'quotes_not_found' })
    expect(judge.calls.find(({ kind, stage }) => kind === 'repair' && stage === 'rating')?.prompt).toContain(problem)
  })

  it('are at most 2 where most of the answers that ask for it are wrong, and the sentence is shown', async () => {
    const first = base.set.questions[0]?.text ?? ''
    const all = await run(judgeWrong(() => true, 2))
    expect(all.dims.clarity).toMatchObject({ state: 'scored', level: 2 })
    expect(all.groups.cognitive).toMatchObject({ state: 'scored', level: 2 })
    expect(all.questions?.[0]?.correctness).toMatchObject({
      verdict: 'wrong',
      evidence: { effect: '-', tag: 'judge_quote', note: 'It breaks a rule.' },
    })
    const tooHigh = await run(judgeWrong(() => true))
    expect(tooHigh.dims.clarity).toMatchObject({ state: 'not_evaluated' })
    const one = await run(
      judgeWrong(({ question }) => question === first),
      en,
      1,
    )
    expect(one.questions?.map(({ correctness }) => correctness?.verdict)).toEqual([
      'wrong',
      undefined,
      undefined,
      undefined,
    ])
    // The judge quotes the first findings that it reads: those of the wrong answer.
    expect(one.dims.clarity).toMatchObject({ state: 'not_evaluated', reason: 'quotes_not_found' })
  })

  it('are capped at 2 where a right answer is quoted and most others are wrong', async () => {
    const last = base.set.questions[3]?.text ?? ''
    const wrong = judgeWrong(({ question }) => question !== last)
    const judge: ScriptedJudge = {
      calls: wrong.calls,
      ask: async (call) => {
        if (call.stage !== 'rating') return wrong.ask(call)
        const parsed = parseCall(call)
        const right = parsed.questions.find(({ correctness }) => correctness !== 'wrong')?.findings[0]
        const quotes = [[right?.id ?? '', right?.text ?? ''] as const]
        const value = call.schema.parse(buildAnswer(parsed.rubric.map(({ id }) => buildEntry(id, 4, quotes))))
        return { value, inputTokens: 1, outputTokens: 1, producedBy: 'scripted/judge' }
      },
    }
    expect((await run(judge)).dims.clarity).toMatchObject({
      level: 2,
      judged: { samples: [4, 4, 4], checks: ['wrong_answers_capped'] },
    })
  })
})

describe('a dimension without a level', () => {
  const judgeNull = (nulls: ReadonlySet<string>) => createRatingJudge((_, id) => (nulls.has(id) ? null : 4))

  it('does not void the overall level where 60% of the weight has one', async () => {
    const { dims, groups, overall } = await run(judgeNull(new Set(['insightfulness', 'coherence'])))
    expect(dims.insightfulness).toMatchObject({ state: 'not_evaluated', reason: 'insufficient_evidence' })
    expect(groups.cognitive).toMatchObject({ state: 'scored', level: 4 })
    expect(groups.cognitive.weightScored).toBeLessThan(1)
    expect(overall).toMatchObject({ state: 'scored' })
  })

  it('leaves no overall level below that, with the reason', async () => {
    const thinking = ['logical_reasoning', 'problem_solving', 'clarity', 'critical_thinking', 'big_picture_thinking']
    const { groups, overall } = await run(judgeNull(new Set(thinking)))
    expect(groups.cognitive).toMatchObject({ state: 'not_evaluated', reason: 'insufficient_evidence' })
    expect(overall).toMatchObject({ state: 'not_evaluated', reason: 'insufficient_evidence' })
  })
})
