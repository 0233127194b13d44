import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyRetention } from '../../../platform/retention/apply-retention'
import { createMailFixture, type MailFixture } from '../testing/mail-fixture'
import { mailRetention } from './retention'

let fixture: MailFixture
beforeAll(async () => {
  fixture = await createMailFixture()
})
afterAll(() => fixture.close())

test('deletes mails after a week, when their links and codes have expired, and not before', async () => {
  const to = fixture.createAddress('week')
  await fixture.deliver(to)
  fixture.deps.clock.advance(6 * 24 * 3_600_000)
  await applyRetention(fixture.deps, [mailRetention])
  expect(await fixture.listMails(to)).toHaveLength(1)
  fixture.deps.clock.advance(24 * 3_600_000 + 1)
  await applyRetention(fixture.deps, [mailRetention])
  expect(await fixture.listMails(to)).toEqual([])
})
