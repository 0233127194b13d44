import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { crc32 } from '../crc32'
import { type AppendStore, AppendStoreUsageError } from '../ports/append-store'

export interface StoreFixture {
  /** Opens a new instance over the same storage, as after a process restart. */
  open(): AppendStore
  cleanUp(): Promise<void>
}

/** A plain function without a test runner, so that a test can run it against a broken store and see it fail. */
export interface StoreCheck<Fixture extends StoreFixture = StoreFixture> {
  readonly name: string
  readonly run: (fixture: Fixture) => Promise<void>
}

export function makePattern(lengthBytes: number, seed = 1): Uint8Array {
  const bytes = new Uint8Array(lengthBytes)
  let state = seed
  for (let at = 0; at < lengthBytes; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[at] = state >>> 24
  }
  return bytes
}

export const computeSha256Hex = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const appendPart = (store: AppendStore, key: string, part: { offset: number; bytes: Uint8Array }) =>
  store.append({ key, ...part, crc32: crc32(part.bytes) })

export async function readAllBytes(
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

export async function openRecovered(fixture: StoreFixture): Promise<AppendStore> {
  const store = fixture.open()
  await store.recover()
  return store
}

const key = 'segment-1'

async function withKey(fixture: StoreFixture, test: (store: AppendStore) => Promise<void>): Promise<void> {
  const store = await openRecovered(fixture)
  await store.create(key)
  await test(store)
  await store.close()
}

export const appendStoreChecks: readonly StoreCheck[] = [
  {
    name: 'returns exactly the appended bytes, whole and by range',
    run: (fixture) =>
      withKey(fixture, async (store) => {
        const bytes = makePattern(700_001)
        assert.deepEqual(await appendPart(store, key, { offset: 0, bytes: bytes.subarray(0, 7) }), {
          outcome: 'appended',
          offsetBytes: 7,
        })
        await appendPart(store, key, { offset: 7, bytes: bytes.subarray(7, 300_010) })
        await appendPart(store, key, { offset: 300_010, bytes: bytes.subarray(300_010) })
        assert.deepEqual(await readAllBytes(store, key), bytes)
        for (const [start, endInclusive] of [
          [0, 0],
          [6, 7],
          [13, 4_099],
          [299_999, 300_033],
          [700_000, 900_000],
        ] as const) {
          assert.deepEqual(
            await readAllBytes(store, key, { start, endInclusive }),
            bytes.slice(start, endInclusive + 1),
          )
        }
        assert.equal((await readAllBytes(store, key, { start: 700_001, endInclusive: 700_002 })).byteLength, 0)
      }),
  },
  {
    name: 'reports the same bytes at an older offset as already there and does not move the end',
    run: (fixture) =>
      withKey(fixture, async (store) => {
        const bytes = makePattern(1_000)
        await appendPart(store, key, { offset: 0, bytes })
        const again = await appendPart(store, key, { offset: 100, bytes: bytes.subarray(100, 500) })
        assert.deepEqual(again, { outcome: 'already_there', offsetBytes: 1_000 })
        const nothing = await appendPart(store, key, { offset: 1_000, bytes: new Uint8Array(0) })
        assert.deepEqual(nothing, { outcome: 'already_there', offsetBytes: 1_000 })
        assert.deepEqual(await readAllBytes(store, key), bytes)
      }),
  },
  {
    name: 'stores only the new tail of a partly overlapping append',
    run: (fixture) =>
      withKey(fixture, async (store) => {
        const bytes = makePattern(1_000)
        await appendPart(store, key, { offset: 0, bytes: bytes.subarray(0, 600) })
        const result = await appendPart(store, key, { offset: 250, bytes: bytes.subarray(250) })
        assert.deepEqual(result, { outcome: 'appended', offsetBytes: 1_000 })
        assert.deepEqual(await readAllBytes(store, key), bytes)
      }),
  },
  {
    name: 'rejects different bytes at a stored offset, and a gap, with the true offset and without storing anything',
    run: (fixture) =>
      withKey(fixture, async (store) => {
        const bytes = makePattern(500)
        await appendPart(store, key, { offset: 0, bytes })
        const other = makePattern(500, 2)
        const conflict = await appendPart(store, key, { offset: 400, bytes: other })
        assert.deepEqual(conflict, { outcome: 'conflict', offsetBytes: 500 })
        assert.deepEqual(await appendPart(store, key, { offset: 501, bytes: other }), {
          outcome: 'gap',
          offsetBytes: 500,
        })
        assert.deepEqual(await readAllBytes(store, key), bytes)
      }),
  },
  {
    name: 'rejects bytes with a wrong checksum',
    run: (fixture) =>
      withKey(fixture, async (store) => {
        const bytes = makePattern(64)
        const result = await store.append({ key, offset: 0, bytes, crc32: (crc32(bytes) ^ 1) >>> 0 })
        assert.deepEqual(result, { outcome: 'checksum_mismatch', offsetBytes: 0 })
        assert.equal((await store.stat(key))?.sizeBytes, 0)
      }),
  },
  {
    name: 'serializes concurrent appends to one key, including duplicates',
    run: (fixture) =>
      withKey(fixture, async (store) => {
        const bytes = makePattern(40_000)
        const appends = Array.from({ length: 40 }, (_, at) =>
          appendPart(store, key, { offset: at * 1_000, bytes: bytes.subarray(at * 1_000, at * 1_000 + 1_000) }),
        )
        const duplicate = appendPart(store, key, { offset: 5_000, bytes: bytes.subarray(5_000, 9_000) })
        assert((await Promise.all(appends)).every(({ outcome }) => outcome === 'appended'))
        assert.equal((await duplicate).outcome, 'already_there')
        assert.deepEqual(await readAllBytes(store, key), bytes)
      }),
  },
  {
    name: 'seals only when size and hash match, once, and accepts nothing afterwards',
    run: (fixture) =>
      withKey(fixture, async (store) => {
        const bytes = makePattern(5_000)
        const sha256 = computeSha256Hex(bytes)
        await appendPart(store, key, { offset: 0, bytes: bytes.subarray(0, 1_234) })
        await appendPart(store, key, { offset: 1_234, bytes: bytes.subarray(1_234) })
        const short = await store.seal({ key, sizeBytes: 4_999, sha256 })
        assert.deepEqual(short, { outcome: 'size_mismatch', sizeBytes: 5_000 })
        const wrong = await store.seal({ key, sizeBytes: 5_000, sha256: computeSha256Hex(makePattern(5_000, 3)) })
        assert.deepEqual(wrong, { outcome: 'hash_mismatch', sizeBytes: 5_000 })
        const sealed = await store.seal({ key, sizeBytes: 5_000, sha256 })
        assert.deepEqual(sealed, { outcome: 'sealed', sizeBytes: 5_000, sha256 })
        assert.equal((await store.seal({ key, sizeBytes: 5_000, sha256 })).outcome, 'already_sealed')
        const late = await appendPart(store, key, { offset: 5_000, bytes })
        assert.deepEqual(late, { outcome: 'sealed', offsetBytes: 5_000 })
        const stat = await store.stat(key)
        assert.deepEqual([stat?.sealed, stat?.sizeBytes, stat?.sha256], [true, 5_000, sha256])
        assert.deepEqual(await readAllBytes(store, key), bytes)
      }),
  },
  {
    name: 'continues after a restart at the last offset, with a hash that covers the earlier bytes',
    run: async (fixture) => {
      const bytes = makePattern(600_000)
      const first = await openRecovered(fixture)
      assert.equal((await first.create(key)).outcome, 'created')
      await appendPart(first, key, { offset: 0, bytes: bytes.subarray(0, 300_001) })
      await first.close()
      const second = await openRecovered(fixture)
      assert.equal((await second.create(key)).outcome, 'already_there')
      assert.equal((await second.stat(key))?.sizeBytes, 300_001)
      await appendPart(second, key, { offset: 300_001, bytes: bytes.subarray(300_001) })
      const sealed = await second.seal({ key, sizeBytes: 600_000, sha256: computeSha256Hex(bytes) })
      assert.equal(sealed.outcome, 'sealed')
      await second.close()
      const third = await openRecovered(fixture)
      assert.equal(
        (await third.seal({ key, sizeBytes: 600_000, sha256: computeSha256Hex(bytes) })).outcome,
        'already_sealed',
      )
      assert.deepEqual(
        await readAllBytes(third, key, { start: 299_999, endInclusive: 300_004 }),
        bytes.slice(299_999, 300_005),
      )
      await third.close()
    },
  },
  {
    name: 'finds no key that was not created, lists those that were, and deletes them completely',
    run: async (fixture) => {
      const store = await openRecovered(fixture)
      const bytes = makePattern(10)
      assert.deepEqual(await appendPart(store, 'absent', { offset: 0, bytes }), {
        outcome: 'unknown_key',
        offsetBytes: 0,
      })
      assert.equal((await store.seal({ key: 'absent', sizeBytes: 0, sha256: '' })).outcome, 'unknown_key')
      assert.equal(await store.stat('absent'), null)
      assert.equal(await store.read('absent'), null)
      await store.create('b-2')
      await store.create('a-1')
      await appendPart(store, 'a-1', { offset: 0, bytes })
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
    name: 'rejects keys that could leave its directory, offsets that are not numbers, and calls after close',
    run: async (fixture) => {
      const store = await openRecovered(fixture)
      for (const bad of ['', '../up', 'A', 'a/b', 'a.json', 'x'.repeat(81)]) {
        await assert.rejects(store.create(bad), AppendStoreUsageError)
        await assert.rejects(appendPart(store, bad, { offset: 0, bytes: makePattern(1) }), AppendStoreUsageError)
      }
      await store.create(key)
      for (const offset of [-1, 0.5, Number.NaN]) {
        await assert.rejects(appendPart(store, key, { offset, bytes: makePattern(1) }), AppendStoreUsageError)
      }
      await store.close()
      await assert.rejects(store.stat(key), AppendStoreUsageError)
    },
  },
]
