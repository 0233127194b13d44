import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { DomainEvent } from '@candor/contract'
import { domainEvent } from '@candor/db'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../http/caller'
import { makeMember } from '../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../testing/test-deps'
import { deliverEvents, type EventHandlers, sweepEvents } from './deliver-events'
import { deliverEventsQueue } from './record-event'

const holder = fileURLToPath(new URL('../../testing/hold-event.ts', import.meta.url))
const worker = { kind: 'worker' } as const

let deps: TestDeps
let member: MemberCaller
beforeAll(async () => {
  deps = await createTestDeps()
  member = await makeMember(deps)
})
afterAll(() => deps.close())
beforeEach(() => {
  deps.sentJobs.length = 0
})

const makeEvent = (subjectId: string, take = 1): DomainEvent => ({
  type: 'transcript.stored',
  organizationId: member.organizationId,
  dataSubjectId: null,
  subjectId,
  payload: { sessionId: subjectId, answerId: randomUUID(), take },
})
const record = (subjectId: string, take = 1) =>
  deps.withActor(member, (tx) => deps.recordEvent(tx, makeEvent(subjectId, take)))
const undelivered = async (subjectId: string) =>
  (
    await deps.withActor(worker, (tx) =>
      tx.select().from(domainEvent).where(eq(domainEvent.subjectId, subjectId)).orderBy(asc(domainEvent.position)),
    )
  ).filter(({ deliveredAt }) => deliveredAt === null)

/** Notes the takes of each subject; what it does for a take the first time is the test's to say. */
const createNotes = (firstTime: (take: number) => void = () => undefined) => {
  const taken = new Map<string, number[]>()
  const tried = new Set<string>()
  const handlers: EventHandlers = {
    'transcript.stored': async (_tx, { subjectId, payload }) => {
      const key = `${subjectId} ${payload.take}`
      const isFirst = !tried.has(key)
      tried.add(key)
      if (isFirst) firstTime(payload.take)
      taken.set(subjectId, [...(taken.get(subjectId) ?? []), payload.take])
    },
  }
  return { taken, handlers }
}

describe('recording an event', () => {
  test('orders its delivery in the same transaction', async () => {
    const subjectId = randomUUID()
    await record(subjectId)
    expect(deps.sentJobs).toEqual([{ queue: deliverEventsQueue, data: { subjectId } }])
    expect(await undelivered(subjectId)).toHaveLength(1)
  })

  test('leaves nothing when the change that caused it is rolled back', async () => {
    const subjectId = randomUUID()
    const undone = deps.withActor(member, async (tx) => {
      await deps.recordEvent(tx, makeEvent(subjectId))
      throw new Error('refused')
    })
    await expect(undone).rejects.toThrow('refused')
    expect(await undelivered(subjectId)).toEqual([])
  })

  test('is refused for an organization that is not the actor’s', async () => {
    const stranger = await makeMember(deps)
    const forged = deps.withActor(stranger, (tx) => deps.recordEvent(tx, makeEvent(randomUUID())))
    await expect(forged).rejects.toThrow()
  })
})

describe('delivering events', () => {
  test('passes events to every module in the order in which they were committed', async () => {
    const subjectId = randomUUID()
    // The first transaction commits last: the second must wait for it, or the order would be lost.
    let commitFirst: () => void = () => undefined
    const first = deps.withActor(member, async (tx) => {
      await deps.recordEvent(tx, makeEvent(subjectId, 1))
      await new Promise<void>((resolve) => {
        commitFirst = resolve
      })
    })
    await expect.poll(() => deps.sentJobs.length).toBe(1)
    const second = record(subjectId, 2)
    commitFirst()
    await Promise.all([first, second])
    const one = createNotes()
    const other = createNotes()
    await deliverEvents(deps, [one.handlers, other.handlers], { subjectId })
    expect([one.taken.get(subjectId), other.taken.get(subjectId)]).toEqual([
      [1, 2],
      [1, 2],
    ])
    expect(await undelivered(subjectId)).toEqual([])
  })

  test('stops at an event whose handler fails, undoes its writes, and continues from it the next time', async () => {
    const subjectId = randomUUID()
    for (const take of [1, 2, 3]) await record(subjectId, take)
    const notes = createNotes((take) => {
      if (take === 2) throw new Error('the handler failed')
    })
    const elsewhere = randomUUID()
    const ids = new Map([1, 2, 3].map((take) => [take, randomUUID()]))
    const writes: EventHandlers = {
      'transcript.stored': async (tx, { payload }) => {
        const id = ids.get(payload.take) ?? ''
        await tx.insert(domainEvent).values({ ...makeEvent(elsewhere), id, createdAt: new Date(0) })
      },
    }
    await expect(deliverEvents(deps, [writes, notes.handlers], { subjectId })).rejects.toThrow('the handler failed')
    expect(await undelivered(subjectId)).toHaveLength(2)
    // A write that had stayed would be refused now: its id is unique.
    await deliverEvents(deps, [writes, notes.handlers], { subjectId })
    expect(notes.taken.get(subjectId)).toEqual([1, 2, 3])
  })

  test('loses no event and preserves each subject’s order if several processes deliver and handlers fail', async () => {
    const subjects = Array.from({ length: 4 }, () => randomUUID())
    const takes = Array.from({ length: 8 }, (_, index) => index + 1)
    for (const take of takes) for (const subjectId of subjects) await record(subjectId, take)
    const notes = createNotes((take) => {
      if (take % 3 === 0) throw new Error('the handler failed')
    })
    const attempt = (subjectId: string) =>
      deliverEvents(deps, [notes.handlers], { subjectId }).catch((error: Error) => {
        expect(error.message).toBe('the handler failed')
      })
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([...subjects, ...subjects].map((subjectId) => attempt(subjectId)))
    }
    for (const subjectId of subjects) expect(notes.taken.get(subjectId)).toEqual(takes)
  })

  test('repeats an event once if its process was killed during delivery', async () => {
    const subjectId = randomUUID()
    await record(subjectId, 1)
    await record(subjectId, 2)
    const child = spawn(process.execPath, ['--import', 'tsx', holder, deps.database.appUrl, subjectId], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(createInterface({ input: child.stdout }), 'line')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const notes = createNotes()
    await deliverEvents(deps, [notes.handlers], { subjectId })
    await deliverEvents(deps, [notes.handlers], { subjectId })
    expect(notes.taken.get(subjectId)).toEqual([1, 2])
  }, 60_000)
})

describe('the sweep of events', () => {
  test('orders overdue deliveries again', async () => {
    const overdue = randomUUID()
    const delivered = randomUUID()
    await record(overdue)
    await record(delivered)
    await deliverEvents(deps, [], { subjectId: delivered })
    deps.sentJobs.length = 0
    deps.clock.advance(6 * 60_000)
    await sweepEvents(deps)
    expect(deps.sentJobs).toContainEqual({ queue: deliverEventsQueue, data: { subjectId: overdue } })
    expect(deps.sentJobs).not.toContainEqual({ queue: deliverEventsQueue, data: { subjectId: delivered } })
  })
})
