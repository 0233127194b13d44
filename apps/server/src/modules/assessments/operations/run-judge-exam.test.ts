import { type MeteredLanguageModel, ModelError } from '@candor/ai'
import { plannedExamCalls } from '@candor/assess'
import { cvLimitPresets } from '@candor/contract'
import { judgeSample } from '@candor/db'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { createWorkers } from '../../../platform/workers/create-workers'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { configurationOf } from '../judge-exam/configuration'
import { createReadJudgePolicy, readExamCard } from '../judge-exam/read-judge-policy'
import { readResult } from '../judge-exam/stored-result'
import { examAnswer } from '../judge-exam/testing/exam-answer'
import { zJudgeExam } from '../queues'
import { findExamRow, saveExam } from '../repo/judge-exam'
import { getAssessmentPolicy } from './get-assessment-policy'
import { getExam } from './get-exam'
import { listExams } from './list-exams'
import { orderExam } from './order-exam'
import { runJudgeExam } from './run-judge-exam'
import { setAssessmentPolicy } from './set-assessment-policy'

/** Whatever here judges an interview in this thread, where interviews are held, finds that it can't. */
vi.mock(import('@candor/assess'), async (importOriginal) => ({
  ...(await importOriginal()),
  judgeInterview: () => Promise.reject(new Error('an interview was judged in the server’s own thread')),
}))

const workers = createWorkers()
const { judgeInterview } = workers
let deps: TestDeps
let owner: MemberCaller
beforeAll(async () => {
  deps = await createTestDeps()
})
beforeEach(async () => {
  owner = await makeMember(deps)
})
afterAll(async () => {
  await workers.close()
  await deps.close()
})

const worker = { kind: 'worker' } as const

/** A model whose answers are made here; `before` may throw in their place. */
const createModel = (
  before: () => void = () => undefined,
  name = 'm',
): MeteredLanguageModel & { calls: () => number } => {
  let calls = 0
  return {
    id: 'anthropic',
    model: name,
    capabilities: { maxPromptChars: 100_000 },
    calls: () => calls,
    generate: async ({ prompt, schema }) => {
      before()
      calls += 1
      const value = schema.parse(examAnswer(prompt, { obeys: false }))
      return { value, usage: { inputTokens: 10, outputTokens: 2, isEstimated: false }, producedBy: `anthropic/${name}` }
    },
    choose: () => Promise.reject(new Error('nobody chooses here')),
  }
}

const withModel = (model: MeteredLanguageModel | null) => ({
  ...deps,
  model,
  today: configurationOf(model),
  judgeInterview,
})
const lastJob = () => zJudgeExam.parse(deps.sentJobs.at(-1)?.data)

const decide = async (id: string, state: 'passed' | 'failed') => {
  await deps.withActor(worker, (tx) => saveExam(tx, id, { state, result: readResult(null), finishedAt: new Date(0) }))
}

