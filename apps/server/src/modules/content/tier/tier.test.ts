import { createHash, randomBytes } from 'node:crypto'
import { file, upload } from '@candor/db'
import { type AppendStore, crc32, createCombinedStore, type ObjectStore, openS3ObjectStore } from '@candor/media'
import { buildStoreOptions, type LoopbackS3, type Misbehavior, startLoopbackS3 } from '@candor/media/testing'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type CandidateSession, type InterviewFixture, openInterviewFixture } from '../../../testing/interview-fixture'
import { eraseOrganization } from '../operations/erase-organization'
import { forgetBytes } from '../operations/forget-bytes'
import { forgetBytesQueue, zForgetBytes } from '../queues'
import { createTier, type Tier } from './create-tier'

let fixture: InterviewFixture
let service: LoopbackS3
let objects: ObjectStore
let candidateSession: CandidateSession
let segments = 0
const worker = { kind: 'worker' } as const

beforeAll(async () => {
  fixture = await openInterviewFixture()
  service = await startLoopbackS3()
  objects = await openS3ObjectStore({ ...buildStoreOptions(service), idleTimeoutMs: 300, callTimeoutMs: 900 })
  candidateSession = await fixture.begin((await fixture.makeSet()).linkId, { mode: 'chat' })
})
afterAll(async () => {
  await objects.close()
  await service.close()
  await fixture.close()
})

interface Recorded {
  readonly key: string
  readonly bytes: Buffer
}

const readRow = async (key: string) => {
  const [row] = await fixture.deps.withActor(worker, (tx) => tx.select().from(upload).where(eq(upload.storageKey, key)))
  if (row === undefined) throw new Error('There is no such upload')
  return row
}

const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Sealed bytes on the disk, under a key of the test's choice. */
const storeSealed = async (key: string, bytes: Uint8Array): Promise<void> => {
  await fixture.store.create(key)
  await fixture.store.append({ key, offset: 0, bytes, crc32: crc32(bytes) })
  await fixture.store.seal({ key, sizeBytes: bytes.byteLength, sha256: hashBytes(bytes) })
}

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await isSo()) return
    await new Promise((done) => setTimeout(done, 20))
  }
  throw new Error('It never came to be so')
}

/** A sealed recording on the disk, a moment younger than the one before. */
const record = async (session: CandidateSession = candidateSession, bytes = randomBytes(3_000)): Promise<Recorded> => {
  const before = new Set(await fixture.store.list())
  fixture.deps.clock.advance(1_000)
  await fixture.recordSegment(session, bytes, { segmentIndex: segments })
  segments += 1
  const [key] = (await fixture.store.list()).filter((found) => !before.has(found))
  if (key === undefined) throw new Error('Nothing was recorded')
  return { key, bytes }
}

const tierOver = (parts: { objects?: ObjectStore; localStore?: AppendStore; storeId?: string } = {}): Tier => {
  const { storeId = fixture.deps.storeId, ...stores } = parts
  return createTier({ deps: { ...fixture.deps, storeId }, localStore: fixture.store, objects, ...stores })
}
/** A store with some of its methods replaced. */
const withMethods = <Store extends object>(store: Store, methods: Partial<Store>): Store =>
  new Proxy(store, {
    get: (target, name) => {
      const found: unknown = Reflect.get(name in methods ? methods : target, name)
      return typeof found === 'function' ? found.bind(target) : found
    },
  })

const bytesIn = async (store: Pick<ObjectStore, 'read'>, key: string): Promise<Buffer | null> => {
  const stream = await store.read(key)
  if (stream === null) return null
  const blocks: Buffer[] = []
  for await (const block of stream) blocks.push(block)
  return Buffer.concat(blocks)
}
/** Which places have a correct copy of a recording, and whether its row marks the object as verified. */
const findPlaces = async ({ key, bytes }: Recorded) => {
  const isWhole = (found: Buffer | null): boolean => found?.equals(bytes) === true
  return {
    disk: isWhole(await bytesIn(fixture.store, key)),
    object: isWhole(await bytesIn(objects, key)),
    row: (await readRow(key)).tieredAt !== null,
  }
}
const onDisk = { disk: true, object: false, row: false }
const inObjects = { disk: false, object: true, row: true }
const putLines = () => service.log.filter((line) => line.startsWith('PUT'))

afterEach(async () => {
  service.clearFaults()
  fixture.deps.clock.advance(24 * 60 * 60_000)
  await tierOver().drain()
})

