import { auditEvent } from '@candor/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../../../platform/errors'
import { assessmentReads } from '../../../assessments'
import { getSubmission } from '../../operations/get-submission'
import { listOwnSubmissions } from '../../operations/list-own-submissions'
import { changeRetentionPolicy } from '../../retention-policy/operations/change-retention-policy'
import { setLegalHold } from '../../retention-policy/operations/set-legal-hold'
import { deleteSubmissionsQueue } from '../queues'
import { type Deletions, openDeletions } from '../testing/open-deletions'
import { deleteOwnSubmission } from './delete-own-submission'
import { getOwnDeletion } from './get-own-deletion'
import { listDeletions } from './list-deletions'
import { undoDeletion } from './undo-deletion'

let fixture: Deletions

beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())

const readAsMember = (id: string) => {
  const { deps, member } = fixture
  return getSubmission({ ...deps, assessments: assessmentReads }, member, { id })
}
const findDeletionId = (submissionJobs: number) => {
  const jobs = fixture.deps.sentJobs.filter(({ queue }) => queue === deleteSubmissionsQueue)
  return String(Reflect.get(Object(jobs[submissionJobs]?.data), 'deletionId'))
}
const countJobs = () => fixture.deps.sentJobs.filter(({ queue }) => queue === deleteSubmissionsQueue).length

describe('deleteOwnSubmission', () => {
  test('hides the interview from the company at once, orders the job, mails a receipt and writes the audit log', async () => {
    const { deps, submit, member } = fixture
    const { id } = await submit({ email: 'linh@example.org' })
    const subject = await fixture.findSubject(id)
    const receipt = await fixture.orderOwn(id)
    expect(receipt).toMatchObject({
      submissionId: id,
      state: 'scheduled',
      by: 'candidate',
      undoMs: 600_000,
      erased: [],
    })
    await expect(readAsMember(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(deps.sentJobs.at(-1)).toMatchObject({
      queue: deleteSubmissionsQueue,
      startAfterMs: deps.clock.nowMs() + 600_000,
    })
    expect(fixture.mailedReceipts).toMatchObject([
      { to: 'linh@example.org', template: { name: 'interview-deleted', undoMinutes: 10, keptUntilMs: null } },
    ])
    const events = await deps.withActor(member, (tx) =>
      tx
        .select()
        .from(auditEvent)
        .where(and(eq(auditEvent.type, 'submission.deleted'), eq(auditEvent.subjectId, id))),
    )
    expect(events).toMatchObject([{ actorKind: 'candidate', actorId: subject }])
  })

  test('returns the same receipt for a second request, before and after the data is erased, and mails once', async () => {
    const { deps, submit } = fixture
    const { id } = await submit({ answers: [[{ text: 'I hired twelve engineers.' }]] })
    const caller = await fixture.callCandidate(id)
    const [jobs, mails] = [countJobs(), fixture.mailedReceipts.length]
    const first = await fixture.orderOwn(id)
    expect(await fixture.orderOwn(id)).toEqual(first)
    expect([countJobs(), fixture.mailedReceipts.length]).toEqual([jobs + 1, mails + 1])
    fixture.pass()
    await fixture.run(findDeletionId(jobs))
    expect(await fixture.isStored(id)).toBe(false)
    const { deletion } = await getOwnDeletion(deps, caller, { id })
    expect(deletion).toMatchObject({ state: 'done', by: 'candidate', orderedAt: first.orderedAt, undoMs: 0 })
    const kinds = deletion?.erased.map(({ kind }) => kind)
    expect(kinds).toContain('answers')
    // What the company did with it is not the candidate's to know.
    for (const kind of ['levels', 'decisions', 'shares', 'exports', 'people']) expect(kinds).not.toContain(kind)
    expect((await listOwnSubmissions(deps, caller)).deleted).toMatchObject([{ id, by: 'candidate' }])
  })

  test('shows the company a receipt without a name that its members can’t undo', async () => {
    const { deps, submit, member } = fixture
    const { id } = await submit()
    const jobs = countJobs()
    await fixture.orderOwn(id)
    const { items } = await listDeletions(deps, member)
    expect(items[0]).toMatchObject({ cause: 'candidate', orderedBy: null, undoMs: 0, submissionCount: 1 })
    const undo = undoDeletion(deps, member, { id: findDeletionId(jobs) })
    await expect(undo).rejects.toMatchObject({ code: 'DELETION_FINAL' })
    await expect(readAsMember(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('erases at once what the company has deleted, and the company’s undo does not bring it back', async () => {
    const { deps, submit, member } = fixture
    const [one, two] = [await submit(), await submit()]
    const theirs = await fixture.order(one.id, two.id)
    const caller = await fixture.callCandidate(one.id)
    // Until the data is erased, the candidate does not learn of it.
    expect(await getOwnDeletion(deps, caller, { id: one.id })).toEqual({ deletion: null })
    const jobs = countJobs()
    expect(await fixture.orderOwn(one.id)).toMatchObject({ by: 'candidate', undoMs: 0 })
    await undoDeletion(deps, member, { id: theirs.id })
    await expect(readAsMember(one.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await readAsMember(two.id)).toMatchObject({ id: two.id })
    await fixture.run(findDeletionId(jobs))
    expect(await fixture.isStored(one.id)).toBe(false)
  })

  test('deletes it above the hourly ceiling of mails, too, and fails when the mail can’t be written', async () => {
    const { deps, submit } = fixture
    const [one, two] = [await submit(), await submit()]
    const remove = async (id: string, code: 'UNAVAILABLE' | 'NOT_FOUND') => {
      const queueMail = () => Promise.reject(new AppError(code))
      return deleteOwnSubmission({ ...deps, queueMail }, await fixture.callCandidate(id), { id })
    }
    expect(await remove(one.id, 'UNAVAILABLE')).toMatchObject({ state: 'scheduled' })
    await expect(readAsMember(one.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove(two.id, 'NOT_FOUND')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await readAsMember(two.id)).toMatchObject({ id: two.id })
  })

  test('mails until when the company must keep it, and refuses while a hold is on', async () => {
    const { deps, member, submit } = fixture
    const [kept, held] = [await submit(), await submit()]
    await setLegalHold(deps, member, { submissionId: held.id, reason: 'Complaint' })
    await expect(fixture.orderOwn(held.id)).rejects.toMatchObject({ code: 'LEGAL_HOLD' })
    await changeRetentionPolicy(deps, member, { preset: 'keep_3_years' })
    const { dueAt, undoMs } = await fixture.orderOwn(kept.id)
    expect(undoMs).toBe(600_000)
    expect(fixture.mailedReceipts.at(-1)).toMatchObject({ template: { keptUntilMs: Date.parse(dueAt ?? '') } })
  })

  test('reports another candidate’s interview as missing and leaves it', async () => {
    const { deps, submit } = fixture
    const [own, other] = [await submit(), await submit()]
    const caller = await fixture.callCandidate(own.id)
    for (const id of [other.id, deps.newId()]) {
      await expect(fixture.orderOwn(id, caller)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(getOwnDeletion(deps, caller, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await readAsMember(other.id)).toMatchObject({ id: other.id })
  })
})