describe('which engine judges', () => {
  it('is the built-in one if no model was chosen, and remains so without a model', async () => {
    const none = withModel(null)
    expect(await getAssessmentPolicy(none, owner)).toEqual({
      engine: 'builtin',
      model: null,
      mayJudge: false,
      obstacle: 'no_model',
      plannedCalls: plannedExamCalls,
      latestExam: null,
      cvLimits: cvLimitPresets,
    })
    await expect(setAssessmentPolicy(none, owner, { engine: 'llm' })).rejects.toMatchObject({
      code: 'MODEL_NOT_CONFIGURED',
    })
    await expect(orderExam(none, owner)).rejects.toMatchObject({ code: 'MODEL_NOT_CONFIGURED' })
  })

  it('is the model only after it has passed, and no longer once it is another model or has failed', async () => {
    const all = withModel(createModel())
    await expect(setAssessmentPolicy(all, owner, { engine: 'llm' })).rejects.toMatchObject({
      code: 'JUDGE_EXAM_REQUIRED',
    })
    const { id } = await orderExam(all, owner)
    await expect(setAssessmentPolicy(all, owner, { engine: 'llm' })).rejects.toMatchObject({
      code: 'JUDGE_EXAM_REQUIRED',
    })
    await decide(id, 'passed')
    expect(await setAssessmentPolicy(all, owner, { engine: 'llm' })).toMatchObject({ engine: 'llm', mayJudge: true })

    const read = (model: MeteredLanguageModel) =>
      deps.withActor(worker, (tx) => createReadJudgePolicy(configurationOf(model))(tx, owner.organizationId))
    expect(await read(createModel())).toEqual({ engine: 'llm', examId: id, mayJudge: true })
    expect(await read(createModel(undefined, 'newer'))).toEqual({ engine: 'llm', examId: null, mayJudge: false })
    deps.clock.advance(60_000)
    await decide((await orderExam(all, owner)).id, 'failed')
    expect(await read(createModel())).toMatchObject({ mayJudge: false })
    expect(await setAssessmentPolicy(all, owner, { engine: 'builtin' })).toMatchObject({
      engine: 'builtin',
      obstacle: 'failed',
    })
  })

  it('is each organization’s own affair: an exam of another one counts for nothing and is not there', async () => {
    const all = withModel(createModel())
    const { id } = await orderExam(all, owner)
    await decide(id, 'passed')
    const stranger = await makeMember(deps)
    expect(await getAssessmentPolicy(all, stranger)).toMatchObject({ mayJudge: false, latestExam: null })
    expect(await listExams(all, stranger)).toEqual({ items: [] })
    await expect(getExam(all, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await deps.withActor(stranger, (tx) => readExamCard(tx, id))).toBeNull()
    expect(await deps.withActor(owner, (tx) => readExamCard(tx, id))).toMatchObject({ id, model: 'anthropic/m' })
  })
})

describe('an exam', { timeout: 60_000 }, () => {
  it('is not begun twice at once', async () => {
    const all = withModel(createModel())
    const two = await Promise.allSettled([orderExam(all, owner), orderExam(all, owner)])
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(orderExam(all, owner)).rejects.toMatchObject({ code: 'JUDGE_EXAM_RUNNING' })
  })

  it('waits while the model is unavailable, resumes where it was, and pays for no answer twice', async () => {
    let answersLeft = 40
    const model = createModel(() => {
      answersLeft -= 1
      if (answersLeft < 0) throw new ModelError('unavailable', 'away')
    })
    const all = withModel(model)
    const { id } = await orderExam(all, owner)
    await runJudgeExam(all, lastJob())
    const waiting = await getExam(all, owner, { id })
    expect(waiting).toMatchObject({ state: 'running', isWaiting: true, progress: { total: plannedExamCalls } })
    expect(waiting.progress.done).toBe(40)
    expect(deps.sentJobs.at(-1)).toMatchObject({ startAfterMs: deps.clock.nowMs() + 60_000 })

    answersLeft = Number.POSITIVE_INFINITY
    await runJudgeExam(all, lastJob())
    expect(model.calls()).toBe(plannedExamCalls)
    const done = await getExam(all, owner, { id })
    expect(done).toMatchObject({ state: 'passed', isWaiting: false, inputTokens: plannedExamCalls * 10, broken: [] })
    expect(await deps.withActor(worker, (tx) => tx.select().from(judgeSample))).toEqual([])
    await runJudgeExam(all, zJudgeExam.parse({ examId: id }))
    expect(model.calls()).toBe(plannedExamCalls)
  })

  it('ends without a verdict if the key is refused, the model has changed, or the model is unreachable for two days', async () => {
    const refusing = withModel(
      createModel(() => {
        throw new ModelError('unauthorized', 'no key')
      }),
    )
    const first = await orderExam(refusing, owner)
    await runJudgeExam(refusing, lastJob())
    expect(await getExam(refusing, owner, first)).toMatchObject({ state: 'error', problem: 'unauthorized', parts: [] })

    const second = await orderExam(refusing, owner)
    await runJudgeExam(withModel(createModel(undefined, 'newer')), lastJob())
    expect(await getExam(refusing, owner, second)).toMatchObject({ state: 'error', problem: 'model_changed' })

    const away = withModel(
      createModel(() => {
        throw new ModelError('unavailable', 'away')
      }),
    )
    const third = await orderExam(away, owner)
    const sinceMs = deps.clock.nowMs() - 49 * 3_600_000
    await runJudgeExam(away, { ...lastJob(), awaySinceMs: sinceMs })
    expect(await getExam(away, owner, third)).toMatchObject({ state: 'error', problem: 'unavailable' })
    expect(await getAssessmentPolicy(away, owner)).toMatchObject({ mayJudge: false, obstacle: 'no_exam' })
  })

  it('is put to the model in slices, so that no run of the job is taken for dead', async () => {
    const model = createModel(() => deps.clock.advance(20_000))
    const all = withModel(model)
    const { id } = await orderExam(all, owner)
    await runJudgeExam(all, lastJob())
    const row = await deps.withActor(worker, (tx) => findExamRow(tx, id))
    expect(row).toMatchObject({ state: 'running', done: model.calls() })
    expect(model.calls()).toBeLessThan(20)
    expect(lastJob()).toMatchObject({ examId: id, awaySinceMs: null })
    expect(readResult(row?.result).isWaiting).toBe(false)
  })
})
