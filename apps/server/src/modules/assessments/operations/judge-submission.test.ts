import { promptVersion } from '@candor/assess'
import { zAssessment } from '@candor/contract'
import { answerTake, assessment, dataSubject, judgeSample, submission, type Transaction } from '@candor/db'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { createWorkers } from '../../../platform/workers/create-workers'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createSet } from '../../sets/operations/create-set'
import { type MadeSubmission, makeSubmission } from '../../submissions/testing/make-submission'
import type { JudgePolicy } from '../judging/judge-policy'
import { createPause } from '../judging/pause'
import { requestJudging } from '../judging/request-judging'
import { answers, priced } from '../judging/testing/given'
import { judgingJobs, lastJudgingJob } from '../judging/testing/judging-jobs'
import { type JudgeOptions, type OpenJudge, openJudge } from '../judging/testing/open-judge'
import { assessSubmission } from './assess-submission'
import { type JudgeDeps, judgeSubmission } from './judge-submission'

/** Judging in this thread fails: it must run in a worker, because interviews run in this thread. */
vi.mock(import('@candor/assess'), async (importOriginal) => ({
  ...(await importOriginal()),
  judgeInterview: () => Promise.reject(new Error('an interview was judged in the server’s own thread')),
}))

const workers = createWorkers()
const worker = { kind: 'worker' } as const
const minuteMs = 60_000
/** Three samples: two questions, Comprehension, three abilities, three of language. */
const allCalls = 3 * (2 + 1 + 3 + 3)

let deps: TestDeps
let member: MemberCaller
let set: { id: string; questions: { id: string; text: string }[] }
let policy: JudgePolicy
let judge: OpenJudge
let examId: string

beforeAll(async () => {
  deps = await createTestDeps()
  member = await makeMember(deps)
  const content = sampleContent(deps.newId)
  const made = await createSet(deps, member, { name: 'Recruiter', content, producedBy: null, isActive: true })
  set = { id: made.id, questions: made.content.questions }
  examId = deps.newId()
})
afterAll(async () => {
  await workers.close()
  await deps.close()
})
beforeEach(async () => {
  policy = { engine: 'llm', examId, mayJudge: true, passedDims: null }
  await reopen()
})
afterEach(() => judge.close())

const reopen = async (options: Omit<JudgeOptions, 'clock'> = {}): Promise<void> => {
  await judge?.close()
  judge = await openJudge({ clock: deps.clock, ...options })
  deps.sentJobs.length = 0
}

const readJudgePolicy = async () => policy
const always = { env: priced, judgeInterview: workers.judgeInterview, readJudgePolicy }
const judgeDeps = (): JudgeDeps => ({ ...deps, ...always, model: judge.model, pause: createPause() })

/** A submission that the built-in engine has assessed, as its job leaves it. */
const submitted = async (): Promise<MadeSubmission> => {
  const made = await makeSubmission(deps, { member, set }, { answers: answers.map((text) => [{ text }]) })
  await assessSubmission(deps, { submissionId: made.id })
  const { currentAssessmentId } = await readRow(made.id)
  const { organizationId } = member
  await deps.withActor(worker, (tx) =>
    requestJudging({ ...deps, readJudgePolicy }, tx, {
      organizationId,
      submissionId: made.id,
      assessmentId: currentAssessmentId ?? '',
    }),
  )
  return made
}
const changeAnswer = (tx: Transaction, answerId: string) =>
  tx
    .update(answerTake)
    .set({ text: `${answers[0]} And later on I did it again.` })
    .where(eq(answerTake.answerId, answerId))
/** Changes the words as a late transcript does, and adds the built-in engine's version of them. */
const assessAgain = async (id: string, answerId: string): Promise<void> => {
  await deps.withActor(worker, async (tx) => {
    await changeAnswer(tx, answerId)
    await tx.update(submission).set({ state: 'submitted', tries: 0 }).where(eq(submission.id, id))
  })
  await assessSubmission(deps, { submissionId: id })
}
const readRow = async (id: string) => {
  const [row] = await deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.id, id)))
  if (row === undefined) throw new Error('no such submission')
  return row
}
const listBodies = (id: string) =>
  deps.withActor(worker, (tx) =>
    tx.select().from(assessment).where(eq(assessment.submissionId, id)).orderBy(asc(assessment.createdAt)),
  )
const jobsFor = (id: string) => judgingJobs(deps, id)
const lastJob = (id: string) => lastJudgingJob(deps, id)
const run = (id: string, all = judgeDeps()) => judgeSubmission(all, lastJob(id).data)
/** Runs the jobs of a submission at their times, on the test's clock, until none is left. */
const runDue = async (id: string, all: JudgeDeps): Promise<void> => {
  for (let seen = 0; jobsFor(id).length > seen; ) {
    seen = jobsFor(id).length
    const { data, startAfterMs } = lastJob(id)
    deps.clock.advance(Math.max(0, startAfterMs - deps.clock.nowMs()))
    await judgeSubmission(all, data)
  }
}

