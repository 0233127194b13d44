import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createImplementer } from '../../http/implement'
import type { JobDefinition } from '../../jobs/jobs'
import { createNotification } from '.'
import { createMailFixture, type MailFixture } from './testing/mail-fixture'

let fixture: MailFixture
beforeAll(async () => {
  fixture = await createMailFixture()
  const { deps, mailer, jobs } = fixture
  const notification = createNotification(deps, { os: createImplementer(false), mailer })
  await jobs.start(notification.jobs.map((job): JobDefinition => ({ ...(job as JobDefinition), retryDelaySeconds: 1 })))
})
afterAll(() => fixture.close())
beforeEach(() => fixture.server.behave('accept'))

const registered = { name: 'already-registered', signInUrl: 'https://candor.example/sign-in' } as const
const waitForMail = (to: string) => expect.poll(() => fixture.listReceived(to).length, { timeout: 15_000 }).toBe(1)

test('a queued mail is delivered as plain text and HTML with correct Vietnamese characters', async () => {
  const to = fixture.createAddress('whole')
  await fixture.queue(to, registered)
  await waitForMail(to)
  const received = fixture.listReceived(to)[0]
  expect(received?.recipients).toEqual([to])
  expect(received?.mail.subject).toBe('Bạn đã có tài khoản Candor')
  expect(received?.mail.text).toContain('Địa chỉ đã có tài khoản: hãy đăng nhập.')
  expect(received?.mail.html).toContain('<a href="https://candor.example/sign-in"')
  expect(received?.mail.from?.value).toEqual([{ name: 'Candor', address: 'no-reply@candor.example' }])
  expect(received?.mail.headers.get('auto-submitted')).toBe('auto-generated')
  expect(received?.mail.messageId).toBe(`<${(await fixture.getMail(to)).id}@candor>`)
  await expect.poll(async () => (await fixture.getMail(to)).state).toBe('sent')
})

test('queueing a mail does not wait for a slow mail server', async () => {
  fixture.server.behave('hold')
  const to = fixture.createAddress('slow')
  const before = fixture.server.attempts()
  // If queueing waited for the server, which answers only after `accept`, the next line would never return.
  await fixture.queue(to, registered)
  await expect.poll(() => fixture.server.attempts() - before, { timeout: 10_000 }).toBe(1)
  expect(fixture.listReceived(to)).toEqual([])
  fixture.server.behave('accept')
  await waitForMail(to)
})

test('a mail that the server refuses is retried until the server accepts it', async () => {
  fixture.server.behave('refuse')
  const to = fixture.createAddress('refused')
  const before = fixture.server.attempts()
  await fixture.queue(to, registered)
  await expect.poll(() => fixture.server.attempts() - before, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
  expect(await fixture.getMail(to)).toMatchObject({ sentAt: null })
  fixture.server.behave('accept')
  await waitForMail(to)
  await expect.poll(async () => (await fixture.getMail(to)).state).toBe('sent')
  expect((await fixture.getMail(to)).attempts).toBeGreaterThanOrEqual(3)
})
