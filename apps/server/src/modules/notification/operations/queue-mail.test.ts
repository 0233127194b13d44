import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeTemplate, createMailFixture, type MailFixture } from '../testing/mail-fixture'
import { queueMail } from './queue-mail'

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
