import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { AppendStoreUsageError, type ByteRange } from '../ports/append-store'
import { ObjectMismatchError, type ObjectStore } from '../ports/object-store'
import { pattern, sha256Hex } from './append-store-checks'

/** Parts of the stores under test are this large: the smallest the protocol allows. */
export const checkedPartBytes = 5 * 1024 * 1024

export interface ObjectStoreBench {
  /** A new instance over the same storage, as after a restart of the process. */
  open(): Promise<ObjectStore>
  /** What lies in the storage, past the store: bytes by object name. */
  raw(): Promise<ReadonlyMap<string, Uint8Array>>
  /** How many uploads in parts were begun and not ended. */
  countUnfinished(): Promise<number>
  cleanUp(): Promise<void>
}

/** Plain functions and no test runner inside: they run in tests, against broken stores, and by command against a real service. */
export interface ObjectStoreCheck {
  readonly name: string
  readonly run: (bench: ObjectStoreBench) => Promise<void>
}

const blockBytes = 65_521

/** A source that hands its bytes out in uneven blocks. */
const sourceOf = (bytes: Uint8Array) => async (): Promise<Readable> =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.byteLength; at += blockBytes) yield bytes.subarray(at, at + blockBytes)
    })(),
  )

/** What a put is told of bytes. */
export const objectOf = (key: string, bytes: Uint8Array) => ({
  key,
  sizeBytes: bytes.byteLength,
  sha256: sha256Hex(bytes),
  open: sourceOf(bytes),
})

export const readObject = async (store: ObjectStore, key: string, range?: ByteRange): Promise<Uint8Array> => {
  const stream = await store.read(key, range)
  assert(stream, `There is nothing to read under ${key}`)
  const blocks: Uint8Array[] = []
  for await (const block of stream) blocks.push(block)
  return new Uint8Array(Buffer.concat(blocks))
}

const withStore = async (bench: ObjectStoreBench, test: (store: ObjectStore) => Promise<void>): Promise<void> => {
  const store = await bench.open()
  try {
    await test(store)
  } finally {
    await store.close()
  }
}

/** Compared by hash: a difference in millions of bytes is not to be printed. */
const assertSame = (found: Uint8Array, expected: Uint8Array): void =>
  assert.deepEqual([found.byteLength, sha256Hex(found)], [expected.byteLength, sha256Hex(expected)])

const assertRanges = async (
  store: ObjectStore,
  stored: { key: string; bytes: Uint8Array },
  ranges: readonly (readonly [number, number])[],
): Promise<void> => {
  for (const [start, endInclusive] of ranges) {
    const found = await readObject(store, stored.key, { start, endInclusive })
    assertSame(found, stored.bytes.slice(start, endInclusive + 1))
  }
}

const key = 'object-1'

