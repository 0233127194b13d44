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

/** Which members' mails about notices were stopped. */
const stopped: unknown[] = []
const stop = (token: string) =>
  unsubscribe({ ...fixture.deps, stopNoticeMails: async (member) => void stopped.push(member) }, { token })
const listSuppressions = () => fixture.deps.withActor({ kind: 'worker' }, (tx) => tx.select().from(mailSuppression))

test('refuses an invalid or forged token and writes nothing', async () => {
  const token = makeUnsubscribeToken(fixture.deps, { email: 'linh@example.org', category: 'invitations' })
  const [body = '', signature = ''] = token.split('.')
  const forged = Buffer.from(JSON.stringify(['invitations', 'eve@example.org'])).toString('base64url')
  for (const invalid of ['', 'x', `${forged}.${signature}`, `${body}.${'0'.repeat(64)}`, body]) {
    await expect(stop(invalid)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  }
  // The kind and the organization are signed, too.
  const organizationId = fixture.deps.newId()
  const member = makeUnsubscribeToken(fixture.deps, { email: 'linh@example.org', category: 'notices', organizationId })
  const elsewhere = Buffer.from(JSON.stringify(['notices', 'linh@example.org', fixture.deps.newId()]))
  for (const other of [`${elsewhere.toString('base64url')}.${member.split('.')[1]}`, `${body}.${member.split('.')[1]}`])
    await expect(stop(other)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  expect([await listSuppressions(), stopped]).toEqual([[], []])
})

test('stops this kind of mail to this address only, and may be repeated', async () => {
  const [to, other] = [fixture.createAddress('enough'), fixture.createAddress('more')]
  const token = makeUnsubscribeToken(fixture.deps, { email: to, category: 'invitations' })
  await stop(token)
  await stop(token)
  expect(await listSuppressions()).toMatchObject([{ email: to, category: 'invitations' }])
  await fixture.deliver(to, inviteTemplate)
  await fixture.deliver(to)
  await fixture.deliver(other, inviteTemplate)
  const states = (await fixture.listMails(to)).map(({ state }) => state)
  expect(states.sort()).toEqual(['sent', 'suppressed'])
  expect([fixture.listReceived(to).length, fixture.listReceived(other).length]).toEqual([1, 1])
})

test('stops the mails about one organization’s notices, and invitations still arrive', async () => {
  const [email, organizationId] = [fixture.createAddress('notified'), fixture.deps.newId()]
  await stop(makeUnsubscribeToken(fixture.deps, { email, category: 'notices', organizationId }))
  expect(stopped).toEqual([{ category: 'notices', email, organizationId }])
  await fixture.deliver(email, inviteTemplate)
  expect(fixture.listReceived(email)).toHaveLength(1)
})
