import { describe, expect, it } from 'vitest'
import { makePattern } from '../conformance/append-store-checks'
import { createPutObject, readObject, testPartBytes } from '../conformance/object-store-checks'
import { describeObjectStore } from '../conformance/object-store-conformance'
import { createLoopbackFixture, type LoopbackFixture } from '../conformance/object-store-fixtures'
import type { Misbehavior } from '../conformance/object-store-loopback'
import { ObjectMismatchError, type ObjectStore } from '../ports/object-store'
import type { S3StoreOptions } from './s3-object-store'

describeObjectStore('S3 over a loopback service', () => createLoopbackFixture())

const small = makePattern(5_000)
const large = makePattern(testPartBytes + 77)
const sizes = [
  ['in one piece', small],
  ['in parts', large],
] as const

const withFixture = async (
  run: (store: ObjectStore, fixture: LoopbackFixture) => Promise<void>,
  options: Partial<S3StoreOptions> = {},
): Promise<void> => {
  const fixture = await createLoopbackFixture(options)
  const store = await fixture.open()
  try {
    await run(store, fixture)
  } finally {
    await store.close()
    await fixture.cleanUp()
  }
}
const isStored = async (store: ObjectStore): Promise<boolean> => (await store.stat('o')) !== null

describe('putting an object to a misbehaving service', { timeout: 30_000 }, () => {
  it.each(sizes)('survives a failed, cut or lost response to any of its requests, %s', (_size, bytes) =>
    withFixture(async (store, { service }) => {
      for (const how of ['error', 'cutRequest', 'lostAnswer'] as const satisfies readonly Misbehavior[]) {
        for (const pattern of [/^PUT/, /^POST .*uploads/, /^POST .*uploadId/, /^GET .*\/o/]) {
          service.clearFaults()
          service.misbehave({ kind: how, requests: pattern, times: 1 })
          await store.put(createPutObject('o', bytes))
        }
      }
      service.clearFaults()
      expect(Buffer.from(await readObject(store, 'o')).equals(bytes)).toBe(true)
      await store.delete('o')
      expect([service.countUnfinished(), service.objects.size]).toEqual([0, 0])
    }),
  )

  // A put that resolved here would delete the only other copy.
  it.each(sizes)('detects a byte flipped while reading back, and deletes the object, %s', (_size, bytes) =>
    withFixture(async (store, { service }) => {
      service.misbehave({ kind: 'flippedByte', requests: /^GET .*\/o/ })
      await expect(store.put(createPutObject('o', bytes))).rejects.toThrow(ObjectMismatchError)
      service.clearFaults()
      expect(await isStored(store)).toBe(false)
    }),
  )

  it.each(sizes)('detects an object stored one byte short, and deletes it, %s', (_size, bytes) =>
    withFixture(async (store, { service }) => {
      service.misbehave({ kind: 'truncatedObject', requests: /^PUT (?!.*partNumber=1)/ })
      await expect(store.put(createPutObject('o', bytes))).rejects.toThrow(ObjectMismatchError)
      service.clearFaults()
      expect(await isStored(store)).toBe(false)
    }),
  )

  it('detects an acknowledged object that is missing', () =>
    withFixture(async (store, { service }) => {
      service.misbehave({ kind: 'forgottenObject', requests: /^PUT/ })
      await expect(store.put(createPutObject('o', small))).rejects.toThrow('missing after')
    }))

  it('fails with a wrong secret, and then can’t tell what is stored', () =>
    withFixture(
      async (store, { service }) => {
        await expect(store.put(createPutObject('o', small))).rejects.toThrow('SignatureDoesNotMatch')
        await expect(store.read('o')).rejects.toThrow('SignatureDoesNotMatch')
        await expect(store.stat('o')).rejects.toThrow()
        expect(service.objects.size).toBe(0)
      },
      { secretAccessKey: 'another' },
    ))

  it('reports a missing bucket as a failure, never as a missing object', () =>
    withFixture(
      async (store) => {
        await expect(store.stat('o')).rejects.toThrow()
        await expect(store.read('o')).rejects.toThrow('NoSuchBucket')
        await expect(store.put(createPutObject('o', small))).rejects.toThrow('NoSuchBucket')
      },
      { bucket: 'elsewhere' },
    ))

  it.each(sizes)(
    'gives up on a service that never answers, and leaves no unfinished upload where it can, %s',
    (_size, bytes) =>
      withFixture(
        async (store, { service }) => {
          service.misbehave({ kind: 'blackhole', requests: /^PUT/ })
          await expect(store.put(createPutObject('o', bytes))).rejects.toThrow()
          service.clearFaults()
          expect(await isStored(store)).toBe(false)
          expect(service.countUnfinished()).toBe(0)
        },
        { idleTimeoutMs: 300, callTimeoutMs: 600 },
      ),
  )

  it('removes the parts that a killed put of the same object left', () =>
    withFixture(async (store, fixture) => {
      const { service } = fixture
      const killed = await fixture.open()
      service.misbehave({ kind: 'blackhole', requests: /^PUT .*partNumber=2/, times: 1 })
      const put = killed.put(createPutObject('o', large))
      const outcome = expect(put).rejects.toThrow()
      while (!service.log.some((line) => line.includes('partNumber=2')))
        await new Promise((done) => setTimeout(done, 5))
      await killed.close()
      await outcome
      expect(service.countUnfinished()).toBe(1)
      await store.put(createPutObject('o', large))
      expect(service.countUnfinished()).toBe(0)
    }))
})

