import { describe, expect, it } from 'vitest'
import { makePattern } from '../conformance/append-store-checks'
import { createPutObject, readObject } from '../conformance/object-store-checks'
import { buildStoreOptions, createLoopbackFixture } from '../conformance/object-store-fixtures'
import type { LoopbackS3 } from '../conformance/object-store-loopback'
import { identityTransform } from '../ports/bytes-transform'
import { ObjectMismatchError, type ObjectStore } from '../ports/object-store'
import { createAesCtrTransform } from './aes-ctr-transform'
import { objectBlockBytes } from './object-codec'
import { openS3ObjectStore } from './s3-object-store'

const aes = createAesCtrTransform({ currentKeyId: 'k1', keys: new Map([['k1', makePattern(32, 5)]]) })
const bytes = makePattern(2 * objectBlockBytes + 777)
const storedBlockBytes = objectBlockBytes + 16

type Stored = NonNullable<ReturnType<LoopbackS3['objects']['get']>>

const withObject = async (
  run: (
    store: ObjectStore,
    replace: (change: (stored: Stored) => Stored) => void,
    objects: LoopbackS3['objects'],
  ) => Promise<void>,
): Promise<void> => {
  const fixture = await createLoopbackFixture({ transform: aes })
  const store = await fixture.open()
  try {
    await store.put(createPutObject('o', bytes))
    const original = fixture.service.objects.get('checked/o')
    if (original === undefined) throw new Error('Nothing was put')
    const { objects } = fixture.service
    await run(store, (change) => void objects.set('checked/o', change(original)), objects)
  } finally {
    await store.close()
    await fixture.cleanUp()
  }
}

const expectRefused = (store: ObjectStore, range?: { start: number; endInclusive: number }): Promise<void> =>
  expect(readObject(store, 'o', range)).rejects.toThrow(ObjectMismatchError)

describe('an encrypted object that someone changed', () => {
  it('is refused whatever byte of a block or a tag was changed, but its other blocks are returned', () =>
    withObject(async (store, replace) => {
      for (const at of [0, 40_000, objectBlockBytes, storedBlockBytes - 1]) {
        replace((stored) => {
          const changed = Buffer.from(stored.bytes)
          changed[at] = (changed[at] ?? 0) ^ 1
          return { ...stored, bytes: changed }
        })
        await expectRefused(store)
        await expectRefused(store, { start: 7, endInclusive: 7 })
        const other = await readObject(store, 'o', { start: objectBlockBytes, endInclusive: objectBlockBytes + 9 })
        expect(Buffer.from(other).equals(bytes.subarray(objectBlockBytes, objectBlockBytes + 10))).toBe(true)
      }
    }))

  it('is refused after it was cut or extended', () =>
    withObject(async (store, replace) => {
      for (const cutBytes of [1, 16, 17, 777 + 16, storedBlockBytes]) {
        replace((stored) => ({ ...stored, bytes: stored.bytes.subarray(0, -cutBytes) }))
        await expectRefused(store, { start: 0, endInclusive: 9 })
      }
      replace((stored) => ({ ...stored, bytes: Buffer.concat([stored.bytes, new Uint8Array(16)]) }))
      await expectRefused(store, { start: 0, endInclusive: 9 })
    }))

  it('is refused after two of its blocks were exchanged', () =>
    withObject(async (store, replace) => {
      replace((stored) => {
        const [first, second] = [0, storedBlockBytes].map((at) => stored.bytes.subarray(at, at + storedBlockBytes))
        const rest = stored.bytes.subarray(2 * storedBlockBytes)
        return { ...stored, bytes: Buffer.concat([second ?? rest, first ?? rest, rest]) }
      })
      await expectRefused(store, { start: 0, endInclusive: 9 })
      await expectRefused(store, { start: objectBlockBytes, endInclusive: objectBlockBytes })
    }))

  it('is refused after any part of its metadata was changed or removed', () =>
    withObject(async (store, replace) => {
      const names = ['size', 'sha256', 'key', 'nonce', 'format', 'tag'].map((name) => `x-amz-meta-candor-${name}`)
      for (const name of names) {
        replace((stored) => {
          const { [name]: value = '', ...others } = stored.metadata
          const last = value.endsWith('1') ? '2' : '1'
          return { ...stored, metadata: { ...others, [name]: value.slice(0, -1) + last } }
        })
        await expect(store.stat('o')).rejects.toThrow()
        replace((stored) => {
          const { [name]: _removed, ...others } = stored.metadata
          return { ...stored, metadata: others }
        })
        await expect(readObject(store, 'o')).rejects.toThrow()
      }
    }))

  it('is refused under the name of another object', () =>
    withObject(async (store, replace, objects) => {
      await store.put(createPutObject('p', makePattern(2 * objectBlockBytes + 777, 2)))
      const other = objects.get('checked/p')
      if (other === undefined) throw new Error('Nothing was put')
      replace((stored) => ({ ...stored, bytes: other.bytes }))
      await expectRefused(store, { start: 0, endInclusive: 9 })
      replace(() => other)
      await expectRefused(store, { start: 0, endInclusive: 9 })
      await expect(store.stat('o')).rejects.toThrow(ObjectMismatchError)
    }))
})

describe('objects that an earlier version stored', () => {
  it.each([
    ['without a key', identityTransform],
    ['with a key', { ...aes, openFile: null }],
  ])('are returned whole and by range by a store with a key: %s', async (_case, transform) => {
    const fixture = await createLoopbackFixture()
    try {
      const earlier = await openS3ObjectStore({ ...buildStoreOptions(fixture.service), transform })
      await earlier.put(createPutObject('o', bytes))
      await earlier.close()
      const store = await openS3ObjectStore({ ...buildStoreOptions(fixture.service), transform: aes })
      expect(fixture.service.objects.get('checked/o')?.bytes.byteLength).toBe(bytes.byteLength)
      expect(Buffer.from(await readObject(store, 'o')).equals(bytes)).toBe(true)
      for (const [start, endInclusive] of [
        [0, 0],
        [65_535, 65_540],
        [131_071, 131_848],
        [bytes.byteLength - 1, 2 ** 41],
        [bytes.byteLength, bytes.byteLength + 5],
      ] as const) {
        const found = await readObject(store, 'o', { start, endInclusive })
        expect(Buffer.from(found).equals(bytes.subarray(start, endInclusive + 1))).toBe(true)
      }
      await store.close()
    } finally {
      await fixture.cleanUp()
    }
  })
})
