import { describe, expect, it } from 'vitest'
import { pattern } from '../conformance/append-store-checks'
import { checkedPartBytes, objectOf, readObject } from '../conformance/object-store-checks'
import { describeObjectStore } from '../conformance/object-store-conformance'
import { type LoopbackBench, makeLoopbackBench } from '../conformance/object-store-fixtures'
import type { Misbehaviour } from '../conformance/object-store-loopback'
import { ObjectMismatchError, type ObjectStore } from '../ports/object-store'
import type { S3StoreOptions } from './s3-object-store'

describeObjectStore('S3 over a loopback service', () => makeLoopbackBench())

const small = pattern(5_000)
const large = pattern(checkedPartBytes + 77)
const sizes = [
  ['in one piece', small],
  ['in parts', large],
] as const

const withBench = async (
  run: (store: ObjectStore, bench: LoopbackBench) => Promise<void>,
  options: Partial<S3StoreOptions> = {},
): Promise<void> => {
  const bench = await makeLoopbackBench(options)
  const store = await bench.open()
  try {
    await run(store, bench)
  } finally {
    await store.close()
    await bench.cleanUp()
  }
}
const isStored = async (store: ObjectStore): Promise<boolean> => (await store.stat('o')) !== null

describe('a put to a service that misbehaves', { timeout: 30_000 }, () => {
  it.each(sizes)('outlives a failed, cut and lost answer to any of its requests, %s', (_size, bytes) =>
    withBench(async (store, { service }) => {
      for (const how of ['error', 'cutRequest', 'lostAnswer'] as const satisfies readonly Misbehaviour[]) {
        for (const of of [/^PUT/, /^POST .*uploads/, /^POST .*uploadId/, /^GET .*\/o/]) {
          service.behave()
          service.misbehave({ how, of, times: 1 })
          await store.put(objectOf('o', bytes))
        }
      }
      service.behave()
      expect(Buffer.from(await readObject(store, 'o')).equals(bytes)).toBe(true)
      await store.delete('o')
      expect([service.countUnfinished(), service.objects.size]).toEqual([0, 0])
    }),
  )

  // A put that resolved here would cost the only other copy.
  it.each(sizes)('finds a byte flipped on its way back, and deletes the object, %s', (_size, bytes) =>
    withBench(async (store, { service }) => {
      service.misbehave({ how: 'flippedByte', of: /^GET .*\/o/ })
      await expect(store.put(objectOf('o', bytes))).rejects.toThrow(ObjectMismatchError)
      service.behave()
      expect(await isStored(store)).toBe(false)
    }),
  )

  it.each(sizes)('finds an object that is stored a byte short, and deletes it, %s', (_size, bytes) =>
    withBench(async (store, { service }) => {
      service.misbehave({ how: 'truncatedObject', of: /^PUT (?!.*partNumber=1)/ })
      await expect(store.put(objectOf('o', bytes))).rejects.toThrow(ObjectMismatchError)
      service.behave()
      expect(await isStored(store)).toBe(false)
    }),
  )

  it('finds an object that was acknowledged and is not there', () =>
    withBench(async (store, { service }) => {
      service.misbehave({ how: 'forgottenObject', of: /^PUT/ })
      await expect(store.put(objectOf('o', small))).rejects.toThrow('not there')
    }))

  it('is refused with a wrong secret, and then knows nothing of what lies there', () =>
    withBench(
      async (store, { service }) => {
        await expect(store.put(objectOf('o', small))).rejects.toThrow('SignatureDoesNotMatch')
        await expect(store.read('o')).rejects.toThrow('SignatureDoesNotMatch')
        await expect(store.stat('o')).rejects.toThrow()
        expect(service.objects.size).toBe(0)
      },
      { secretAccessKey: 'another' },
    ))

  it('takes a bucket that is not there for a failure, never for an object that is not there', () =>
    withBench(
      async (store) => {
        await expect(store.stat('o')).rejects.toThrow()
        await expect(store.read('o')).rejects.toThrow('NoSuchBucket')
        await expect(store.put(objectOf('o', small))).rejects.toThrow('NoSuchBucket')
      },
      { bucket: 'elsewhere' },
    ))

  it.each(sizes)(
    'gives up on a service that never answers, and leaves no unfinished upload where it can, %s',
    (_size, bytes) =>
      withBench(
        async (store, { service }) => {
          service.misbehave({ how: 'blackhole', of: /^PUT/ })
          await expect(store.put(objectOf('o', bytes))).rejects.toThrow()
          service.behave()
          expect(await isStored(store)).toBe(false)
          expect(service.countUnfinished()).toBe(0)
        },
        { idleTimeoutMs: 300, callTimeoutMs: 600 },
      ),
  )

  it('clears away the parts that a killed put of the same object left', () =>
    withBench(async (store, bench) => {
      const { service } = bench
      const killed = await bench.open()
      service.misbehave({ how: 'blackhole', of: /^PUT .*partNumber=2/, times: 1 })
      const put = killed.put(objectOf('o', large))
      const outcome = expect(put).rejects.toThrow()
      while (!service.log.some((line) => line.includes('partNumber=2')))
        await new Promise((done) => setTimeout(done, 5))
      await killed.close()
      await outcome
      expect(service.countUnfinished()).toBe(1)
      await store.put(objectOf('o', large))
      expect(service.countUnfinished()).toBe(0)
    }))
})

describe('a read from a service that misbehaves', { timeout: 30_000 }, () => {
  it.each(['cutBody', 'stalledBody'] as const)(
    'goes on where the connection broke, and never gives a wrong or a short answer: %s',
    (how) =>
      withBench(
        async (store, { service }) => {
          const bytes = pattern(900_001)
          await store.put(objectOf('o', bytes))
          service.misbehave({ how, of: /^GET/, times: 2 })
          expect(Buffer.from(await readObject(store, 'o')).equals(bytes)).toBe(true)
          service.misbehave({ how, of: /^GET/, times: 2 })
          const part = await readObject(store, 'o', { start: 13, endInclusive: 800_000 })
          expect(Buffer.from(part).equals(bytes.subarray(13, 800_001))).toBe(true)
          service.misbehave({ how: 'cutRequest', of: /^GET/ })
          await expect(readObject(store, 'o')).rejects.toThrow()
        },
        { idleTimeoutMs: 300 },
      ),
  )

  it('does not serve an object that lost its last byte or its description', () =>
    withBench(async (store, { service }) => {
      await store.put(objectOf('o', small))
      const [[name, kept] = ['', null]] = service.objects
      if (kept === null) throw new Error('nothing was put')
      service.objects.set(name, { ...kept, bytes: kept.bytes.subarray(0, -1) })
      await expect(store.read('o')).rejects.toThrow(ObjectMismatchError)
      await expect(store.read('o', { start: 0, endInclusive: 5 })).rejects.toThrow(ObjectMismatchError)
      await expect(store.stat('o')).rejects.toThrow(ObjectMismatchError)
      service.objects.set(name, { ...kept, metadata: {} })
      await expect(store.read('o')).rejects.toThrow(ObjectMismatchError)
    }))

  it('ends at once for a reader that goes away', () =>
    withBench(async (store, { service }) => {
      await store.put(objectOf('o', pattern(900_000)))
      service.misbehave({ how: 'stalledBody', of: /^GET/ })
      const stream = await store.read('o')
      const gets = () => service.log.filter((line) => line.startsWith('GET')).length
      const before = gets()
      await new Promise<void>((closed) => {
        stream?.once('close', closed)
        stream?.destroy()
      })
      expect(gets()).toBe(before)
    }))
})