describe('the object store as the last tier', () => {
  test('the object store receives sealed recordings, newest first, before the disk’s copy is deleted', async () => {
    const recorded = [await record(), await record(), await record()]
    const from = putLines().length
    await tierOver().drain()
    const names = putLines().slice(from)
    expect(names.map((line) => recorded.findIndex(({ key }) => line.includes(key)))).toEqual([2, 1, 0])
    for (const one of recorded) expect(await findPlaces(one)).toEqual(inObjects)
    const [first] = recorded
    if (first === undefined) throw new Error('nothing was recorded')
    const row = await readRow(first.key)
    expect([row.keyId, row.tieredAt?.getTime()]).toEqual(['k1', fixture.deps.clock.nowMs()])
    const reach = createCombinedStore({ local: fixture.store, objects, remote: null })
    expect((await bytesIn(reach, first.key))?.equals(first.bytes)).toBe(true)
  })

  test('the object store receives files too, and copying starts when a recording is sealed', async () => {
    const recorded = await record()
    const row = await readRow(recorded.key)
    const key = fixture.deps.newId()
    const bytes = randomBytes(500)
    const { organizationId, dataSubjectId, sessionId } = row
    await storeSealed(key, bytes)
    await fixture.deps.withActor(worker, (tx) =>
      tx.insert(file).values({
        id: fixture.deps.newId(),
        organizationId,
        dataSubjectId,
        sessionId,
        purpose: 'cv',
        name: 'cv.pdf',
        kind: 'pdf',
        sizeBytes: bytes.byteLength,
        sha256: hashBytes(bytes),
        storageKey: key,
        ownerNode: fixture.deps.storeId,
        createdAt: new Date(fixture.deps.clock.nowMs()),
      }),
    )
    const tier = tierOver({ objects: withMethods(objects, { close: async () => undefined }) })
    tier.start()
    await until(async () => (await fixture.store.list()).length === 0)
    const woken = await record()
    await until(async () => (await readRow(woken.key)).tieredAt !== null)
    await tier.stop()
    expect((await bytesIn(objects, key))?.equals(bytes)).toBe(true)
    expect(await findPlaces(woken)).toEqual(inObjects)
  })

  test('the object store never receives recordings of another store, or damaged, canceled, open or practice recordings', async () => {
    const mine = await record()
    const change = (values: Partial<typeof upload.$inferInsert>) =>
      fixture.deps.withActor(worker, (tx) => tx.update(upload).set(values).where(eq(upload.storageKey, mine.key)))
    const practice = await fixture.begin((await fixture.makeSet()).linkId, { mode: 'chat', isPractice: true })
    const practised = await record(practice)
    const from = putLines().length
    await tierOver({ storeId: 'another-store' }).drain()
    for (const [values, back] of [
      [{ damagedAt: new Date() }, { damagedAt: null }],
      [{ state: 'cancelled' }, { state: 'sealed' }],
      [{ state: 'open' }, { state: 'sealed' }],
    ] as const) {
      await change(values)
      await tierOver().drain()
      await change(back)
    }
    expect(putLines().slice(from)).toEqual([])
    await tierOver().drain()
    expect([await findPlaces(mine), await findPlaces(practised)]).toEqual([inObjects, onDisk])
    await fixture.store.delete(practised.key)
  })
})

describe('a faulty object store', () => {
  const lies = ['flippedByte', 'forgottenObject', 'truncatedObject'] as const satisfies readonly Misbehavior[]
  test.each(lies)('detects the fault %s before the disk’s copy is deleted', async (how) => {
    const recorded = await record()
    service.misbehave({ kind: how, requests: how === 'flippedByte' ? /^GET/ : /^PUT/ })
    await tierOver().drain()
    service.clearFaults()
    expect(await findPlaces(recorded)).toEqual(onDisk)
  })

  test('an object store that is unavailable for an hour loses and blocks nothing, and gets everything afterwards', async () => {
    const recorded = [await record(), await record()]
    service.misbehave({ kind: 'error', requests: /./ })
    const tier = tierOver()
    const { clock } = fixture.deps
    const from = service.log.length
    for (let waitedMs = 0; waitedMs < 60 * 60_000; waitedMs += 20_000) {
      await tier.drain()
      clock.advance(20_000)
    }
    recorded.push(await record())
    // At most three tries of a request a minute, and the hourly sweep.
    expect(service.log.length - from).toBeLessThan(60 * 2 * 3 + 20)
    for (const { key, bytes } of recorded) {
      expect([(await bytesIn(fixture.store, key))?.equals(bytes), (await readRow(key)).tieredAt]).toEqual([true, null])
    }
    service.clearFaults()
    for (let waitedMs = 0; waitedMs < 180_000; waitedMs += 20_000) {
      clock.advance(20_000)
      await tier.drain()
    }
    for (const one of recorded) expect(await findPlaces(one)).toEqual(inObjects)
  }, 60_000)

  test('a faulty object store delays only the copies that differ from the sealed recordings', async () => {
    const [damaged, whole] = [await record(), await record()]
    const { sha256 } = await readRow(damaged.key)
    const change = (to: string | null) =>
      fixture.deps.withActor(worker, (tx) =>
        tx.update(upload).set({ sha256: to }).where(eq(upload.storageKey, damaged.key)),
      )
    await change(hashBytes(Buffer.from('other bytes')))
    const tier = tierOver()
    for (let tries = 0; tries < 5; tries += 1) {
      await tier.drain()
      fixture.deps.clock.advance(5_000)
    }
    expect([await findPlaces(whole), await findPlaces(damaged)]).toEqual([inObjects, onDisk])
    await change(sha256)
  })
})

