import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createContactWriter } from './contact-writer'
import { openSessionFixture, type SessionFixture } from './testing/session-fixture'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

const countTransactions = () => {
  const counted = { count: 0 }
  const withActor: SessionFixture['deps']['withActor'] = (actor, run) => {
    counted.count += 1
    return fixture.deps.withActor(actor, run)
  }
  return { counted, withActor }
}

describe('createContactWriter', () => {
  test('writes the contacts of many sessions in one transaction', async () => {
    const begun = await Promise.all([1, 2, 3, 4].map(() => fixture.begin(fixture.linkId)))
    const { counted, withActor } = countTransactions()
    const writer = createContactWriter({ withActor }, { spacingMs: 20 })
    const atMs = fixture.deps.clock.nowMs() + 5_000
    const stored = await Promise.all(begun.map(({ id }) => writer.write({ sessionId: id, epoch: 0, atMs })))
    expect(stored).toEqual([true, true, true, true])
    // The first is written at once, the others together.
    expect(counted.count).toBe(2)
    expect(await Promise.all(begun.map(({ id }) => fixture.readContactMs(id)))).toEqual([atMs, atMs, atMs, atMs])
  })

  test('tells which contacts were not stored, and none of them blocks the others', async () => {
    const [good, superseded] = [await fixture.begin(fixture.linkId), await fixture.begin(fixture.linkId)]
    const writer = createContactWriter(fixture.deps, { spacingMs: 1 })
    const atMs = fixture.deps.clock.nowMs() + 1_000
    const before = await fixture.readContactMs(superseded.id)
    const contacts = [
      { sessionId: good.id, epoch: 0, atMs },
      { sessionId: superseded.id, epoch: 7, atMs },
      { sessionId: fixture.deps.newId(), epoch: 0, atMs },
    ]
    expect(await Promise.all(contacts.map((contact) => writer.write(contact)))).toEqual([true, false, false])
    expect(await fixture.readContactMs(superseded.id)).toBe(before)
  })

  test('reports a failure to every caller and continues with later contacts', async () => {
    const { id } = await fixture.begin(fixture.linkId)
    const database: { isDown: boolean } = { isDown: true }
    const withActor: SessionFixture['deps']['withActor'] = (actor, run) =>
      database.isDown ? Promise.reject(new Error('down')) : fixture.deps.withActor(actor, run)
    const writer = createContactWriter({ withActor }, { spacingMs: 1 })
    const contact = { sessionId: id, epoch: 0, atMs: fixture.deps.clock.nowMs() }
    const failed = await Promise.allSettled([writer.write(contact), writer.write(contact)])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    database.isDown = false
    expect(await writer.write(contact)).toBe(true)
  })
})
