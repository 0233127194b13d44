import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { AppendStoreUsageError, type ByteRange } from '../ports/append-store'
import { ObjectMismatchError, type ObjectStore } from '../ports/object-store'
import { computeSha256Hex, makePattern } from './append-store-checks'

/** The part size of the stores under test: the smallest that the protocol allows. */
export const testPartBytes = 5 * 1024 * 1024

export interface ObjectStoreFixture {
  /** Opens a new instance over the same storage, as after a process restart. */
  open(): Promise<ObjectStore>
  /** The stored bytes by object name, read without the store. */
  raw(): Promise<ReadonlyMap<string, Uint8Array>>
  /** The number of multipart uploads that were neither completed nor aborted. */
  countUnfinished(): Promise<number>
  cleanUp(): Promise<void>
}

/** A plain function without a test runner: it runs in tests, against broken stores, and by command against a real service. */
export interface ObjectStoreCheck {
  readonly name: string
  readonly run: (fixture: ObjectStoreFixture) => Promise<void>
}

const blockBytes = 65_521

/** Creates a source that streams its bytes in uneven blocks. */
const createSource = (bytes: Uint8Array) => async (): Promise<Readable> =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.byteLength; at += blockBytes) yield bytes.subarray(at, at + blockBytes)
    })(),
  )

export const createPutObject = (key: string, bytes: Uint8Array) => ({
  key,
  sizeBytes: bytes.byteLength,
  sha256: computeSha256Hex(bytes),
  open: createSource(bytes),
})

export const readObject = async (store: ObjectStore, key: string, range?: ByteRange): Promise<Uint8Array> => {
  const stream = await store.read(key, range)
  assert(stream, `There is nothing to read under ${key}`)
  const blocks: Uint8Array[] = []
  for await (const block of stream) blocks.push(block)
  return new Uint8Array(Buffer.concat(blocks))
}

const withStore = async (fixture: ObjectStoreFixture, test: (store: ObjectStore) => Promise<void>): Promise<void> => {
  const store = await fixture.open()
  try {
    await test(store)
  } finally {
    await store.close()
  }
}

/** Compares by hash, because a failed comparison would print millions of bytes. */
const assertSameBytes = (found: Uint8Array, expected: Uint8Array): void =>
  assert.deepEqual([found.byteLength, computeSha256Hex(found)], [expected.byteLength, computeSha256Hex(expected)])

const assertRanges = async (
  store: ObjectStore,
  stored: { key: string; bytes: Uint8Array },
  ranges: readonly (readonly [number, number])[],
): Promise<void> => {
  for (const [start, endInclusive] of ranges) {
    const found = await readObject(store, stored.key, { start, endInclusive })
    assertSameBytes(found, stored.bytes.slice(start, endInclusive + 1))
  }
}

const key = 'object-1'

