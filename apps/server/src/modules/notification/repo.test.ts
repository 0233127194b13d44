import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDeps, type TestDeps } from '../../testing/test-deps'
import { findMail, insertMail, listOutbox, recordAttempt } from './repo'

const worker = { kind: 'worker' } as const
let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const write = async (subject: string, state = 'waiting'): Promise<string> => {
  const id = deps.newId()
  deps.clock.advance(1)
  const createdAt = new Date(deps.clock.nowMs())
  const row = { to: 'linh@example.org', template: 'no-account', locale: 'vi', text: 'a', html: '<p>a</p>' }
  await deps.withActor({ kind: 'auth' }, (tx) => insertMail(tx, { id, ...row, subject, state, createdAt }))
  return id
}

describe('stored mails', () => {
  test('come back as they were written, Vietnamese included', async () => {
    const id = await write('Bạn đã có tài khoản Candor')
    expect(await deps.withActor(worker, (tx) => findMail(tx, id))).toMatchObject({
      subject: 'Bạn đã có tài khoản Candor',
      state: 'waiting',
      attempts: 0,
      sentAt: null,
    })
  })

  test('count every attempt, and have a time only once they are sent', async () => {
    const id = await write('counted')
    const at = new Date(deps.clock.nowMs())
    await deps.withActor(worker, (tx) => recordAttempt(tx, id, { state: 'waiting', at }))
    expect(await deps.withActor(worker, (tx) => findMail(tx, id))).toMatchObject({ attempts: 1, sentAt: null })
    await deps.withActor(worker, (tx) => recordAttempt(tx, id, { state: 'sent', at }))
    expect(await deps.withActor(worker, (tx) => findMail(tx, id))).toMatchObject({
      attempts: 2,
      state: 'sent',
      sentAt: at,
    })
  })

  test('stand in the outbox newest first, a hundred at most, and only those no server was there for', async () => {
    for (let count = 0; count < 102; count += 1) await write(`mail ${count}`, 'outbox')
    await write('sent already', 'sent')
    const shown = await deps.withActor(worker, listOutbox)
    expect([shown.length, shown[0]?.subject, shown.at(-1)?.subject]).toEqual([100, 'mail 101', 'mail 2'])
  })
})