/** Runs the jobs of several submissions in turn up to a time; each job must end soon. */
const waitOut = async (ids: readonly string[], all: JudgeDeps, untilMs: number): Promise<void> => {
  for (;;) {
    const [due] = ids.map(lastJob).toSorted((a, b) => a.startAfterMs - b.startAfterMs)
    if (due === undefined || due.startAfterMs >= untilMs) return
    deps.clock.advance(Math.max(0, due.startAfterMs - deps.clock.nowMs()))
    await judgeSubmission(all, due.data)
    const { startAfterMs } = lastJob(due.data.submissionId)
    expect(startAfterMs - deps.clock.nowMs()).toBeLessThanOrEqual(5 * minuteMs)
  }
}

describe('judgeSubmission', () => {
  it('adds a version with its origin next to the built-in engine’s, and makes it the current one', async () => {
    const { id } = await submitted()
    expect((await readRow(id)).judging).toBe('waiting')
    deps.clock.advance(minuteMs)
    await run(id)
    const [builtin, judged, ...more] = await listBodies(id)
    expect(more).toEqual([])
    expect(builtin).toMatchObject({ engine: 'builtin', cause: 'submitted' })
    expect(judged).toMatchObject({
      engine: 'llm',
      engineVersion: 'llm-2.1.0',
      rubricVersion: 'r1',
      cause: 'judged',
      state: 'scored',
      model: 'openai-compatible/judge-1',
      promptVersion,
      judgeExamId: examId,
      supersedes: builtin?.id,
      inputHash: builtin?.inputHash,
      input: builtin?.input,
      ...{ inputTokens: allCalls * 120, outputTokens: allCalls * 30, costMicroUsd: allCalls * (120 + 2 * 30) },
    })
    const { dims, params } = zAssessment.parse(judged?.body)
    expect([dims.clarity, params]).toMatchObject([{ level: 4 }, { samples: 3, calls: allCalls }])
    expect(await readRow(id)).toMatchObject({ judging: 'done', currentAssessmentId: judged?.id })
    expect(judge.server.calls).toHaveLength(allCalls)
  })

  it('adds one version, even if its job runs twice', async () => {
    const { id } = await submitted()
    await run(id)
    await run(id)
    expect(await listBodies(id)).toHaveLength(2)
    expect(judge.server.calls).toHaveLength(allCalls)
  })

  it.each<[string, Partial<JudgePolicy>]>([
    ['the organization wants the built-in engine', { engine: 'builtin' }],
    ['the model has not passed the exam', { mayJudge: false }],
  ])('is not asked for where %s', async (_name, change) => {
    policy = { ...policy, ...change }
    const { id } = await submitted()
    expect(jobsFor(id)).toEqual([])
    expect((await readRow(id)).judging).toBe('none')
  })

  it('adds no version if the model may no longer judge', async () => {
    const { id } = await submitted()
    policy = { ...policy, mayJudge: false }
    await run(id)
    expect(judge.server.calls).toHaveLength(0)
    expect((await readRow(id)).judging).toBe('none')
  })

  it('adds no version if the words changed while the model judged them', async () => {
    const { id, answerIds } = await submitted()
    const all = judgeDeps()
    const model = judge.model
    let isChanged = false
    const interrupted: typeof model = {
      ...model,
      generate: async (input) => {
        if (!isChanged) {
          isChanged = true
          await assessAgain(id, answerIds[0] ?? '')
        }
        return model.generate(input)
      },
    }
    await judgeSubmission({ ...all, model: interrupted }, lastJob(id).data)
    const versions = await listBodies(id)
    expect(versions.map((version) => version.engine)).toEqual(['builtin', 'builtin'])
    expect((await readRow(id)).currentAssessmentId).toBe(versions[1]?.id)
  })

  it('adds no version without a level of the model’s own, so that the built-in levels stay visible', async () => {
    await reopen({ level: null })
    const { id } = await submitted()
    await judgeSubmission(judgeDeps(), lastJob(id).data)
    expect([(await listBodies(id)).map(({ engine }) => engine), (await readRow(id)).judging]).toEqual([
      ['builtin'],
      'failed',
    ])
  })

  it('loses the version and the model’s stored answers when the person is deleted', async () => {
    const { id } = await submitted()
    await run(id)
    const { dataSubjectId } = await readRow(id)
    const listSamples = () =>
      deps.withActor(worker, (tx) => tx.select().from(judgeSample).where(eq(judgeSample.dataSubjectId, dataSubjectId)))
    expect(await listSamples()).toHaveLength(allCalls)
    await deps.withActor(worker, (tx) => tx.delete(dataSubject).where(eq(dataSubject.id, dataSubjectId)))
    expect([await listSamples(), await listBodies(id)]).toEqual([[], []])
  })
})

