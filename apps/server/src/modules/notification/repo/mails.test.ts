import { mail } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { beginAttempt, insertMail, listOutbox, recordAttempt } from './mails'

const worker = { kind: 'worker' } as const
let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const find = async (id: string) => {
  const [row] = await deps.withActor(worker, (tx) => tx.select().from(mail).where(eq(mail.id, id)))
  return row
}
type State = Parameters<typeof insertMail>[1]['state']
const write = async (subject: string, state: State = 'waiting'): Promise<string> => {
  const id = deps.newId()
  deps.clock.advance(1)
  const createdAt = new Date(deps.clock.nowMs())
  const row = { to: 'linh@example.org', template: 'no-account', locale: 'vi', text: 'a', html: '<p>a</p>' } as const
  await deps.withActor({ kind: 'auth' }, (tx) => insertMail(tx, { id, ...row, subject, state, createdAt }))
  return id
}

describe('stored mails', () => {
  test('stored mails are read as they were written, including Vietnamese characters', async () => {
    const id = await write('Bạn đã có tài khoản Candor')
    expect(await find(id)).toMatchObject({
      subject: 'Bạn đã có tài khoản Candor',
      state: 'waiting',
      attempts: 0,
      sentAt: null,
    })
  })

  test('stored mails count every attempt and have a sending time only when sent', async () => {
    const id = await write('counted')
    const at = new Date(deps.clock.nowMs())
    const begin = () => deps.withActor(worker, (tx) => beginAttempt(tx, id, { hasServer: true, at }))
    expect(await begin()).toMatchObject({ id })
    await deps.withActor(worker, (tx) => recordAttempt(tx, id, { state: 'waiting', at }))
    expect(await find(id)).toMatchObject({ attempts: 1, state: 'waiting', sentAt: null })
    await begin()
    await deps.withActor(worker, (tx) => recordAttempt(tx, id, { state: 'sent', at }))
    expect(await find(id)).toMatchObject({ attempts: 2, interruptions: 0, state: 'sent', sentAt: at })
    expect(await begin()).toBeNull()
  })

  test('stored mails are listed in the outbox, the newest first, at most a hundred, and only those without a mail server', async () => {
    for (let count = 0; count < 102; count += 1) await write(`mail ${count}`, 'outbox')
    await write('sent already', 'sent')
    const shown = await deps.withActor(worker, listOutbox)
    expect([shown.length, shown[0]?.subject, shown.at(-1)?.subject]).toEqual([100, 'mail 101', 'mail 2'])
  })
})
