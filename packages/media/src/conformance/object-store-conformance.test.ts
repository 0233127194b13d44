import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { ObjectStore } from '../ports/object-store'
import { type ObjectStoreFixture, objectStoreChecks, runObjectStoreCheck } from './object-store-checks'
import { createLoopbackFixture } from './object-store-fixtures'

/** Creates an S3 store with one method replaced. */
const createBrokenFixture =
  (change: (store: ObjectStore) => Partial<ObjectStore>) => async (): Promise<ObjectStoreFixture> => {
    const bench = await createLoopbackFixture()
    return {
      ...bench,
      open: async () => {
        const store = await bench.open()
        const whole: ObjectStore = {
          put: (object) => store.put(object),
          stat: (key) => store.stat(key),
          read: (key, range) => store.read(key, range),
          delete: (key) => store.delete(key),
          close: () => store.close(),
        }
        return { ...whole, ...change(store) }
      },
    }
  }

/** Whether the check of this name fails. */
const detectsFault = async (name: RegExp, change: (store: ObjectStore) => Partial<ObjectStore>): Promise<boolean> => {
  const check = objectStoreChecks.find((candidate) => name.test(candidate.name))
  if (check === undefined) throw new Error('There is no such check')
  return runObjectStoreCheck(check, createBrokenFixture(change)).then(
    () => false,
    () => true,
  )
}
const readAllBytes = async (stream: Readable | null): Promise<Buffer> => {
  const blocks: Buffer[] = []
  if (stream !== null) for await (const block of stream) blocks.push(block)
  return Buffer.concat(blocks)
}

const cases: readonly (readonly [string, (store: ObjectStore) => Partial<ObjectStore>, RegExp])[] = [
  [
    'acknowledges without storing',
    () => ({ put: async ({ sizeBytes, sha256 }) => ({ sizeBytes, sha256, keyId: 'k1' }) }),
    /returns exactly/,
  ],
  [
    'believes the source whatever it gives',
    (store) => ({
      put: async (object) => {
        await store.put(object).catch(() => undefined)
        return { sizeBytes: object.sizeBytes, sha256: object.sha256, keyId: 'k1' }
      },
    }),
    /rejects a source/,
  ],
  [
    'forgets where a range begins',
    (store) => ({
      read: async (key, range) => {
        const all = await readAllBytes(await store.read(key))
        return range === undefined ? Readable.from([all]) : Readable.from([all.subarray(0, range.endInclusive + 1)])
      },
    }),
    /returns exactly/,
  ],
  ['deletes nothing', () => ({ delete: async () => undefined }), /deletes an object completely/],
  [
    'takes what is not there for a failure',
    () => ({ stat: () => Promise.reject(new Error('away')) }),
    /reports a missing object/,
  ],
]

// s3-object-store.test.ts shows that the store passes without a planted fault.
describe('the object store conformance suite', () => {
  it.each(cases)(
    'fails a store that %s',
    async (_name, change, expected) => {
      expect(await detectsFault(expected, change)).toBe(true)
    },
    30_000,
  )
})
