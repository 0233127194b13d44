import { setTimeout } from 'node:timers/promises'
import { interviewSession, submission, submissionFeedback } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { saveFeedback } from '../../feedback/operations/save-feedback'
import { openSubmissions, type Submissions } from '../../testing/open-submissions'
import { getExperience } from './get-experience'

const worker = { kind: 'worker' } as const
const none = { overall: null, byModality: [], byLanguage: [] }
const rated = { companyRating: 3, interviewerRating: 3, comment: '' }
const opened: Submissions[] = []
let fixture: Submissions
beforeEach(async () => {
  fixture = await openSubmissions()
  opened.push(fixture)
})
afterAll(async () => {
  for (const { deps } of opened) await deps.close()
})

type Session = Partial<Pick<typeof interviewSession.$inferInsert, 'mode' | 'language'>>
type Answered = Readonly<{ id: string; dataSubjectId: string; answer: (experience: number | null) => Promise<void> }>

/** A submission whose candidate has not answered. */
const submit = async (session: Session = {}): Promise<Answered> => {
  const { deps, member } = fixture
  const { id, sessionId } = await fixture.submit()
  deps.clock.advance(1_000)
  const [row] = await deps.withActor(worker, async (tx) => {
    await tx
      .update(interviewSession)
      .set({ mode: 'text', ...session })
      .where(eq(interviewSession.id, sessionId))
    return tx.select().from(submission).where(eq(submission.id, id))
  })
  const dataSubjectId = row?.dataSubjectId ?? ''
  const access = { accessId: deps.newId(), organizationId: member.organizationId, dataSubjectId }
  const answer = (experience: number | null) =>
    saveFeedback(deps, { candidate: [access] }, { submissionId: id, ...rated, experience })
  return { id, dataSubjectId, answer }
}

const addAnswer = async (experience: number, session: Session = {}): Promise<Answered> => {
  const submitted = await submit(session)
  await submitted.answer(experience)
  return submitted
}

const addAnswers = async (answers: readonly number[], session: Session = {}): Promise<Answered[]> => {
  const added: Answered[] = []
  for (const answer of answers) added.push(await addAnswer(answer, session))
  return added
}

const read = () => getExperience(fixture.deps, fixture.member)
const readOverall = async () => (await read()).overall

describe('getExperience', () => {
  test('shows no figure of four answers, and the mean with its interval from the fifth', async () => {
    await addAnswers([5, 6, 7, 8])
    expect(await read()).toEqual(none)
    await addAnswer(9)
    const figure = { count: 5, mean: 7, low: 5, high: 9 }
    expect(await read()).toEqual({
      overall: figure,
      byModality: [{ modality: 'typed', ...figure }],
      byLanguage: [{ language: 'en', ...figure }],
    })
  })

  test('lets the next answers wait until there are five of them', async () => {
    await addAnswers([5, 6, 7, 8, 9])
    const before = await read()
    await addAnswers([0, 0, 0, 0])
    expect(await read()).toEqual(before)
    await addAnswer(0)
    expect(await readOverall()).toMatchObject({ count: 10, mean: 3.5 })
  })

  test('counts spoken and typed interviews and each language on their own, and no group that waits in the total', async () => {
    await addAnswers([9, 9, 9, 9, 9], { mode: 'chat' })
    await addAnswers([1, 1, 1, 1], { mode: 'no-voice' })
    await addAnswers([1, 1, 1, 1], { language: 'vi' })
    expect(await readOverall()).toMatchObject({ count: 5, mean: 9 })
    await addAnswer(9, { mode: 'live', language: 'vi' })
    expect(await readOverall()).toMatchObject({ count: 5, mean: 9 })
    await addAnswer(1, { mode: 'text' })
    const { overall, byModality, byLanguage } = await read()
    expect(overall).toMatchObject({ count: 10, mean: 5 })
    expect(byModality).toMatchObject([
      { modality: 'spoken', count: 5, mean: 9 },
      { modality: 'typed', count: 5, mean: 1 },
    ])
    expect(byLanguage).toMatchObject([{ language: 'en', count: 10 }])
  })

  test('drops the five answers of which one is deleted, so that no difference is one answer', async () => {
    const [first] = await addAnswers([0, 9, 9, 9, 9])
    await addAnswers([4, 4, 4, 4, 4])
    expect(await readOverall()).toMatchObject({ count: 10, mean: 5.6 })
    await fixture.deps.withActor(worker, (tx) => tx.delete(submission).where(eq(submission.id, first?.id ?? '')))
    expect(await readOverall()).toMatchObject({ count: 5, mean: 4 })
    await addAnswer(9)
    expect(await readOverall()).toMatchObject({ count: 5, mean: 4 })
  })

  test('lets a changed answer wait again, and leaves its batch when it is withdrawn', async () => {
    const [first, second] = await addAnswers([0, 9, 9, 9, 9])
    const before = await read()
    await first?.answer(0)
    expect(await read()).toEqual(before)
    await first?.answer(10)
    expect(await read()).toEqual(none)
    await second?.answer(null)
    await addAnswers([2, 2, 2, 2])
    expect(await readOverall()).toMatchObject({ count: 5, mean: 3.6 })
  })

  test('puts no answer into two batches if two answers arrive at the same time', async () => {
    const { deps, member } = fixture
    const answered = await addAnswers([1, 1, 1, 1])
    const [slow, fast] = [await submit(), await submit()]
    const owner = { organizationId: member.organizationId, dataSubjectId: slow.dataSubjectId }
    const running: Promise<void>[] = []
    await deps.withActor({ kind: 'candidate', ...owner }, async (tx) => {
      const values = { ...rated, experience: 1, updatedAt: new Date(deps.clock.nowMs()) }
      await tx.insert(submissionFeedback).values({ submissionId: slow.id, ...owner, ...values })
      running.push(fast.answer(1))
      // The other answer reaches the database while this transaction is open.
      await setTimeout(300)
    })
    await Promise.all(running)
    const rows = await deps.withActor(worker, (tx) => tx.select().from(submissionFeedback))
    const ids = new Set([...answered, slow, fast].map(({ id }) => id))
    const own = rows.filter(({ submissionId }) => ids.has(submissionId))
    expect(own.filter(({ experienceBatch }) => experienceBatch !== null)).toHaveLength(5)
    expect(await readOverall()).toMatchObject({ count: 5, mean: 1 })
  })

  test('counts no answer of another organization', async () => {
    await addAnswers([1, 2, 3, 4, 5])
    expect(await getExperience(fixture.deps, fixture.stranger)).toEqual(none)
  })
})
