import { type MeteredLanguageModel, ModelError } from '@candor/ai'
import { plannedExamCalls } from '@candor/assess'
import { judgeSample } from '@candor/db'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { createWorkers } from '../../../platform/workers/create-workers'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { getConfiguration } from '../judge-exam/configuration'
import { readResult } from '../judge-exam/stored-result'
import { examAnswer } from '../judge-exam/testing/exam-answer'
import { replyToPrompt } from '../judging/testing/model-reply'
import { zJudgeExam } from '../queues'
import { findExamRow } from '../repo/judge-exam'
import { getAssessmentPolicy } from './get-assessment-policy'
import { getExam } from './get-exam'
import { orderExam } from './order-exam'
import { runJudgeExam } from './run-judge-exam'

/** Judging in this thread fails: it must run in a worker, because interviews run in this thread. */
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

/** A model with generated answers; `before` may throw instead. */
const createModel = (
  before: () => void = () => undefined,
  name = 'm',
  answer = (prompt: string): unknown => examAnswer(prompt, { obeys: false }),
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
      const value = schema.parse(answer(prompt))
      return { value, usage: { inputTokens: 10, outputTokens: 2, isEstimated: false }, producedBy: `anthropic/${name}` }
    },
    choose: () => Promise.reject(new Error('no test makes the model choose')),
  }
}

const withModel = (model: MeteredLanguageModel | null) => ({
  ...deps,
  model,
  today: getConfiguration(model),
  judgeInterview,
})
const lastJob = () => zJudgeExam.parse(deps.sentJobs.at(-1)?.data)

describe('runJudgeExam', { timeout: 240_000 }, () => {
  it('waits while the model is unavailable, resumes where it stopped, and pays for no answer twice', async () => {
    let answersLeft = 40
    const model = createModel(() => {
      answersLeft -= 1
      if (answersLeft < 0) throw new ModelError('unavailable', 'no answer')
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

  it('passes a model for the dimensions that it judges, and names those that it does not', async () => {
    // The same level for the grammar of everyone.
    const answer = (prompt: string) =>
      prompt.includes('"rubric":[{"id":"grammar"')
        ? replyToPrompt(prompt, () => 3)
        : examAnswer(prompt, { obeys: false })
    const all = withModel(createModel(undefined, 'm', answer))
    const { id } = await orderExam(all, owner)
    await runJudgeExam(all, lastJob())
    const done = await getExam(all, owner, { id })
    expect(done.state).toBe('passed')
    expect(done.dims.filter(({ passed }) => !passed).map((dim) => dim.id)).toEqual(['grammar'])
    expect(done.dims.find((dim) => dim.id === 'grammar')?.parts.filter(({ passed }) => !passed)).toMatchObject([
      { id: 'order' },
    ])
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

    const unavailable = withModel(
      createModel(() => {
        throw new ModelError('unavailable', 'no answer')
      }),
    )
    const third = await orderExam(unavailable, owner)
    const sinceMs = deps.clock.nowMs() - 49 * 3_600_000
    await runJudgeExam(unavailable, { ...lastJob(), awaySinceMs: sinceMs })
    expect(await getExam(unavailable, owner, third)).toMatchObject({ state: 'error', problem: 'unavailable' })
    expect(await getAssessmentPolicy(unavailable, owner)).toMatchObject({ mayJudge: false, obstacle: 'no_exam' })
  })

  it('puts the questions in slices, so that no run of the job is mistaken for a dead one', async () => {
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
