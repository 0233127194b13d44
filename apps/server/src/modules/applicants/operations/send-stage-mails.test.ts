import { mail, organization, stageMail } from '@candor/db'
import { pipelineLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMail } from '../../notification/operations/queue-mail'
import { deleteSubmissions } from '../../submissions/deletions/operations/delete-submissions'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { cancelStageMail } from './cancel-stage-mail'
import { listApplicants } from './list-applicants'
import { moveApplicant } from './move-applicant'
import { sendStageMails } from './send-stage-mails'
import { updateStage } from './update-stage'

let fixture: Pipeline
let rejected: string
let interviewed: string

const messages = {
  en: { subject: 'About {position}', text: 'Hello {first_name},\n\nthank you.' },
  vi: null,
}

beforeAll(async () => {
  fixture = await openPipeline()
  rejected = await fixture.findStage('rejected')
  interviewed = await fixture.findStage('interviewed')
  await updateStage(fixture.deps, fixture.member, { id: rejected, messages })
})
afterAll(() => fixture.deps.close())

const enter = async (email: string): Promise<string> => {
  await fixture.submit({ email })
  const { items } = await listApplicants(fixture.deps, fixture.member, { page: 1, sort: 'newest', keyword: email })
  return items[0]?.id ?? ''
}
const move = (id: string, stageId: string) => moveApplicant(fixture.deps, fixture.reviewer, { id, stageId })
const send = (moveId: string) =>
  sendStageMails({ ...fixture.deps, queueMail: (tx, order) => queueMail(fixture.deps, tx, order) }, { moveId })
const listMails = (to: string) =>
  fixture.deps.withActor({ kind: 'worker' }, (tx) => tx.select().from(mail).where(eq(mail.to, to)))
const listStates = (applicantId: string) =>
  fixture.deps.withActor({ kind: 'worker' }, async (tx) =>
    (await tx.select().from(stageMail).where(eq(stageMail.applicantId, applicantId))).map(({ state }) => state),
  )

test('a move orders one mail, which goes out once, in the language that there is', async () => {
  const id = await enter('kim@example.org')
  const { mail: ordered } = await move(id, rejected)
  expect(ordered).toMatchObject({ count: 1 })
  expect(Date.parse(ordered?.sendAt ?? '')).toBe(fixture.deps.clock.nowMs() + pipelineLimits.mailDelayMs)
  expect(await listMails('kim@example.org')).toEqual([])
  await send(ordered?.moveId ?? '')
  await send(ordered?.moveId ?? '')
  const mails = await listMails('kim@example.org')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toMatch(/^About /)
  expect(mails[0]?.text).toContain('thank you.')
  expect(mails[0]?.text).not.toContain('{')
  // Back and there again: it was sent before.
  await move(id, interviewed)
  expect((await move(id, rejected)).mail).toBeNull()
})

test('who is moved back in time, and whose mail is canceled, gets none', async () => {
  const { deps, reviewer } = fixture
  const back = await enter('back@example.org')
  const first = await move(back, rejected)
  await move(back, interviewed)
  await send(first.mail?.moveId ?? '')
  const canceled = await enter('canceled@example.org')
  const second = await move(canceled, rejected)
  await cancelStageMail(deps, reviewer, { moveId: second.mail?.moveId ?? '' })
  await send(second.mail?.moveId ?? '')
  expect([...(await listMails('back@example.org')), ...(await listMails('canceled@example.org'))]).toEqual([])
  expect([...(await listStates(back)), ...(await listStates(canceled))]).toEqual(['canceled', 'canceled'])
})

test.each([
  ['alone@example.org', false],
  ['invited@example.org', true],
])('a person whose interview was deleted gets none, even while it can be undone: %s', async (email, isInvited) => {
  const { deps, member, submit } = fixture
  if (isInvited) await fixture.invite(email)
  const made = await submit({ email })
  const { items } = await listApplicants(deps, member, { page: 1, sort: 'newest', keyword: email })
  const id = items[0]?.id ?? ''
  const { mail: ordered } = await move(id, rejected)
  await deleteSubmissions(deps, member, { ids: [made.id] })
  await send(ordered?.moveId ?? '')
  expect(await listMails(email)).toEqual([])
  expect(await listStates(id)).toEqual(['left_out'])
})

test('nothing is sent for a deleted organization', async () => {
  const { deps, member } = fixture
  const id = await enter('closed@example.org')
  const { mail: ordered } = await move(id, rejected)
  const setDeleted = (deletedAt: Date | null) =>
    deps.withActor({ kind: 'auth' }, (tx) =>
      tx.update(organization).set({ deletedAt }).where(eq(organization.id, member.organizationId)),
    )
  await setDeleted(new Date(deps.clock.nowMs()))
  await send(ordered?.moveId ?? '')
  expect(await listMails('closed@example.org')).toEqual([])
  await setDeleted(null)
})

test('a message that was removed before the mail is left out', async () => {
  const { deps, member } = fixture
  const id = await enter('late@example.org')
  const { mail: ordered } = await move(id, rejected)
  await updateStage(deps, member, { id: rejected, messages: { en: null, vi: null } })
  await send(ordered?.moveId ?? '')
  expect(await listMails('late@example.org')).toEqual([])
  expect(await listStates(id)).toEqual(['left_out'])
})
