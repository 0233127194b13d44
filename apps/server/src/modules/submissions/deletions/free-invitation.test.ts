import { retentionLimits } from '@candor/contract'
import { interviewee, interviewSession, submission } from '@candor/db'
import { dayMs } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readState } from '../../sets/interviewee-state'
import { addInterviewees } from '../../sets/operations/add-interviewees'
import { eraseUnsubmitted } from './operations/erase-unsubmitted'
import { type Deletions, openDeletions } from './testing/open-deletions'

let fixture: Deletions
let person: Awaited<ReturnType<typeof leaveInvited>>
const worker = { kind: 'worker' } as const
const periodMs = retentionLimits.unsubmittedDays * dayMs

beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())
beforeEach(async () => {
  person = await leaveInvited()
})

/** Turns a submission into an interview that was left now. */
const leave = async ({ id, sessionId }: { readonly id: string; readonly sessionId: string }): Promise<void> => {
  const at = new Date(fixture.deps.clock.nowMs())
  await fixture.deps.withActor(worker, async (tx) => {
    await tx.delete(submission).where(eq(submission.id, id))
    await tx
      .update(interviewSession)
      .set({ submittedAt: null, createdAt: at, updatedAt: at })
      .where(eq(interviewSession.id, sessionId))
  })
}

/** A person who began an interview with an invitation, and left it. */
const leaveInvited = async () => {
  const { deps, member, set, submit } = fixture
  const { organizationId, userId: invitedBy } = member
  const made = await submit({ answers: [[{ text: 'Words' }]] })
  const dataSubjectId = await fixture.findSubject(made.id)
  const at = new Date(deps.clock.nowMs())
  const email = `${made.id}@example.org`
  const invitation = { id: deps.newId(), organizationId, setId: set.id, email, name: 'Linh', invitedBy, dataSubjectId }
  const dates = { createdAt: at, expiresAt: at, mailedAt: at, startedAt: at }
  await deps.withActor(worker, (tx) => tx.insert(interviewee).values({ ...invitation, ...dates }))
  await leave(made)
  return { ...invitation, sessionId: made.sessionId }
}

/** The person's next interview in the same set. */
const takeAgain = async (): Promise<{ id: string; sessionId: string }> => {
  const { dataSubjectId } = person
  const next = await fixture.submit()
  await fixture.deps.withActor(worker, async (tx) => {
    await tx.update(submission).set({ dataSubjectId }).where(eq(submission.id, next.id))
    await tx.update(interviewSession).set({ dataSubjectId }).where(eq(interviewSession.id, next.sessionId))
  })
  return next
}

const eraseLeft = async (): Promise<void> => {
  fixture.deps.clock.advance(periodMs + 1)
  await eraseUnsubmitted({ ...fixture.deps, erasers: fixture.erasers }, { sessionId: person.sessionId })
}
const findInvitation = async () => {
  const rows = await fixture.deps.withActor(worker, (tx) =>
    tx.select().from(interviewee).where(eq(interviewee.id, person.id)),
  )
  return rows[0]
}

test('the invitation of an erased interview is like one that was not used: it has expired and can be renewed', async () => {
  const { deps, member, set } = fixture
  await eraseLeft()
  const freed = await findInvitation()
  expect(freed).toMatchObject({ dataSubjectId: null, startedAt: null, email: person.email })
  expect(freed && readState(freed, deps.clock.nowMs()).state).toBe('expired')
  const rows = [{ email: person.email, name: 'Linh' }]
  const again = await addInterviewees(deps, member, { setId: set.id, rows, isMailed: false })
  expect(again).toMatchObject({ added: 0, renewed: 1, known: 0 })
})

test('stays with the interview that the person began after they had started over', async () => {
  const next = await takeAgain()
  fixture.deps.clock.advance(periodMs)
  await leave(next)
  await eraseLeft()
  expect(await findInvitation()).toMatchObject({ dataSubjectId: person.dataSubjectId, startedAt: expect.any(Date) })
})

test('goes with the last interview of the set, if an earlier one was submitted with it', async () => {
  const { deps } = fixture
  const next = await takeAgain()
  await deps.withActor(worker, (tx) =>
    tx
      .update(interviewee)
      .set({ submittedAt: new Date(deps.clock.nowMs()) })
      .where(eq(interviewee.id, person.id)),
  )
  const { id } = await fixture.order(next.id)
  fixture.pass()
  await fixture.run(id)
  expect(await findInvitation()).toMatchObject({ email: person.email })
  await eraseLeft()
  expect(await findInvitation()).toBeUndefined()
})
