import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../testing/mail-fixture'
import { listOutbox } from './list-outbox'
import { sendMail } from './send-mail'

let fixture: MailFixture
beforeAll(async () => {
  fixture = await createMailFixture()
})
afterAll(() => fixture.close())

test('lists mails that no mail server was configured for, the newest first, and no sent mail', async () => {
  await fixture.deliver(fixture.createAddress('sent'))
  const addresses: string[] = []
  for (const name of ['older', 'newer']) {
    const to = fixture.createAddress(name)
    fixture.deps.clock.advance(1_000)
    await sendMail({ ...fixture.deps, mailer: null }, { mailId: await fixture.queue(to) })
    addresses.unshift(to)
  }
  const listed = await listOutbox(fixture.deps)
  expect(listed.map(({ to }) => to)).toEqual(addresses)
  expect(listed[0]?.text).toContain('482913')
})
