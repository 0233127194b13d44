import { dataSubject, interviewee, interviewSession, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listApplicants } from './operations/list-applicants'
import { moveSubmissions } from './operations/move-submissions'
import { openPipeline, type Pipeline } from './testing/open-pipeline'

const worker = { kind: 'worker' } as const

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

const find = async (keyword: string, actor = fixture.member) =>
  (await listApplicants(fixture.deps, actor, { page: 1, sort: 'newest', keyword })).items

describe('an applicant', () => {
  test('enters the pipeline with the invitation, and moves on with the first submission', async () => {
    await fixture.invite('lan@example.org', 'Lan Phạm')
    const [invited] = await find('lan@example.org')
    expect(invited).toMatchObject({ name: 'Lan Phạm', submissionCount: 0, stageId: await fixture.findStage('invited') })
    await fixture.submit({ firstName: 'Lan', lastName: 'Phạm', email: 'lan@example.org' })
    const [interviewed] = await find('lan@example.org')
    const stageId = await fixture.findStage('interviewed')
    expect(interviewed).toMatchObject({ id: invited?.id, submissionCount: 1, stageId })
  })

  test('enters the pipeline with the first start of an interview, at the stage of those who applied', async () => {
    const { sessionId } = await fixture.start('starter@example.org')
    const stageId = await fixture.findStage('applied')
    const started = { name: 'Phạm Lan', submissionCount: 0, newestSubmissionId: null, stageId, interview: 'started' }
    const [found] = await find('starter@example.org')
    expect(found).toMatchObject(started)
    await fixture.leave(sessionId)
    expect(await find('starter@example.org')).toMatchObject([{ ...started, id: found?.id, interview: 'unfinished' }])
    const made = await fixture.submit({ email: 'starter@example.org' })
    expect(await find('starter@example.org')).toMatchObject([
      {
        id: found?.id,
        stageId: await fixture.findStage('interviewed'),
        newestSubmissionId: made.id,
        interview: 'submitted',
      },
    ])
  })

  test('is not made by a practice', async () => {
    await fixture.start('practice@example.org', { isPractice: true })
    expect(await find('practice@example.org')).toEqual([])
  })

  test('is under way as long as one interview is', async () => {
    const first = await fixture.start('twice@example.org')
    const second = await fixture.start('twice@example.org')
    await fixture.leave(first.sessionId)
    expect((await find('twice@example.org')).map((row) => row.interview)).toEqual(['started'])
    await fixture.leave(second.sessionId)
    expect((await find('twice@example.org')).map((row) => row.interview)).toEqual(['unfinished'])
  })

  test('keeps the stage of an invitation, and has the name of the interview', async () => {
    await fixture.invite('guest@example.org', 'Guest')
    expect((await find('guest@example.org')).map((row) => row.interview)).toEqual(['invited'])
    const { sessionId } = await fixture.start('guest@example.org', { firstName: 'Chi' })
    const stageId = await fixture.findStage('invited')
    expect(await find('guest@example.org')).toMatchObject([{ name: 'Phạm Chi', stageId, interview: 'started' }])
    await fixture.deps.withActor(worker, (tx) => tx.delete(interviewSession).where(eq(interviewSession.id, sessionId)))
    expect(await find('guest@example.org')).toMatchObject([{ name: 'Guest', stageId, interview: 'invited' }])
  })

  test('who only started is gone with the person', async () => {
    const { dataSubjectId } = await fixture.start('left@example.org')
    await fixture.deps.withActor(worker, (tx) => tx.delete(dataSubject).where(eq(dataSubject.id, dataSubjectId)))
    expect(await find('left@example.org')).toEqual([])
  })

  test('has one entry per position for several interviews, with the newest name', async () => {
    await fixture.submit({ firstName: 'Ann', email: 'ann@example.org' })
    await fixture.submit({ firstName: 'Anne', email: 'ann@example.org' })
    const found = await find('ann@example.org')
    expect(found.map(({ name, submissionCount }) => [name.split(' ')[0], submissionCount])).toEqual([['Anne', 2]])
  })

  test('stays at the stage where a member put them when another interview is submitted', async () => {
    const { deps, member } = fixture
    const made = await fixture.submit({ email: 'binh@example.org' })
    const stageId = await fixture.findStage('offer')
    await moveSubmissions(deps, member, { ids: [made.id], stageId })
    await fixture.submit({ email: 'binh@example.org' })
    expect((await find('binh@example.org'))[0]?.stageId).toBe(stageId)
    const rows = await deps.withActor(worker, (tx) =>
      tx.select({ stageId: submission.stageId }).from(submission).where(eq(submission.stageId, stageId)),
    )
    expect(rows).toHaveLength(2)
  })

  test('gets the name that a candidate corrects', async () => {
    const made = await fixture.submit({ firstName: 'Tuan', email: 'tuan@example.org' })
    await fixture.deps.withActor(worker, async (tx) => {
      const [row] = await tx.select().from(submission).where(eq(submission.id, made.id))
      await tx
        .update(dataSubject)
        .set({ firstName: 'Tuấn' })
        .where(eq(dataSubject.id, row?.dataSubjectId ?? ''))
    })
    expect((await find('tuan@example.org'))[0]?.name).toContain('Tuấn')
  })

  test('is gone with the last submission and invitation, and not before', async () => {
    const { deps } = fixture
    const invitedId = await fixture.invite('chi@example.org')
    const made = await fixture.submit({ email: 'chi@example.org' })
    await deps.withActor(worker, (tx) => tx.delete(submission).where(eq(submission.id, made.id)))
    expect((await find('chi@example.org')).map(({ submissionCount }) => submissionCount)).toEqual([0])
    await deps.withActor(worker, (tx) => tx.delete(interviewee).where(eq(interviewee.id, invitedId)))
    expect(await find('chi@example.org')).toEqual([])
  })

  test('is erased with the person', async () => {
    const { deps } = fixture
    const made = await fixture.submit({ email: 'erased@example.org' })
    await deps.withActor(worker, async (tx) => {
      const [row] = await tx.select().from(submission).where(eq(submission.id, made.id))
      await tx.delete(dataSubject).where(eq(dataSubject.id, row?.dataSubjectId ?? ''))
    })
    expect(await find('erased@example.org')).toEqual([])
  })
})
