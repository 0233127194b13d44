import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { codeTemplate, createMailFixture, inviteTemplate, type MailFixture } from '../testing/mail-fixture'
import { type MailOrder, queueMail } from './queue-mail'

let fixture: MailFixture
beforeAll(async () => {
  fixture = await createMailFixture()
})
afterAll(() => fixture.close())

const countJobs = async (): Promise<number> => {
  const { rows } = await fixture.deps.withActor({ kind: 'worker' }, (tx) => tx.execute(sql`select 1 from pgboss.job`))
  return rows.length
}

test('writes the mail and its job when the caller’s transaction commits, and neither when it rolls back', async () => {
  const to = fixture.createAddress('transaction')
  const refused = fixture.deps.withActor({ kind: 'auth' }, async (tx) => {
    await queueMail(fixture.deps, tx, { to, language: 'vi', template: codeTemplate })
    throw new Error('the change was refused')
  })
  await expect(refused).rejects.toThrow('the change was refused')
  expect([(await fixture.listMails(to)).length, await countJobs()]).toEqual([0, 0])
  await fixture.queue(to)
  expect([(await fixture.listMails(to)).length, await countJobs()]).toEqual([1, 1])
  expect(await fixture.getMail(to)).toMatchObject({ template: 'sign-in-code', locale: 'vi', state: 'waiting' })
})

test('refuses invites at half of the hourly ceiling and codes at all of it, and tells the operator', async () => {
  const alarms: unknown[] = []
  const log = { ...fixture.deps.log, error: (details: unknown) => alarms.push(details) } as typeof fixture.deps.log
  // Mails of the tests before this one are older than an hour.
  fixture.deps.clock.advance(3_600_001)
  const deps = { ...fixture.deps, log, env: { ...fixture.deps.env, MAILS_PER_HOUR: 4 } }
  const to = fixture.createAddress('ceiling')
  const queue = (template: MailOrder['template']) =>
    getErrorCode(deps.withActor({ kind: 'auth' }, (tx) => queueMail(deps, tx, { to, language: 'en', template })))
  expect([await queue(inviteTemplate), await queue(inviteTemplate)]).toEqual(['not refused', 'not refused'])
  expect(alarms).toEqual([])
  expect(await queue(inviteTemplate)).toBe('UNAVAILABLE')
  expect(alarms).toEqual([{ template: 'organization-invite', mailsThisHour: 2, mailsPerHour: 4 }])
  expect([await queue(codeTemplate), await queue(codeTemplate)]).toEqual(['not refused', 'not refused'])
  expect(await queue(codeTemplate)).toBe('UNAVAILABLE')
  expect(await fixture.listMails(to)).toHaveLength(4)
  fixture.deps.clock.advance(3_600_001)
  expect(await queue(inviteTemplate)).toBe('not refused')
})
