import type { Assessment } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from '../../assess'
import type { AssessInput } from '../../input'
import { hashInput } from '../../input-hash'
import { judgeInterview } from '../../judge/judge-interview'
import type { AskJudge } from '../../judge/ports'
import { fixedDeps } from '../../testing/interview'
import { englishCases } from '../occupations/english-cases'
import { type ExamEngine, readFigures } from './exam-figures'
import { runValidityExam } from './run-validity-exam'
import { type ScriptedJudgeId, scriptedJudges } from './scripted-judges'
import { createKnowingJudge } from './testing/knowing-judge'
import type { ValidityPartId } from './validity-parts'

/** Each interview is measured once for all judges. */
const measured = new Map<string, Assessment>()
const getBuiltin = (input: AssessInput): Assessment => {
  const key = hashInput(input)
  const known = measured.get(key) ?? assess(input, fixedDeps)
  measured.set(key, known)
  return known
}

/** The model judge over a scripted model, one sample, each prompt answered once. */
const createEngine = (reply: (prompt: string) => unknown): ExamEngine => {
  const answers = new Map<string, unknown>()
  const ask: AskJudge = async (call) => {
    if (!answers.has(call.key)) answers.set(call.key, reply(call.prompt))
    return {
      value: call.schema.parse(answers.get(call.key)),
      inputTokens: 1,
      outputTokens: 1,
      producedBy: 'scripted/judge',
    }
  }
  return async (input) => {
    const builtin = getBuiltin(input)
    const { assessment } = await judgeInterview(input, { ...fixedDeps, ask, samples: 1, builtin })
    return readFigures(assessment)
  }
}

const cook = englishCases.filter(({ questions }) => questions.id === 'head-cook')
const listFailed = async (reply: (prompt: string) => unknown, parts: readonly ValidityPartId[]) => {
  const outcome = await runValidityExam(cook, createEngine(reply), { parts: new Set(parts) })
  return outcome.parts.filter(({ verdict }) => verdict !== 'passed').map(({ id }) => id)
}

/** The seed of `npm run exam -- --engine judge:<id>`, which runs every part. */
const parts = ['order', 'terse_experts', 'wrong_answers'] as const

describe('a model that reads nothing, asked as a judge', { timeout: 60_000 }, () => {
  it.each([
    ['word_counter', ['order', 'terse_experts', 'wrong_answers']],
    ['number_counter', ['order', 'terse_experts']],
    ['cue_counter', ['order', 'terse_experts']],
    ['flatterer', ['order', 'terse_experts', 'wrong_answers']],
    ['polisher', ['order', 'terse_experts']],
    ['echoer', ['order', 'terse_experts']],
    ['quoter', ['order', 'terse_experts', 'wrong_answers']],
  ] as const satisfies readonly (readonly [ScriptedJudgeId, readonly ValidityPartId[]])[])(
    'fails the exam as %s',
    async (id, expected) => {
      expect(await listFailed(scriptedJudges[id], parts)).toEqual(expect.arrayContaining([...expected]))
    },
  )

  it('covers every scripted model', () => {
    expect(Object.keys(scriptedJudges)).toHaveLength(7)
  })
})

describe('a model that knows the answers, asked as a judge', { timeout: 60_000 }, () => {
  it('passes what follows from the words, so that the judge itself fails no model', async () => {
    const [only] = cook
    if (only === undefined) throw new Error('no such occupation')
    const expected = [
      'order',
      'terse_experts',
      'padded_weak',
      'strong_cut',
      'wrong_answers',
      'answer_order',
      'pleas',
    ] as const
    expect(await listFailed(createKnowingJudge(only), expected)).toEqual([])
  })
})

describe('the exam by dimension, of a model asked as a judge', { timeout: 60_000 }, () => {
  const all = ['order', 'terse_experts', 'padding', 'wrong_answers'] as const
  const listPassed = async (reply: (prompt: string) => unknown): Promise<string[]> => {
    const { dims } = await runValidityExam(cook, createEngine(reply), { parts: new Set(all) })
    return dims.flatMap(({ id, passed }) => (passed ? [id] : []))
  }
  const isOf = (prompt: string, id: string): boolean => prompt.includes(`"rubric":[{"id":"${id}"`)
  const [only] = cook
  if (only === undefined) throw new Error('no such occupation')
  const knowing = createKnowingJudge(only)
  const { word_counter: countWords } = scriptedJudges

  it('passes what the model knows and fails what it counts words for', async () => {
    const passed = await listPassed((prompt) =>
      isOf(prompt, 'problem_solving') ? countWords(prompt) : knowing(prompt),
    )
    expect(passed).toContain('logical_reasoning')
    expect(passed).not.toContain('problem_solving')
    const other = await listPassed((prompt) =>
      prompt.includes('"rubric"') && !isOf(prompt, 'problem_solving') ? countWords(prompt) : knowing(prompt),
    )
    expect(other).toContain('problem_solving')
    expect(other).not.toContain('logical_reasoning')
  })

  it.each(Object.entries(scriptedJudges))(
    'passes no dimension of a model that reads nothing: %s',
    async (_id, reply) => {
      expect(await listPassed(reply)).toEqual([])
    },
  )

  it('fails the coherence of a model that does not see in which order sentences stand', async () => {
    const { dims } = await runValidityExam(cook, createEngine(knowing), { parts: new Set(all) })
    const findOrder = (dimId: string) => dims.find(({ id }) => id === dimId)?.parts.find(({ id }) => id === 'order')
    expect(findOrder('coherence')).toEqual({ id: 'order', cases: 1, held: 0, verdict: 'failed' })
    expect(findOrder('vocabulary')).toEqual({ id: 'order', cases: 1, held: 1, verdict: 'passed' })
    expect(dims.map(({ id }) => id)).not.toContain('fluency')
  })
})
