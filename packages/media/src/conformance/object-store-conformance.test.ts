import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { ObjectStore } from '../ports/object-store'
import { type ObjectStoreBench, objectStoreChecks, runObjectStoreCheck } from './object-store-checks'
import { makeLoopbackBench } from './object-store-fixtures'

/** The S3 store with one of its methods replaced. */
const broken = (change: (store: ObjectStore) => Partial<ObjectStore>) => async (): Promise<ObjectStoreBench> => {
  const bench = await makeLoopbackBench()
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

/** Whether the check of this name notices. */
const isNoticed = async (name: RegExp, change: (store: ObjectStore) => Partial<ObjectStore>): Promise<boolean> => {
  const check = objectStoreChecks.find((candidate) => name.test(candidate.name))
  if (check === undefined) throw new Error('There is no such check')
  return runObjectStoreCheck(check, broken(change)).then(
    () => false,
    () => true,
  )
}
const bytesOf = async (stream: Readable | null): Promise<Buffer> => {
  const blocks: Buffer[] = []
  if (stream !== null) for await (const block of stream) blocks.push(block)
  return Buffer.concat(blocks)
}

const cases: readonly (readonly [string, (store: ObjectStore) => Partial<ObjectStore>, RegExp])[] = [
  [
    'acknowledges without storing',
    () => ({ put: async ({ sizeBytes, sha256 }) => ({ sizeBytes, sha256, keyId: 'k1' }) }),
    /gives back exactly/,
  ],
  [
    'believes the source whatever it gives',
    (store) => ({
      put: async (object) => {
        await store.put(object).catch(() => undefined)
        return { sizeBytes: object.sizeBytes, sha256: object.sha256, keyId: 'k1' }
      },
    }),
    /refuses a source/,
  ],
  [
    'forgets where a range begins',
    (store) => ({
      read: async (key, range) => {
        const all = await bytesOf(await store.read(key))
        return range === undefined ? Readable.from([all]) : Readable.from([all.subarray(0, range.endInclusive + 1)])
      },
    }),
    /gives back exactly/,
  ],
  ['deletes nothing', () => ({ delete: async () => undefined }), /deletes without a trace/],
  [
    'takes what is not there for a failure',
    () => ({ stat: () => Promise.reject(new Error('away')) }),
    /knows no object/,
  ],
]

// That the store without a planted fault passes, its own test shows.
describe('the object store suite itself', () => {
  it.each(cases)(
    'fails a store that %s',
    async (_name, change, expected) => {
      expect(await isNoticed(expected, change)).toBe(true)
    },
    30_000,
  )
})