describe('a killed process', () => {
  const killed = new Error('killed')
  const die = () => Promise.reject(killed)

  test('a process killed between any two steps leaves a complete copy, and the next one completes the work', async () => {
    const steps: readonly (() => Parameters<typeof tierOver>[0])[] = [
      () => ({ localStore: withMethods(fixture.store, { read: die }) }),
      () => ({ objects: withMethods(objects, { put: die }) }),
      // Put and read back, but the row not written.
      () => ({ objects: withMethods(objects, { put: async (object) => objects.put(object).then(die) }) }),
      // The row written, but the copy on the disk not deleted.
      () => ({ localStore: withMethods(fixture.store, { delete: die }) }),
    ]
    for (const step of steps) {
      const recorded = await record()
      await tierOver(step()).drain()
      const left = await findPlaces(recorded)
      expect(left.disk).toBe(true)
      if (left.row) expect(left.object).toBe(true)
      await tierOver().drain()
      expect(await findPlaces(recorded)).toEqual(inObjects)
    }
  })

  test('an object that disappears after its row was written is copied again from the disk', async () => {
    const recorded = await record()
    await tierOver({ localStore: withMethods(fixture.store, { delete: die }) }).drain()
    await objects.delete(recorded.key)
    service.misbehave({ kind: 'error', requests: /^HEAD/ })
    await tierOver().drain()
    expect((await bytesIn(fixture.store, recorded.key))?.equals(recorded.bytes)).toBe(true)
    service.clearFaults()
    await tierOver().drain()
    expect(await findPlaces(recorded)).toEqual(inObjects)
  })
})

describe('erasing an organization', () => {
  test('erasing an organization leaves no object, no copy on another process’s disk and no unfinished copy', async () => {
    const [tiered, elsewhere, late] = [await record(), await record(), await record()]
    const { organizationId } = await readRow(late.key)
    const eraser = { deps: { ...fixture.deps, storeId: 'eraser' }, ports: { store: objects } }
    const during = withMethods(objects, {
      put: async (object) => {
        if (object.key === late.key) await eraseOrganization(eraser, organizationId)
        return objects.put(object)
      },
    })
    await fixture.deps.withActor(worker, (tx) =>
      tx.update(upload).set({ ownerNode: 'another-store' }).where(eq(upload.storageKey, elsewhere.key)),
    )
    await tierOver().drain()
    expect((await findPlaces(tiered)).object).toBe(true)
    await fixture.deps.withActor(worker, (tx) =>
      tx.update(upload).set({ tieredAt: null }).where(eq(upload.storageKey, late.key)),
    )
    await storeSealed(late.key, late.bytes)
    await tierOver({ objects: during }).drain()
    expect([...service.objects.keys()]).toEqual([])
    const orders = fixture.deps.sentJobs.filter(({ queue }) => queue === forgetBytesQueue)
    const reach = createCombinedStore({ local: fixture.store, objects, remote: null })
    for (const { data } of orders) {
      const job = zForgetBytes.parse(data)
      const wrong = forgetBytes({ deps: { storeId: 'eraser' }, ports: { store: reach } }, job)
      await expect(wrong).rejects.toThrow('another process')
      await forgetBytes({ deps: { storeId: job.storeId }, ports: { store: reach } }, job)
    }
    expect(await fixture.store.list()).toEqual([])
  })
})