export const objectStoreChecks: readonly ObjectStoreCheck[] = [
  {
    name: 'returns exactly the stored bytes, whole and by range',
    run: (fixture) =>
      withStore(fixture, async (store) => {
        const bytes = makePattern(300_017)
        const put = await store.put(createPutObject(key, bytes))
        assert.deepEqual([put.sizeBytes, put.sha256], [300_017, computeSha256Hex(bytes)])
        assert.deepEqual(await store.stat(key), put)
        assertSameBytes(await readObject(store, key), bytes)
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
    name: 'returns an object of several parts, across part boundaries too, and leaves no unfinished upload',
    run: (fixture) =>
      withStore(fixture, async (store) => {
        const bytes = makePattern(2 * testPartBytes + 12_345)
        await store.put(createPutObject(key, bytes))
        assertSameBytes(await readObject(store, key), bytes)
        await assertRanges(store, { key, bytes }, [
          [testPartBytes - 7, testPartBytes + 8],
          [2 * testPartBytes - 1, 2 * testPartBytes],
          [testPartBytes + 3, 2 * testPartBytes + 99],
        ])
        assert.equal(await fixture.countUnfinished(), 0)
      }),
  },
  {
    name: 'stores objects of zero bytes, of exactly one part and of exactly two parts',
    run: (fixture) =>
      withStore(fixture, async (store) => {
        for (const sizeBytes of [0, testPartBytes, 2 * testPartBytes]) {
          const bytes = makePattern(sizeBytes)
          await store.put(createPutObject(key, bytes))
          assert.equal((await store.stat(key))?.sizeBytes, sizeBytes)
          assertSameBytes(await readObject(store, key), bytes)
          assertSameBytes(
            await readObject(store, key, { start: sizeBytes, endInclusive: sizeBytes + 9 }),
            new Uint8Array(0),
          )
        }
      }),
  },
  {
    name: 'reports a missing object as missing, not as a failure',
    run: (fixture) =>
      withStore(fixture, async (store) => {
        assert.equal(await store.stat('absent'), null)
        assert.equal(await store.read('absent'), null)
        assert.equal(await store.read('absent', { start: 5, endInclusive: 9 }), null)
        assert.equal(await store.read('absent', { start: 9, endInclusive: 5 }), null)
      }),
  },
  {
    name: 'rejects a source that differs from its announced size or hash, and stores nothing',
    run: (fixture) =>
      withStore(fixture, async (store) => {
        for (const sizeBytes of [1_000, testPartBytes, 2 * testPartBytes + 1]) {
          const bytes = makePattern(sizeBytes)
          const wrong = bytes.slice()
          wrong[sizeBytes - 1] = (wrong[sizeBytes - 1] ?? 0) ^ 1
          for (const other of [wrong, bytes.subarray(1), new Uint8Array([...bytes.subarray(0, 9), ...bytes])]) {
            await assert.rejects(
              store.put({ ...createPutObject(key, bytes), open: createSource(other) }),
              ObjectMismatchError,
            )
            assert.equal(await store.stat(key), null)
          }
        }
        assert.equal((await fixture.raw()).size, 0)
        assert.equal(await fixture.countUnfinished(), 0)
      }),
  },
  {
    name: 'stores nothing of a source that fails midway',
    run: (fixture) =>
      withStore(fixture, async (store) => {
        const bytes = makePattern(2 * testPartBytes + 1)
        const open = async () =>
          Readable.from(
            (function* () {
              yield bytes.subarray(0, testPartBytes + 10)
              throw new Error('The disk failed')
            })(),
          )
        await assert.rejects(store.put({ ...createPutObject(key, bytes), open }), /The disk failed/)
        assert.equal(await store.stat(key), null)
        assert.equal(await fixture.countUnfinished(), 0)
      }),
  },
  {
    name: 'overwrites an object, small or in parts, and returns the last version',
    run: (fixture) =>
      withStore(fixture, async (store) => {
        for (const [at, sizeBytes] of [testPartBytes + 1, 9, testPartBytes + 1, 9].entries()) {
          const bytes = makePattern(sizeBytes, at)
          await store.put(createPutObject(key, bytes))
          assertSameBytes(await readObject(store, key), bytes)
        }
        assert.equal((await fixture.raw()).size, 1)
      }),
  },
  {
    name: 'deletes an object completely and repeatedly, and deletes no other object',
    run: (fixture) =>
      withStore(fixture, async (store) => {
        const bytes = makePattern(100)
        await store.put(createPutObject(key, bytes))
        await store.put(createPutObject(`${key}1`, bytes))
        await store.delete(key)
        await store.delete(key)
        assert.equal(await store.stat(key), null)
        assertSameBytes(await readObject(store, `${key}1`), bytes)
        await store.delete(`${key}1`)
        assert.equal((await fixture.raw()).size, 0)
      }),
  },
  {
    name: 'reads after a restart what was stored before it',
    run: async (fixture) => {
      const bytes = makePattern(70_000)
      await withStore(fixture, async (store) => void (await store.put(createPutObject(key, bytes))))
      await withStore(fixture, async (store) => assertSameBytes(await readObject(store, key), bytes))
    },
  },
  {
    name: 'encrypts the same bytes differently each time, and names objects by prefix and key',
    run: (fixture) =>
      withStore(fixture, async (store) => {
        const bytes = makePattern(5_000)
        await store.put(createPutObject('one', bytes))
        await store.put(createPutObject('two', bytes))
        const raw = await fixture.raw()
        assert.deepEqual([...raw.keys()].sort(), ['checked/one', 'checked/two'])
        const hashes = new Set([...raw.values(), bytes].map(computeSha256Hex))
        assert.equal(hashes.size, 3)
      }),
  },
  {
    name: 'rejects keys that could leave its prefix, ranges that are not numbers, and calls after close',
    run: async (fixture) => {
      const store = await fixture.open()
      for (const bad of ['', '../up', 'A', 'a/b', 'a.json', 'x'.repeat(81)]) {
        await assert.rejects(store.put({ ...createPutObject('good', makePattern(1)), key: bad }), AppendStoreUsageError)
        await assert.rejects(store.delete(bad), AppendStoreUsageError)
      }
      for (const start of [-1, 0.5, Number.NaN]) {
        await assert.rejects(store.read(key, { start, endInclusive: 9 }), AppendStoreUsageError)
      }
      await store.close()
      await store.close()
      await assert.rejects(store.stat(key))
      await assert.rejects(store.put(createPutObject(key, makePattern(1))))
    },
  },
]

/** Runs one check on its own fixture. */
export const runObjectStoreCheck = async (
  check: ObjectStoreCheck,
  createFixture: () => Promise<ObjectStoreFixture>,
): Promise<void> => {
  const fixture = await createFixture()
  try {
    await check.run(fixture)
  } finally {
    await fixture.cleanUp()
  }
}
