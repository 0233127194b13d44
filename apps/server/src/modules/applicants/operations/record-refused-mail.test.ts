import { mail, notice, stageMail, submission } from '@candor/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverEvents } from '../../../platform/events/deliver-events'
import { type MailServer, startMailServer } from '../../../testing/start-mail-server'
import { notifyRefusedMail } from '../../notices/events/notify-refused-mail'
import { createSmtpMailer, type Mailer } from '../../notification'
import { queueMail } from '../../notification/operations/queue-mail'
import { sendMail } from '../../notification/operations/send-mail'
import { mailSubmitted } from '../../submissions/operations/mail-submitted'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { getApplicant } from './get-applicant'
import { markReplied } from './mark-replied'
import { moveApplicant } from './move-applicant'
import { recordRefusedMail } from './record-refused-mail'
import { sendStageMails } from './send-stage-mails'
import { updateStage } from './update-stage'

const worker = { kind: 'worker' } as const
const hourMs = 60 * 60_000
let fixture: Pipeline
let server: MailServer
let mailer: Mailer
let rejected: string

beforeAll(async () => {
  fixture = await openPipeline()
  server = await startMailServer()
  mailer = createSmtpMailer(server.url, 'no-reply@candor.example')
  rejected = await fixture.findStage('rejected')
  const messages = { en: { subject: 'About {position}', text: 'Thank you.' }, vi: null }
  await updateStage(fixture.deps, fixture.member, { id: rejected, messages })
})
beforeEach(() => server.behave('reject'))
afterAll(async () => {
  mailer.close()
  await server.close()
  await fixture.deps.close()
})

const createMailDeps = () => ({
  ...fixture.deps,
  queueMail: (...[tx, order]: [Parameters<typeof queueMail>[1], Parameters<typeof queueMail>[2]]) =>
    queueMail(fixture.deps, tx, order),
})

/** Moves a person who was promised a reply to a stage with a mail, which waits to be sent. */
const orderStageMail = async (email: string) => {
  const { deps, member } = fixture
  const applicantId = await fixture.enter(email)
  const replyBy = new Date(deps.clock.nowMs() + hourMs)
  await deps.withActor(worker, (tx) =>
    tx.execute(`update applicant set reply_by = '${replyBy.toISOString()}' where id = '${applicantId}'`),
  )
  const { mail: ordered } = await moveApplicant(deps, member, { id: applicantId, stageId: rejected })
  await sendStageMails(createMailDeps(), { moveId: ordered?.moveId ?? '' })
  const [row] = await deps.withActor(worker, (tx) =>
    tx.select().from(stageMail).where(eq(stageMail.applicantId, applicantId)),
  )
  return { applicantId, mailId: row?.id ?? '', replyBy: replyBy.toISOString() }
}

/** Hands a mail to the real server, and delivers what follows from its answer. */
const sendNow = async (mailId: string, applicantId: string): Promise<void> => {
  const { deps } = fixture
  await sendMail({ ...deps, mailer }, { mailId })
  const handlers = {
    'mail.refused': recordRefusedMail.bind(null, deps),
    'applicant.mailRefused': notifyRefusedMail.bind(null, deps),
  }
  for (const subjectId of [mailId, applicantId]) await deliverEvents(deps, [handlers], { subjectId })
}

const listNotices = (applicantId: string) =>
  fixture.deps.withActor(worker, (tx) =>
    tx
      .select()
      .from(notice)
      .where(and(eq(notice.applicantId, applicantId), eq(notice.kind, 'mail_refused'))),
  )

test('a stage’s mail that the address refuses is no reply: the promise waits again, and a member is notified', async () => {
  const { deps, member } = fixture
  const { applicantId, mailId, replyBy } = await orderStageMail('bounced@example.org')
  expect((await getApplicant(deps, member, { id: applicantId })).replyBy).toBeNull()
  const before = server.attempts()
  await sendNow(mailId, applicantId)
  await sendNow(mailId, applicantId)
  expect(server.attempts() - before).toBe(1)
  const mailRefusedAt = new Date(deps.clock.nowMs()).toISOString()
  expect(await getApplicant(deps, member, { id: applicantId })).toMatchObject({ replyBy, mailRefusedAt })
  expect(await listNotices(applicantId)).toMatchObject([{ userId: member.userId, isMailDue: true }])
  const [stored] = await deps.withActor(worker, (tx) => tx.select().from(mail).where(eq(mail.id, mailId)))
  expect(stored).toMatchObject({ state: 'refused', sentAt: null, text: '' })
  const [ordered] = await deps.withActor(worker, (tx) => tx.select().from(stageMail).where(eq(stageMail.id, mailId)))
  expect(ordered?.state).toBe('refused')
})

test('a refusal does not undo a reply that was given in another way since', async () => {
  const { deps, member } = fixture
  const { applicantId, mailId } = await orderStageMail('phoned@example.org')
  deps.clock.advance(hourMs)
  await markReplied(deps, member, { id: applicantId })
  await sendNow(mailId, applicantId)
  expect((await getApplicant(deps, member, { id: applicantId })).replyBy).toBeNull()
})

test('the refused mail about a submission has the shown time of the submission', async () => {
  const { deps, member } = fixture
  const { id } = await fixture.submit({ email: 'typo@example.org' })
  const [row] = await deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.id, id)))
  const applicantId = row?.applicantId ?? ''
  deps.clock.advance(hourMs)
  await mailSubmitted(createMailDeps(), { submissionId: id })
  await sendNow(id, applicantId)
  const mailRefusedAt = row?.submittedAt.toISOString()
  expect(await getApplicant(deps, member, { id: applicantId })).toMatchObject({ mailRefusedAt })
  expect(await listNotices(applicantId)).toMatchObject([{ createdAt: row?.submittedAt }])
})

test('a server that only asks to wait refuses no address', async () => {
  server.behave('refuse')
  const { deps, member } = fixture
  const { applicantId, mailId } = await orderStageMail('later@example.org')
  await expect(sendNow(mailId, applicantId)).rejects.toThrow()
  expect((await getApplicant(deps, member, { id: applicantId })).mailRefusedAt).toBeNull()
})
