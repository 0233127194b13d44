import { interviewSession, interviewSetVersion, mail, organization } from '@candor/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImplementer } from '../../../http/implement'
import { createNotification } from '../../notification'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import { mailSubmitted } from './mail-submitted'

const worker = { kind: 'worker' } as const
let fixture: Submissions
beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

const send = async (submissionId: string): Promise<void> => {
  const { queueMail } = createNotification(fixture.deps, { os: createImplementer(false), mailer: null }).api
  await mailSubmitted({ ...fixture.deps, queueMail }, { submissionId })
}
const listMails = (to: string) => fixture.deps.withActor(worker, (tx) => tx.select().from(mail).where(eq(mail.to, to)))

const promiseReply = (): Promise<unknown> =>
  fixture.deps.withActor(fixture.member, (tx) =>
    tx.update(interviewSetVersion).set({ content: sql`content || '{"replyWithinDays": 7}'` }),
  )

test('mails the candidate once what happens next, that no date was promised, and the link to their page', async () => {
  const { id } = await fixture.submit({ email: 'once@example.org' })
  await send(id)
  await send(id)
  const mails = await listMails('once@example.org')
  expect(mails).toMatchObject([{ template: 'interview-submitted', locale: 'en', category: null, state: 'waiting' }])
  const text = mails[0]?.text
  expect(text).toContain('software compares your answers')
  expect(text).toContain('hasn’t promised a date')
  expect(text).toContain(`http://localhost:3000/submission/${id}?interview=`)
})

test('names the promised date, in the language of the interview, and says that no AI assesses who declined it', async () => {
  await promiseReply()
  const { id, sessionId } = await fixture.submit({ email: 'vi@example.org', isAiDeclined: true })
  await fixture.deps.withActor(worker, (tx) =>
    tx.update(interviewSession).set({ language: 'vi' }).where(eq(interviewSession.id, sessionId)),
  )
  await send(id)
  const [sent] = await listMails('vi@example.org')
  expect(sent?.locale).toBe('vi')
  expect(sent?.text).toContain('AI không đánh giá câu trả lời')
  const replyBy = new Date(fixture.deps.clock.nowMs() + 7 * 24 * 3_600_000)
  const day = new Intl.DateTimeFormat('vi', { dateStyle: 'full', timeZone: 'UTC' }).format(replyBy)
  expect(sent?.text).toContain(day)
  expect(sent?.text).toContain('Sao Mai hẹn phản hồi chậm nhất vào')
})

test('mails no one whose organization was deleted meanwhile', async () => {
  const { id } = await fixture.submit({ email: 'gone@example.org' })
  await fixture.deps.withActor({ kind: 'auth' }, (tx) =>
    tx.update(organization).set({ deletedAt: new Date() }).where(eq(organization.id, fixture.member.organizationId)),
  )
  await send(id)
  expect(await listMails('gone@example.org')).toEqual([])
})
