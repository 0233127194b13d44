import { assess } from '@candor/assess'
import { answerTake, assessment, interviewSession, submission } from '@candor/db'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { WorkerFailure, type WorkerFailureCode } from '../../../platform/workers/create-worker-pool'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { assessSubmissionQueue } from '../../sessions'
import { createSet } from '../../sets/operations/create-set'
import { getSubmission } from '../../submissions/operations/get-submission'
import { type MadeSubmission, makeSubmission, type TakeOptions } from '../../submissions/testing/make-submission'
import { assessmentReads } from '..'
import { type AssessInterview, assessSubmission } from './assess-submission'
import { reevaluateSubmission } from './reevaluate-submission'

const worker = { kind: 'worker' } as const
const minuteMs = 60_000
const fullAnswer =
  'In my last role I was responsible for hiring twelve backend engineers in one quarter. I wrote a scorecard with the team, ' +
  'called eighty people myself, and changed the interview from six rounds to three. As a result we hired all twelve in ten ' +
  'weeks, and eleven of them were still there after two years, which was twenty percent more than the year before.'
let deps: TestDeps
let member: MemberCaller
let set: { id: string; questions: { id: string; text: string }[] }

beforeAll(async () => {
  deps = await createTestDeps()
  member = await makeMember(deps)
  const { id, content } = await createSet(deps, member, {
    name: 'Recruiter',
    content: sampleContent(deps.newId),
    producedBy: null,
    isActive: true,
  })
  set = { id, questions: content.questions }
})
afterAll(() => deps.close())
beforeEach(() => {
  deps.sentJobs.length = 0
})

/** Words of half a second each, one after another. */
const spreadWords = (text: string) =>
  text.split(' ').map((word, index) => ({ text: word, startMs: index * 500, endMs: index * 500 + 400 }))

const submit = (takes: readonly TakeOptions[] = [{ text: fullAnswer }]): Promise<MadeSubmission> =>
  makeSubmission(deps, { member, set }, { answers: [takes, [{ text: fullAnswer }]] })
const run = (id: string, more: Partial<TestDeps> = {}) => assessSubmission({ ...deps, ...more }, { submissionId: id })
const read = (id: string) => getSubmission({ ...deps, assessments: assessmentReads }, member, { id })
const listRows = (id: string) =>
  deps.withActor(worker, (tx) =>
    tx.select().from(assessment).where(eq(assessment.submissionId, id)).orderBy(asc(assessment.createdAt)),
  )
const readMachine = (id: string) =>
  deps.withActor(worker, async (tx) => (await tx.select().from(submission).where(eq(submission.id, id)))[0])
const pausesMs = (): (number | undefined)[] =>
  deps.sentJobs
    .filter((job) => job.queue === assessSubmissionQueue)
    .map((job) => (job.startAfterMs === undefined ? undefined : job.startAfterMs - deps.clock.nowMs()))

/** Without open connections the first job would end before the second one is connected. */
const openConnections = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () => deps.withActor(worker, (tx) => tx.execute(sql`select pg_sleep(0.05)`))),
  )