describe('reading an object from a misbehaving service', { timeout: 30_000 }, () => {
  it.each(['cutBody', 'stalledBody'] as const)(
    'continues where the connection broke, and never gives a wrong or a short answer: %s',
    (how) =>
      withFixture(
        async (store, { service }) => {
          const bytes = makePattern(900_001)
          await store.put(createPutObject('o', bytes))
          service.misbehave({ kind: how, requests: /^GET/, times: 2 })
          expect(Buffer.from(await readObject(store, 'o')).equals(bytes)).toBe(true)
          service.misbehave({ kind: how, requests: /^GET/, times: 2 })
          const part = await readObject(store, 'o', { start: 13, endInclusive: 800_000 })
          expect(Buffer.from(part).equals(bytes.subarray(13, 800_001))).toBe(true)
          service.misbehave({ kind: 'cutRequest', requests: /^GET/ })
          await expect(readObject(store, 'o')).rejects.toThrow()
        },
        { idleTimeoutMs: 300 },
      ),
  )

  it('does not serve an object that lost its last byte or its metadata', () =>
    withFixture(async (store, { service }) => {
      await store.put(createPutObject('o', small))
      const [[name, kept] = ['', null]] = service.objects
      if (kept === null) throw new Error('nothing was put')
      service.objects.set(name, { ...kept, bytes: kept.bytes.subarray(0, -1) })
      await expect(store.read('o')).rejects.toThrow(ObjectMismatchError)
      await expect(store.read('o', { start: 0, endInclusive: 5 })).rejects.toThrow(ObjectMismatchError)
      await expect(store.stat('o')).rejects.toThrow(ObjectMismatchError)
      service.objects.set(name, { ...kept, metadata: {} })
      await expect(store.read('o')).rejects.toThrow(ObjectMismatchError)
    }))

  it('ends at once when the reader stops', () =>
    withFixture(async (store, { service }) => {
      await store.put(createPutObject('o', makePattern(900_000)))
      service.misbehave({ kind: 'stalledBody', requests: /^GET/ })
      const stream = await store.read('o')
      const countGets = () => service.log.filter((line) => line.startsWith('GET')).length
      const before = countGets()
      await new Promise<void>((closed) => {
        stream?.once('close', closed)
        stream?.destroy()
      })
      expect(countGets()).toBe(before)
    }))
})
