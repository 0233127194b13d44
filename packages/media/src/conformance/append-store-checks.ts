import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { crc32 } from '../crc32'
import { type AppendStore, AppendStoreUsageError } from '../ports/append-store'

export interface StoreBench {
  /** A new instance over the same storage, as after a restart of the process. */
  open(): AppendStore
  cleanUp(): Promise<void>
}

/** Plain functions and no test runner inside, so that a test can run them against broken stores and see them fail. */
export interface StoreCheck<Bench extends StoreBench = StoreBench> {
  readonly name: string
  readonly run: (bench: Bench) => Promise<void>
}

export function pattern(lengthBytes: number, seed = 1): Uint8Array {
  const bytes = new Uint8Array(lengthBytes)
  let state = seed
  for (let at = 0; at < lengthBytes; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[at] = state >>> 24
  }
  return bytes
}

export const sha256Hex = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const put = (store: AppendStore, key: string, part: { offset: number; bytes: Uint8Array }) =>
  store.append({ key, ...part, crc32: crc32(part.bytes) })

export async function readAll(
  store: AppendStore,
  key: string,
  range?: { start: number; endInclusive: number },
): Promise<Uint8Array> {
  const stream = await store.read(key, range)
  assert(stream, `There is nothing to read under ${key}`)
  const blocks: Uint8Array[] = []
  for await (const block of stream) blocks.push(block)
  return new Uint8Array(Buffer.concat(blocks))
}

export async function openReady(bench: StoreBench): Promise<AppendStore> {
  const store = bench.open()
  await store.recover()
  return store
}

const key = 'segment-1'

async function withKey(bench: StoreBench, test: (store: AppendStore) => Promise<void>): Promise<void> {
  const store = await openReady(bench)
  await store.create(key)
  await test(store)
  await store.close()
}

