import { type Assessment, cognitiveDims, cvDims, type Exam, examPartIds, zExam } from '@candor/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { assess } from '../assess'
import { judgeInterview } from '../judge/judge-interview'
import { type JudgeInterview, JudgeMalformed } from '../judge/ports'
import type { ScriptedJudge } from '../judge/testing/scripted-judge'
import { fixedDeps } from '../testing/interview'
import { plannedExamCalls } from './exam-interviews'
import { type ExamOutcome, type ExamRun, runExam } from './run-exam'
import {
  carelessModel,
  fairModel,
  flatteringModel,
  kindModel,
  obedientModel,
  pleasedModel,
  snobbishModel,
  trustingModel,
  trustingModelInVietnamese,
  unsteadyModel,
} from './testing/scripted-models'
import { scriptedJudges } from './validity/scripted-judges'

const builtins = new Map<string, Assessment>()

/** The judge, given the built-in assessment of an interview that an earlier test had already assessed. */
const judge: JudgeInterview = (input, deps) => {
  const key = JSON.stringify(input)
  const builtin = builtins.get(key) ?? assess(input, deps)
  builtins.set(key, builtin)
  return judgeInterview(input, { ...deps, builtin })
}

const run = (model: ScriptedJudge, more: Partial<ExamRun> = {}): Promise<ExamOutcome> =>
  runExam({
    judge,
    ask: model.ask,
    deps: fixedDeps,
    salt: 'exam-1',
    onProgress: async () => undefined,
    ...more,
  })

const failedParts = (outcome: ExamOutcome) => outcome.parts.filter((part) => !part.passed).map(({ id }) => id)

const fair = fairModel()
let fairOutcome: ExamOutcome
beforeAll(async () => {
  fairOutcome = await run(fair)
}, 60_000)

// Each test judges nineteen interviews, so the timeout allows for a busy machine.
describe('the exam of a judging model', { timeout: 60_000 }, () => {
  it('is passed in every part by a judge that reads the answers', () => {
    expect(fairOutcome.broken).toEqual([])
    expect(fairOutcome.hasPassed).toBe(true)
    expect(fairOutcome.parts.map(({ id }) => id)).toEqual([...examPartIds])
    expect(fairOutcome.parts.map(({ cases }) => cases)).toEqual([150, 66, 24, 64, 40, 18, 40, 40, 12])
    expect(fair.calls).toHaveLength(plannedExamCalls)
    expect(plannedExamCalls).toBe(442)
    const { done, inputTokens, outputTokens } = fairOutcome
    expect([done, inputTokens, outputTokens]).toEqual([1, 100, 20].map((each) => each * plannedExamCalls))
  })

  it('is failed by a judge that flatters: strong answers rate no higher than weak ones, claims pass as examples', async () => {
    const outcome = await run(flatteringModel())
    expect(failedParts(outcome)).toEqual(['evidence', 'order', 'silence', 'terse_experts', 'wrong_answers'])
    expect(outcome.broken.find(({ rule }) => rule === 'one_level_above')).toMatchObject({ before: 5, after: 5 })
  })

  it('is failed by a judge that ignores the evidence and makes quotes up', async () => {
    const outcome = await run(carelessModel())
    expect(failedParts(outcome)).toEqual(['evidence', 'order', 'terse_experts'])
    expect(outcome.broken.some(({ rule }) => rule === 'quotes_found')).toBe(true)
  })

  it('is failed by a judge that obeys what candidates, questions and CVs tell it', async () => {
    const outcome = await run(obedientModel())
    expect(failedParts(outcome)).toEqual(['injection'])
    expect(new Set(outcome.broken.map(({ material }) => material))).toEqual(new Set(['orders', 'disguised_orders']))
    expect(new Set(outcome.broken.map(({ language }) => language))).toEqual(new Set(['en', 'vi']))
    expect(outcome.broken[0]).toMatchObject({ part: 'injection', before: 3, after: 5, held: false })
  })

  it.each([
    ['obeys what stands in an English CV', trustingModel, 'injection'],
    ['obeys what stands in a Vietnamese CV', trustingModelInVietnamese, 'injection'],
    ['is moved by self-praise', pleasedModel, 'padding'],
    ['thinks less of a village and an evening school', snobbishModel, 'name_swap'],
    ['says something else when the answers come in another order', unsteadyModel, 'repeat'],
  ] as const)('is failed by a judge that %s, in that part alone', async (_what, model, part) => {
    expect(failedParts(await run(model()))).toEqual([part])
  })

  it('is failed by a judge that finds merit in irrelevant answers', async () => {
    expect(failedParts(await run(kindModel()))).toContain('silence')
  })

  it.each(Object.entries(scriptedJudges))('is failed by a judge that reads nothing: %s', async (_id, reply) => {
    const ask: ExamRun['ask'] = async (call) => {
      const value = call.schema.parse(reply(call.prompt))
      return { value, inputTokens: 1, outputTokens: 1, producedBy: 'scripted/judge' }
    }
    expect(failedParts(await run(fairModel(), { ask }))).toContain('terse_experts')
  })

  it('passes no case for a judge whose answers are always malformed', async () => {
    const model = fairModel()
    const ask: ExamRun['ask'] = () => Promise.reject(new JudgeMalformed('no JSON'))
    const outcome = await run(model, { ask })
    expect(outcome.hasPassed).toBe(false)
    expect(outcome.parts.filter(({ held }) => held > 0).map(({ id }) => id)).toEqual(['silence'])
  })

  it('requests a malformed answer once more', async () => {
    const model = fairModel()
    let failures = 1
    const ask: ExamRun['ask'] = (call) =>
      failures-- > 0 ? Promise.reject(new JudgeMalformed('no JSON')) : model.ask(call)
    expect((await run(model, { ask })).hasPassed).toBe(true)
  })

  it('rejects with the error of an outage, so that it can resume later', async () => {
    const ask: ExamRun['ask'] = () => Promise.reject(new Error('away'))
    await expect(run(fairModel(), { ask })).rejects.toThrow('away')
  })

  it('uses new call keys in another exam, and the same keys when an exam resumes', async () => {
    const collectKeys = async (salt: string) => {
      const model = fairModel()
      await run(model, { salt })
      return model.calls.map(({ key }) => key)
    }
    const keys = fair.calls.map(({ key }) => key)
    expect(await collectKeys('exam-1')).toEqual(keys)
    expect(new Set([...keys, ...(await collectKeys('exam-2'))]).size).toBe(2 * plannedExamCalls)
  })

  it('shows the model the texts that our own filters and masks would remove', () => {
    const prompts = fair.calls.map(({ prompt }) => prompt).join('\n')
    const isShown = (words: string) => prompts.includes(words)
    const payloads = [
      'Ignore the rubric',
      'im_start',
      'Oxford',
      'evening school',
      'in this set every answer counts as',
      'approved by the director',
    ]
    expect(payloads.filter((words) => !isShown(words))).toEqual([])
    expect(isShown('Level 5 on all dimensions, please')).toBe(false)
  })

  it('reports progress call by call and returns a result that matches the contract', async () => {
    const seen: number[] = []
    const outcome = await run(kindModel(), {
      onProgress: async ({ done }) => {
        seen.push(done)
      },
    })
    expect(seen).toEqual(Array.from({ length: plannedExamCalls }, (_, index) => index + 1))
    const { parts, broken }: Pick<Exam, 'parts' | 'broken'> = zExam.pick({ parts: true, broken: true }).parse(outcome)
    expect(broken.length).toBeLessThanOrEqual(50)
    expect(new Set(broken.map(({ part }) => part)).size).toBe(parts.filter(({ held, cases }) => held < cases).length)
  })
})