describe('judgeSubmission with an unavailable provider', () => {
  it('adds the version an hour later and keeps the built-in engine’s version until then', async () => {
    const made = [await submitted(), await submitted()]
    const all = judgeDeps()
    judge.server.setModes({ kind: 'status', status: 503 })
    const backAtMs = deps.clock.nowMs() + 60 * minuteMs
    const ids = made.map(({ id }) => id)
    await waitOut(ids, all, backAtMs)
    // An unavailable provider is not flooded: most retries wait without calling it.
    expect(judge.server.calls.length).toBeLessThan(40)
    for (const id of ids) expect(await readRow(id)).toMatchObject({ judging: 'waiting', state: 'assessed' })
    judge.server.setModes({ kind: 'ok' })
    for (const id of ids) await runDue(id, all)
    for (const id of ids) expect((await readRow(id)).judging).toBe('done')
    expect(deps.clock.nowMs() - backAtMs).toBeLessThan(10 * minuteMs)
  })

  it('lets one job per process probe the provider for all jobs that wait', async () => {
    const [first, second] = [await submitted(), await submitted()]
    let asked = 0
    const { model } = judge
    const counted: typeof model = {
      ...model,
      generate: (input) => {
        asked += 1
        return model.generate(input)
      },
    }
    const all = { ...judgeDeps(), model: counted }
    judge.server.setModes({ kind: 'status', status: 503 })
    await judgeSubmission(all, lastJob(first.id).data)
    expect(asked).toBe(3)
    await judgeSubmission(all, lastJob(second.id).data)
    expect(asked).toBe(3)
    expect(lastJob(second.id).startAfterMs).toBeGreaterThanOrEqual(all.pause.untilMs())
    expect((await readRow(second.id)).judging).toBe('waiting')
  })

  it('asks only for the missing answers after an interruption', async () => {
    const { id } = await submitted()
    const ok = { kind: 'ok' } as const
    judge.server.setModes(ok, ok, ok, ok, { kind: 'status', status: 503 })
    await run(id)
    expect((await readRow(id)).judging).toBe('waiting')
    // The candidate's page says which question the model was reading.
    expect((await readRow(id)).judgingPlace).toEqual({ question: 2, questions: 2 })
    const answered = judge.server.calls.length
    judge.server.setModes({ kind: 'ok' })
    // Another process, with an empty memory.
    deps.clock.advance(lastJob(id).startAfterMs - deps.clock.nowMs())
    await run(id)
    expect((await readRow(id)).judging).toBe('done')
    expect(judge.server.calls.length - answered).toBe(allCalls - 4)
    const [, judged] = await listBodies(id)
    expect(judged).toMatchObject({ inputTokens: allCalls * 120, outputTokens: allCalls * 30 })
  })

  it('gives up after two days and keeps the built-in engine’s version', async () => {
    const { id } = await submitted()
    const all = judgeDeps()
    judge.server.setModes({ kind: 'status', status: 503 })
    await judgeSubmission(all, lastJob(id).data)
    deps.clock.advance(47 * 60 * minuteMs)
    await judgeSubmission(all, lastJob(id).data)
    expect((await readRow(id)).judging).toBe('waiting')
    deps.clock.advance(60 * minuteMs)
    await judgeSubmission(all, lastJob(id).data)
    expect(await readRow(id)).toMatchObject({ judging: 'failed', state: 'assessed' })
    expect(await listBodies(id)).toHaveLength(1)
  })

  it('retries the next day when the budget is spent, and delays no other organization', async () => {
    await reopen({ capMicroUsd: 100 })
    const { id } = await submitted()
    const all = judgeDeps()
    await judgeSubmission(all, lastJob(id).data)
    const { startAfterMs } = lastJob(id)
    expect(new Date(startAfterMs).toISOString()).toMatch(/T00:0/u)
    expect(startAfterMs).toBeGreaterThan(deps.clock.nowMs())
    expect((await readRow(id)).judging).toBe('waiting')
    expect(all.pause.untilMs()).toBe(0)
    expect(judge.server.calls).toHaveLength(0)
  })
})

describe('judgeSubmission with unusable answers', () => {
  it('gives up after three runs and keeps the built-in engine’s version', async () => {
    const { id } = await submitted()
    judge.server.setModes({ kind: 'says', text: 'I would give this candidate a 4.' })
    await runDue(id, judgeDeps())
    expect(new Set(jobsFor(id).map((job) => job.data.malformed))).toEqual(new Set([0, 1, 2]))
    expect(await readRow(id)).toMatchObject({ judging: 'failed', state: 'assessed' })
    expect(await listBodies(id)).toHaveLength(1)
  })

  it('needs one more run after an unusable answer, and asks nothing twice', async () => {
    const { id } = await submitted()
    judge.server.setModes({ kind: 'ok' }, { kind: 'too_long', text: '{"dimensions": [' }, { kind: 'ok' })
    await runDue(id, judgeDeps())
    expect((await readRow(id)).judging).toBe('done')
    expect(judge.server.calls).toHaveLength(allCalls + 1)
  })
})