export const objectStoreChecks: readonly ObjectStoreCheck[] = [
  {
    name: 'gives back exactly the bytes that were put, whole and by range',
    run: (bench) =>
      withStore(bench, async (store) => {
        const bytes = pattern(300_017)
        const put = await store.put(objectOf(key, bytes))
        assert.deepEqual([put.sizeBytes, put.sha256], [300_017, sha256Hex(bytes)])
        assert.deepEqual(await store.stat(key), put)
        assertSame(await readObject(store, key), bytes)
        await assertRanges(store, { key, bytes }, [
          [0, 0],
          [0, Number.MAX_SAFE_INTEGER - 1],
          [1, 15],
          [17, 4_111],
          [65_535, 65_537],
          [300_016, 900_000],
          [300_017, 300_020],
          [9, 8],
        ])
      }),
  },
  {
    name: 'gives back an object of several parts, across their borders too, and leaves no unfinished upload',
    run: (bench) =>
      withStore(bench, async (store) => {
        const bytes = pattern(2 * checkedPartBytes + 12_345)
        await store.put(objectOf(key, bytes))
        assertSame(await readObject(store, key), bytes)
        await assertRanges(store, { key, bytes }, [
          [checkedPartBytes - 7, checkedPartBytes + 8],
          [2 * checkedPartBytes - 1, 2 * checkedPartBytes],
          [checkedPartBytes + 3, 2 * checkedPartBytes + 99],
        ])
        assert.equal(await bench.countUnfinished(), 0)
      }),
  },
  {
    name: 'takes objects of no byte, of exactly one part and of exactly two',
    run: (bench) =>
      withStore(bench, async (store) => {
        for (const sizeBytes of [0, checkedPartBytes, 2 * checkedPartBytes]) {
          const bytes = pattern(sizeBytes)
          await store.put(objectOf(key, bytes))
          assert.equal((await store.stat(key))?.sizeBytes, sizeBytes)
          assertSame(await readObject(store, key), bytes)
          assertSame(await readObject(store, key, { start: sizeBytes, endInclusive: sizeBytes + 9 }), new Uint8Array(0))
        }
      }),
  },
  {
    name: 'knows no object that was not put, and says so apart from a failure',
    run: (bench) =>
      withStore(bench, async (store) => {
        assert.equal(await store.stat('absent'), null)
        assert.equal(await store.read('absent'), null)
        assert.equal(await store.read('absent', { start: 5, endInclusive: 9 }), null)
        assert.equal(await store.read('absent', { start: 9, endInclusive: 5 }), null)
      }),
  },
  {
    name: 'refuses a source that is not what was announced, and stores nothing of it',
    run: (bench) =>
      withStore(bench, async (store) => {
        for (const sizeBytes of [1_000, checkedPartBytes, 2 * checkedPartBytes + 1]) {
          const bytes = pattern(sizeBytes)
          const wrong = bytes.slice()
          wrong[sizeBytes - 1] = (wrong[sizeBytes - 1] ?? 0) ^ 1
          for (const other of [wrong, bytes.subarray(1), new Uint8Array([...bytes.subarray(0, 9), ...bytes])]) {
            await assert.rejects(store.put({ ...objectOf(key, bytes), open: sourceOf(other) }), ObjectMismatchError)
            assert.equal(await store.stat(key), null)
          }
        }
        assert.equal((await bench.raw()).size, 0)
        assert.equal(await bench.countUnfinished(), 0)
      }),
  },
  {
    name: 'stores nothing of a source that breaks off',
    run: (bench) =>
      withStore(bench, async (store) => {
        const bytes = pattern(2 * checkedPartBytes + 1)
        const open = async () =>
          Readable.from(
            (function* () {
              yield bytes.subarray(0, checkedPartBytes + 10)
              throw new Error('the disk failed')
            })(),
          )
        await assert.rejects(store.put({ ...objectOf(key, bytes), open }), /the disk failed/)
        assert.equal(await store.stat(key), null)
        assert.equal(await bench.countUnfinished(), 0)
      }),
  },
  {
    name: 'can be put again, small or in parts, and then gives back what was put last',
    run: (bench) =>
      withStore(bench, async (store) => {
        for (const [at, sizeBytes] of [checkedPartBytes + 1, 9, checkedPartBytes + 1, 9].entries()) {
          const bytes = pattern(sizeBytes, at)
          await store.put(objectOf(key, bytes))
          assertSame(await readObject(store, key), bytes)
        }
        assert.equal((await bench.raw()).size, 1)
      }),
  },
  {
    name: 'deletes without a trace, as often as it is asked, and its own object only',
    run: (bench) =>
      withStore(bench, async (store) => {
        const bytes = pattern(100)
        await store.put(objectOf(key, bytes))
        await store.put(objectOf(`${key}1`, bytes))
        await store.delete(key)
        await store.delete(key)
        assert.equal(await store.stat(key), null)
        assertSame(await readObject(store, `${key}1`), bytes)
        await store.delete(`${key}1`)
        assert.equal((await bench.raw()).size, 0)
      }),
  },
  {
    name: 'reads after a restart what was put before it',
    run: async (bench) => {
      const bytes = pattern(70_000)
      await withStore(bench, async (store) => void (await store.put(objectOf(key, bytes))))
      await withStore(bench, async (store) => assertSame(await readObject(store, key), bytes))
    },
  },
  {
    name: 'lays objects encrypted, the same bytes never twice alike, under names that are prefix and key',
    run: (bench) =>
      withStore(bench, async (store) => {
        const bytes = pattern(5_000)
        await store.put(objectOf('one', bytes))
        await store.put(objectOf('two', bytes))
        const raw = await bench.raw()
        assert.deepEqual([...raw.keys()].sort(), ['checked/one', 'checked/two'])
        const hashes = new Set([...raw.values(), bytes].map(sha256Hex))
        assert.equal(hashes.size, 3)
      }),
  },
  {
    name: 'refuses keys that could leave its prefix, ranges that are no numbers, and work after close',
    run: async (bench) => {
      const store = await bench.open()
      for (const bad of ['', '../up', 'A', 'a/b', 'a.json', 'x'.repeat(81)]) {
        await assert.rejects(store.put({ ...objectOf('good', pattern(1)), key: bad }), AppendStoreUsageError)
        await assert.rejects(store.delete(bad), AppendStoreUsageError)
      }
      for (const start of [-1, 0.5, Number.NaN]) {
        await assert.rejects(store.read(key, { start, endInclusive: 9 }), AppendStoreUsageError)
      }
      await store.close()
      await store.close()
      await assert.rejects(store.stat(key))
      await assert.rejects(store.put(objectOf(key, pattern(1))))
    },
  },
]

/** Runs one check on a bench of its own. */
export const runObjectStoreCheck = async (
  check: ObjectStoreCheck,
  make: () => Promise<ObjectStoreBench>,
): Promise<void> => {
  const bench = await make()
  try {
    await check.run(bench)
  } finally {
    await bench.cleanUp()
  }
}