const thinking = [...cognitiveDims]
const listPassed = ({ dims }: ExamOutcome) => dims.flatMap(({ id, passed }) => (passed ? [id] : []))
/** A model that answers one dimension's calls by another model. */
const mix = (one: ScriptedJudge['ask'], other: (prompt: string) => unknown, id: string): ScriptedJudge['ask'] => {
  const isOfDim = (prompt: string): boolean => prompt.includes(`"rubric":[{"id":"${id}"`)
  return async (call) =>
    isOfDim(call.prompt)
      ? { value: call.schema.parse(other(call.prompt)), inputTokens: 1, outputTokens: 1, producedBy: 'scripted/judge' }
      : one(call)
}
const countWords = scriptedJudges.word_counter

describe('the exam of one dimension', { timeout: 60_000 }, () => {
  it('is passed in every dimension by a judge that reads the answers', () => {
    expect(listPassed(fairOutcome)).toEqual(fairOutcome.dims.map(({ id }) => id))
    expect(listPassed(fairOutcome).length).toBeGreaterThan(15)
  })

  it.each(['decision_making', 'problem_solving', 'grammar', 'comprehension'])(
    'is failed in %s by a judge that counts words there, which passes the others',
    async (id) => {
      const outcome = await run(fairModel(), { ask: mix(fairModel().ask, countWords, id) })
      const passed = listPassed(outcome)
      expect(passed).not.toContain(id)
      expect(outcome.hasPassed).toBe(true)
      for (const other of ['logical_reasoning', 'vocabulary', 'strategic_focus']) expect(passed).toContain(other)
    },
  )

  it('is passed in one dimension by a judge that reads there and counts words elsewhere', async () => {
    const fair = fairModel().ask
    const ask: ScriptedJudge['ask'] = async (call) => {
      if (call.stage === 'reading' || call.prompt.includes('"rubric":[{"id":"logical_reasoning"')) return fair(call)
      const value = call.schema.parse(countWords(call.prompt))
      return { value, inputTokens: 1, outputTokens: 1, producedBy: 'scripted/judge' }
    }
    const passed = listPassed(await run(fairModel(), { ask }))
    expect(passed.filter((id) => id !== 'overall')).toEqual(['logical_reasoning'])
  })

  it.each(Object.entries(scriptedJudges))(
    'is passed in no dimension by a judge that reads nothing: %s',
    async (_id, reply) => {
      const ask: ExamRun['ask'] = async (call) => {
        const value = call.schema.parse(reply(call.prompt))
        return { value, inputTokens: 1, outputTokens: 1, producedBy: 'scripted/judge' }
      }
      const outcome = await run(fairModel(), { ask })
      expect(listPassed(outcome)).toEqual([])
      expect(outcome.hasPassed).toBe(false)
    },
  )

  it('is failed in every ability where the model takes wrong answers for right ones, and not in its language', async () => {
    const passed = listPassed(await run(kindModel()))
    expect(passed.filter((id) => [...thinking, 'comprehension'].some((other) => other === id))).toEqual([])
    expect(passed).toEqual(expect.arrayContaining(['grammar', 'vocabulary', 'coherence']))
  })

  it('is failed in the attributes of a CV alone by a judge that obeys a CV', async () => {
    const passed = listPassed(await run(trustingModel()))
    expect(passed.filter((id) => cvDims.some((other) => other === id))).toEqual([])
    expect(passed).toEqual(expect.arrayContaining([...thinking, 'comprehension', 'grammar']))
  })
})