describe('assessSubmission', () => {
  test('knows the questions that the candidate never reached, and only where there are any', async () => {
    const [, second] = set.questions
    const half = await makeSubmission(deps, { member, set }, { answers: [[{ text: fullAnswer }]] })
    const whole = await submit()
    await run(half.id)
    await run(whole.id)
    const readNotReached = async (id: string) =>
      (await listRows(id)).map(({ input }) => JSON.stringify(input).match(/"notReached":\[\{[^}]*"id":"([^"]+)"/u)?.[1])
    expect(await readNotReached(half.id)).toEqual([second?.id])
    expect(await readNotReached(whole.id)).toEqual([undefined])
  })

  test('reads nothing of an interview without consent to AI: every dimension is for people', async () => {
    const { id } = await makeSubmission(
      deps,
      { member, set },
      { answers: [[{ text: fullAnswer }], [{ text: fullAnswer }]], isAiDeclined: true },
    )
    let isJudged = false
    await assessSubmission(
      deps,
      { submissionId: id },
      {
        assessInterview: async (input, { id: newId, createdAt }) =>
          assess(input, { newId: () => newId, clockIso: () => createdAt }),
        requestJudging: async () => (isJudged = true),
      },
    )
    const { assessment: body } = await read(id)
    expect(body?.state).toBe('insufficient')
    const dims = Object.values(body?.dims ?? {})
    expect(dims.length).toBeGreaterThan(20)
    expect(dims.filter((dim) => dim.state !== 'not_evaluated' || dim.reason !== 'ai_declined')).toEqual([])
    expect(JSON.stringify(await listRows(id))).not.toContain('twelve backend engineers')
    expect(isJudged).toBe(false)
  })

  test('assesses the words of the current takes and shows the result', async () => {
    const { id } = await submit([{ text: 'thrown away words about nothing' }, { text: fullAnswer }])
    await run(id)
    const detail = await read(id)
    expect(detail.assessment?.submissionId).toBe(id)
    expect(detail.assessmentState).toBe(detail.assessment?.state)
    expect(detail.overallLevel === null).toBe(detail.assessment?.overall.state !== 'scored')
    const [row] = await listRows(id)
    expect(JSON.stringify(row?.input)).not.toContain('thrown away words')
    expect(JSON.stringify(row?.input)).toContain('twelve backend engineers')
    expect([row?.supersedes, row?.inputHash, await readMachine(id)]).toMatchObject([
      null,
      detail.assessment?.inputHash,
      { state: 'assessed', tries: 1 },
    ])
  })

  test('makes one version, even if its job runs twice in turn or at the same time', async () => {
    const [first, second] = [await submit(), await submit()]
    await run(first.id)
    await run(first.id)
    await openConnections(4)
    await Promise.all([run(second.id), run(second.id), run(second.id), run(second.id)])
    expect([(await listRows(first.id)).length, (await listRows(second.id)).length]).toEqual([1, 1])
  })

  test('completes an assessment that a killed process began', async () => {
    const { id } = await submit()
    await deps.withActor(worker, (tx) =>
      tx.update(submission).set({ state: 'assessing', tries: 1 }).where(eq(submission.id, id)),
    )
    await run(id)
    expect([(await listRows(id)).length, (await readMachine(id))?.state]).toEqual([1, 'assessed'])
  })

  test('stores another version next to the older one, which it supersedes', async () => {
    const { id } = await submit()
    await run(id)
    const [before] = await listRows(id)
    await deps.withActor(worker, (tx) =>
      tx.update(submission).set({ state: 'submitted', tries: 0 }).where(eq(submission.id, id)),
    )
    deps.clock.advance(minuteMs)
    await run(id)
    const rows = await listRows(id)
    expect(rows.map((row) => row.supersedes)).toEqual([null, before?.id])
    expect(rows[0]).toEqual(before)
    expect((await read(id)).assessment?.id).toBe(rows[1]?.id)
  })

  test('does nothing for a submission that was deleted', async () => {
    await expect(run(deps.newId())).resolves.toBeUndefined()
    expect(deps.sentJobs).toEqual([])
  })
})

describe('assessSubmission with pending transcripts', () => {
  const spoken: TakeOptions = { text: '', modality: 'spoken', transcriptState: 'pending' }
  test('waits for the transcript, then assesses it', async () => {
    const { id, answerIds } = await submit([spoken])
    await run(id)
    expect([(await listRows(id)).length, pausesMs(), (await read(id)).assessmentState]).toEqual([0, [5_000], 'pending'])
    await deps.withActor(worker, (tx) =>
      tx
        .update(answerTake)
        .set({ text: fullAnswer, transcriptState: 'ready' })
        .where(eq(answerTake.answerId, answerIds[0] ?? '')),
    )
    await run(id)
    expect((await listRows(id)).length).toBe(1)
  })

  test('does not wait for the transcript of a take that is not current', async () => {
    const { id } = await submit([spoken, { text: fullAnswer }])
    await run(id)
    expect((await listRows(id)).length).toBe(1)
  })

  test('assesses without the transcript after ten minutes, and not before', async () => {
    const { id } = await submit([spoken])
    deps.clock.advance(10 * minuteMs)
    await run(id)
    expect((await listRows(id)).length).toBe(0)
    deps.clock.advance(1)
    await run(id)
    expect([(await listRows(id)).length, (await readMachine(id))?.state]).toEqual([1, 'assessed'])
  })
})

describe('assessSubmission with a failing engine', () => {
  const broken = {
    newId: (): string => {
      throw new Error('the engine broke')
    },
  }
  test('retries after growing pauses, then reports the failure and shows no level', async () => {
    const { id } = await submit()
    for (let count = 0; count < 5; count += 1) await run(id, broken)
    expect(pausesMs()).toEqual([5_000, 10_000, 20_000, 40_000])
    expect(await readMachine(id)).toMatchObject({ state: 'failed', tries: 5, currentAssessmentId: null })
    expect(await read(id)).toMatchObject({ assessmentState: 'error', overallLevel: null, assessment: null })
    await run(id)
    expect((await listRows(id)).length).toBe(0)
  })

  test('stores nothing of a failed attempt, and succeeds with the next one', async () => {
    const { id } = await submit()
    await run(id, broken)
    expect([(await listRows(id)).length, (await readMachine(id))?.state]).toEqual([0, 'submitted'])
    await run(id)
    expect([(await listRows(id)).length, (await readMachine(id))?.tries]).toEqual([1, 2])
  })
})

describe('assessSubmission with a submission that exhausts the engine', () => {
  const poison = 'poison'
  /** Fails as the workers do for one text, and assesses every other in this thread. */
  const createJudges = (code: WorkerFailureCode) => {
    const fairKeys: (string | undefined)[] = []
    const assessInterview: AssessInterview = async (input, { id, createdAt }, keys) => {
      fairKeys.push(keys?.fairKey)
      if (input.answers.some(({ text }) => text.startsWith(poison))) throw new WorkerFailure(code)
      return assess(input, { newId: () => id, clockIso: () => createdAt })
    }
    return { fairKeys, judges: { assessInterview, requestJudging: async () => false } }
  }
  const submitPoison = () => submit([{ text: `${poison} ${fullAnswer}` }])

  test.each<WorkerFailureCode>(['late', 'exhausted', 'crashed'])(
    'sets a submission aside after two tries that end %s, and assesses the others meanwhile',
    async (code) => {
      const { fairKeys, judges } = createJudges(code)
      const [bad, good] = [await submitPoison(), await submit()]
      const runWith = (id: string) => assessSubmission(deps, { submissionId: id }, judges)
      await runWith(bad.id)
      await runWith(good.id)
      await runWith(bad.id)
      expect(pausesMs()).toEqual([5_000])
      expect(await readMachine(bad.id)).toMatchObject({ state: 'failed', tries: 2 })
      expect(await read(bad.id)).toMatchObject({ assessmentState: 'error', overallLevel: null, assessment: null })
      expect(await readMachine(good.id)).toMatchObject({ state: 'assessed' })
      await runWith(bad.id)
      expect(fairKeys).toEqual(Array.from({ length: 3 }, () => member.organizationId))
      expect(pausesMs()).toEqual([5_000])
    },
  )

  test('assesses a submission that was set aside when a member asks for it', async () => {
    const { id } = await submitPoison()
    const { judges } = createJudges('late')
    await assessSubmission(deps, { submissionId: id }, judges)
    await assessSubmission(deps, { submissionId: id }, judges)
    await reevaluateSubmission(deps, member, { id, reason: 'A new engine is there', excludesFluency: false })
    expect(deps.sentJobs.at(-1)).toMatchObject({
      queue: assessSubmissionQueue,
      organizationId: member.organizationId,
      data: { submissionId: id },
    })
    await run(id)
    expect(await readMachine(id)).toMatchObject({ state: 'assessed', tries: 1 })
  })

  test('counts no try while no worker is free', async () => {
    const { id } = await submitPoison()
    for (const code of ['busy', 'closed', 'busy', 'closed', 'busy', 'closed'] as const)
      await assessSubmission(deps, { submissionId: id }, createJudges(code).judges)
    expect(pausesMs()).toEqual([5_000, 5_000, 5_000, 5_000, 5_000, 5_000])
    expect(await readMachine(id)).toMatchObject({ state: 'submitted', tries: 0 })
  })
})

describe('an interview at the candidate’s own pace', () => {
  const otherAnswer =
    'Every Monday I wrote to each candidate who had waited for more than three days, because silence is the worst answer. ' +
    'Although it took two hours, fewer people left the process, and our managers began to answer faster as well. Then I ' +
    'asked the people who had declined our offers what they missed, and we changed how we describe the work and the pay.'
  const speak = (text: string) => [
    { text, modality: 'spoken', transcriptState: 'ready', words: spreadWords(text), videoMs: 60_000 } as const,
  ]

  test('has no figures of fluency, for the reason of answers without times', async () => {
    const answers = [speak(fullAnswer), speak(otherAnswer)]
    const { id, sessionId } = await makeSubmission(deps, { member, set }, { answers })
    await run(id)
    const measured = (await read(id)).assessment?.dims.fluency
    expect(measured?.measures).not.toEqual([])
    await deps.withActor(worker, (tx) =>
      tx
        .update(interviewSession)
        .set({ state: sql`'{"clock": {"isUntimed": false, "untimedMs": 60000}}'::jsonb` })
        .where(eq(interviewSession.id, sessionId)),
    )
    await reevaluateSubmission(deps, member, { id, reason: 'Again', excludesFluency: false })
    await run(id)
    expect((await read(id)).assessment?.dims.fluency).toMatchObject({
      state: 'not_evaluated',
      reason: 'no_timing',
      measures: [],
    })
  })
})
