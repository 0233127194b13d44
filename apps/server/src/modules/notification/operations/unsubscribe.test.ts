import { mailSuppression } from '@candor/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, inviteTemplate, type MailFixture } from '../testing/mail-fixture'
import { makeUnsubscribeToken } from '../unsubscribe-token'
import { unsubscribe } from './unsubscribe'

let fixture: MailFixture
beforeAll(async () => {
  fixture = await createMailFixture()
})
afterAll(() => fixture.close())

const listSuppressions = () => fixture.deps.withActor({ kind: 'worker' }, (tx) => tx.select().from(mailSuppression))

test('refuses an invalid or forged token and writes nothing', async () => {
  const token = makeUnsubscribeToken(fixture.deps, { email: 'linh@example.org', category: 'invitations' })
  const [body = '', signature = ''] = token.split('.')
  const forged = Buffer.from(JSON.stringify(['invitations', 'eve@example.org'])).toString('base64url')
  for (const invalid of ['', 'x', `${forged}.${signature}`, `${body}.${'0'.repeat(64)}`, body]) {
    await expect(unsubscribe(fixture.deps, { token: invalid })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  }
  expect(await listSuppressions()).toEqual([])
})

test('stops this kind of mail to this address only, and may be repeated', async () => {
  const [to, other] = [fixture.createAddress('enough'), fixture.createAddress('more')]
  const token = makeUnsubscribeToken(fixture.deps, { email: to, category: 'invitations' })
  await unsubscribe(fixture.deps, { token })
  await unsubscribe(fixture.deps, { token })
  expect(await listSuppressions()).toMatchObject([{ email: to, category: 'invitations' }])
  await fixture.deliver(to, inviteTemplate)
  await fixture.deliver(to)
  await fixture.deliver(other, inviteTemplate)
  const states = (await fixture.listMails(to)).map(({ state }) => state)
  expect(states.sort()).toEqual(['sent', 'suppressed'])
  expect([fixture.listReceived(to).length, fixture.listReceived(other).length]).toEqual([1, 1])
})