export const appendStoreChecks: readonly StoreCheck[] = [
  {
    name: 'gives back exactly the bytes that were appended, whole and by range',
    run: (bench) =>
      withKey(bench, async (store) => {
        const bytes = pattern(700_001)
        assert.deepEqual(await put(store, key, { offset: 0, bytes: bytes.subarray(0, 7) }), {
          outcome: 'appended',
          offsetBytes: 7,
        })
        await put(store, key, { offset: 7, bytes: bytes.subarray(7, 300_010) })
        await put(store, key, { offset: 300_010, bytes: bytes.subarray(300_010) })
        assert.deepEqual(await readAll(store, key), bytes)
        for (const [start, endInclusive] of [
          [0, 0],
          [6, 7],
          [13, 4_099],
          [299_999, 300_033],
          [700_000, 900_000],
        ] as const) {
          assert.deepEqual(await readAll(store, key, { start, endInclusive }), bytes.slice(start, endInclusive + 1))
        }
        assert.equal((await readAll(store, key, { start: 700_001, endInclusive: 700_002 })).byteLength, 0)
      }),
  },
  {
    name: 'takes the same bytes at an older offset as already there and keeps the end where it was',
    run: (bench) =>
      withKey(bench, async (store) => {
        const bytes = pattern(1_000)
        await put(store, key, { offset: 0, bytes })
        const again = await put(store, key, { offset: 100, bytes: bytes.subarray(100, 500) })
        assert.deepEqual(again, { outcome: 'already_there', offsetBytes: 1_000 })
        const nothing = await put(store, key, { offset: 1_000, bytes: new Uint8Array(0) })
        assert.deepEqual(nothing, { outcome: 'already_there', offsetBytes: 1_000 })
        assert.deepEqual(await readAll(store, key), bytes)
      }),
  },
  {
    name: 'stores only the new tail of an append that partly overlaps',
    run: (bench) =>
      withKey(bench, async (store) => {
        const bytes = pattern(1_000)
        await put(store, key, { offset: 0, bytes: bytes.subarray(0, 600) })
        const result = await put(store, key, { offset: 250, bytes: bytes.subarray(250) })
        assert.deepEqual(result, { outcome: 'appended', offsetBytes: 1_000 })
        assert.deepEqual(await readAll(store, key), bytes)
      }),
  },
  {
    name: 'refuses other bytes at a stored offset, and a gap, with the true offset and without a trace',
    run: (bench) =>
      withKey(bench, async (store) => {
        const bytes = pattern(500)
        await put(store, key, { offset: 0, bytes })
        const other = pattern(500, 2)
        const conflict = await put(store, key, { offset: 400, bytes: other })
        assert.deepEqual(conflict, { outcome: 'conflict', offsetBytes: 500 })
        assert.deepEqual(await put(store, key, { offset: 501, bytes: other }), { outcome: 'gap', offsetBytes: 500 })
        assert.deepEqual(await readAll(store, key), bytes)
      }),
  },
  {
    name: 'refuses bytes whose checksum is wrong',
    run: (bench) =>
      withKey(bench, async (store) => {
        const bytes = pattern(64)
        const result = await store.append({ key, offset: 0, bytes, crc32: (crc32(bytes) ^ 1) >>> 0 })
        assert.deepEqual(result, { outcome: 'checksum_mismatch', offsetBytes: 0 })
        assert.equal((await store.stat(key))?.sizeBytes, 0)
      }),
  },
  {
    name: 'serialises concurrent appends of one key, duplicates among them',
    run: (bench) =>
      withKey(bench, async (store) => {
        const bytes = pattern(40_000)
        const appends = Array.from({ length: 40 }, (_, at) =>
          put(store, key, { offset: at * 1_000, bytes: bytes.subarray(at * 1_000, at * 1_000 + 1_000) }),
        )
        const duplicate = put(store, key, { offset: 5_000, bytes: bytes.subarray(5_000, 9_000) })
        assert((await Promise.all(appends)).every(({ outcome }) => outcome === 'appended'))
        assert.equal((await duplicate).outcome, 'already_there')
        assert.deepEqual(await readAll(store, key), bytes)
      }),
  },
  {
    name: 'seals only what matches its own size and hash, once, and takes nothing afterwards',
    run: (bench) =>
      withKey(bench, async (store) => {
        const bytes = pattern(5_000)
        const sha256 = sha256Hex(bytes)
        await put(store, key, { offset: 0, bytes: bytes.subarray(0, 1_234) })
        await put(store, key, { offset: 1_234, bytes: bytes.subarray(1_234) })
        const short = await store.seal({ key, sizeBytes: 4_999, sha256 })
        assert.deepEqual(short, { outcome: 'size_mismatch', sizeBytes: 5_000 })
        const wrong = await store.seal({ key, sizeBytes: 5_000, sha256: sha256Hex(pattern(5_000, 3)) })
        assert.deepEqual(wrong, { outcome: 'hash_mismatch', sizeBytes: 5_000 })
        const sealed = await store.seal({ key, sizeBytes: 5_000, sha256 })
        assert.deepEqual(sealed, { outcome: 'sealed', sizeBytes: 5_000, sha256 })
        assert.equal((await store.seal({ key, sizeBytes: 5_000, sha256 })).outcome, 'already_sealed')
        const late = await put(store, key, { offset: 5_000, bytes })
        assert.deepEqual(late, { outcome: 'sealed', offsetBytes: 5_000 })
        const stat = await store.stat(key)
        assert.deepEqual([stat?.sealed, stat?.sizeBytes, stat?.sha256], [true, 5_000, sha256])
        assert.deepEqual(await readAll(store, key), bytes)
      }),
  },
  {
    name: 'goes on after a restart where it stopped, and its hash covers what came before',
    run: async (bench) => {
      const bytes = pattern(600_000)
      const first = await openReady(bench)
      assert.equal((await first.create(key)).outcome, 'created')
      await put(first, key, { offset: 0, bytes: bytes.subarray(0, 300_001) })
      await first.close()
      const second = await openReady(bench)
      assert.equal((await second.create(key)).outcome, 'already_there')
      assert.equal((await second.stat(key))?.sizeBytes, 300_001)
      await put(second, key, { offset: 300_001, bytes: bytes.subarray(300_001) })
      const sealed = await second.seal({ key, sizeBytes: 600_000, sha256: sha256Hex(bytes) })
      assert.equal(sealed.outcome, 'sealed')
      await second.close()
      const third = await openReady(bench)
      assert.equal((await third.seal({ key, sizeBytes: 600_000, sha256: sha256Hex(bytes) })).outcome, 'already_sealed')
      assert.deepEqual(
        await readAll(third, key, { start: 299_999, endInclusive: 300_004 }),
        bytes.slice(299_999, 300_005),
      )
      await third.close()
    },
  },
  {
    name: 'knows no key that was not created, lists those that were, and deletes without a trace',
    run: async (bench) => {
      const store = await openReady(bench)
      const bytes = pattern(10)
      assert.deepEqual(await put(store, 'absent', { offset: 0, bytes }), { outcome: 'unknown_key', offsetBytes: 0 })
      assert.equal((await store.seal({ key: 'absent', sizeBytes: 0, sha256: '' })).outcome, 'unknown_key')
      assert.equal(await store.stat('absent'), null)
      assert.equal(await store.read('absent'), null)
      await store.create('b-2')
      await store.create('a-1')
      await put(store, 'a-1', { offset: 0, bytes })
      assert.deepEqual(await store.list(), ['a-1', 'b-2'])
      await store.delete('a-1')
      await store.delete('a-1')
      assert.deepEqual(await store.list(), ['b-2'])
      await store.create('a-1')
      assert.equal((await store.stat('a-1'))?.sizeBytes, 0)
      await store.close()
    },
  },
  {
    name: 'refuses keys that could leave its directory, offsets that are no numbers, and work after close',
    run: async (bench) => {
      const store = await openReady(bench)
      for (const bad of ['', '../up', 'A', 'a/b', 'a.json', 'x'.repeat(81)]) {
        await assert.rejects(store.create(bad), AppendStoreUsageError)
        await assert.rejects(put(store, bad, { offset: 0, bytes: pattern(1) }), AppendStoreUsageError)
      }
      await store.create(key)
      for (const offset of [-1, 0.5, Number.NaN]) {
        await assert.rejects(put(store, key, { offset, bytes: pattern(1) }), AppendStoreUsageError)
      }
      await store.close()
      await assert.rejects(store.stat(key), AppendStoreUsageError)
    },
  },
]
