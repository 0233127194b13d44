import assert from 'node:assert/strict'
import { type AppendStore, DamagedBytesError } from '../ports/append-store'
import {
  appendPart,
  computeSha256Hex,
  makePattern,
  openRecovered,
  readAllBytes,
  type StoreCheck,
} from './append-store-checks'
import type { DiskFixture } from './durability-checks'

const directory = '/d'
const endings = ['bin', 'idx', 'json'] as const
/** Two parts of equal length, so that they can be exchanged without any other trace, and a shorter one. */
const ends = [40, 80, 105]
const key = 'segment-1'
const otherKey = 'segment-2'

type Bytes = Uint8Array<ArrayBuffer>

async function storeRecording(
  store: AppendStore,
  recording: { key: string; bytes: Uint8Array; isSealed: boolean },
): Promise<void> {
  const { bytes, isSealed } = recording
  await store.create(recording.key)
  let offset = 0
  for (const end of ends) {
    await appendPart(store, recording.key, { offset, bytes: bytes.subarray(offset, end) })
    offset = end
  }
  if (!isSealed) return
  const seal = { key: recording.key, sizeBytes: bytes.byteLength, sha256: computeSha256Hex(bytes) }
  assert.equal((await store.seal(seal)).outcome, 'sealed')
}

const bytes = makePattern(105, 3)
const otherBytes = makePattern(105, 4)

async function storeBoth(fixture: DiskFixture, isSealed: boolean): Promise<void> {
  const store = await openRecovered(fixture)
  await storeRecording(store, { key, bytes, isSealed })
  await storeRecording(store, { key: otherKey, bytes: otherBytes, isSealed })
  await store.close()
}

const getPath = (ending: string, ofKey = key): string => `${directory}/${ofKey}.${ending}`

/** Runs with changed files and puts them back. */
async function withChange(
  fixture: DiskFixture,
  changes: ReadonlyMap<string, (before: Bytes) => Bytes>,
  run: (store: AppendStore) => Promise<void>,
): Promise<void> {
  const { disk } = fixture
  const paths = [key, otherKey].flatMap((ofKey) => endings.map((ending) => getPath(ending, ofKey)))
  const saved = new Map(paths.map((path) => [path, disk.peek(path)]))
  for (const [path, change] of changes) disk.tamper(path, change)
  const store = await openRecovered(fixture)
  await run(store)
  await store.close()
  for (const [path, before] of saved) disk.tamper(path, () => new Uint8Array(before))
}

/** Reading must fail, and a range must fail or be right: it may avoid the damage. */
async function assertRefused(store: AppendStore, when: string): Promise<void> {
  await assert.rejects(readAllBytes(store, key), `A changed recording was returned (${when})`)
  const found = await readAllBytes(store, key, { start: 45, endInclusive: 90 }).catch(() => null)
  if (found) assert.deepEqual(found, bytes.slice(45, 91), `Wrong bytes were returned (${when})`)
}

/** An unsealed recording may shrink to a prefix, because the sender still has its bytes, but its bytes must be right. */
async function assertPrefixOrRefused(store: AppendStore, when: string): Promise<void> {
  const found = await readAllBytes(store, key).catch(() => null)
  if (found) assert.deepEqual(found, bytes.slice(0, found.byteLength), `Wrong bytes were returned (${when})`)
}

const flipAt = (at: number) => (before: Bytes) => before.fill((before[at] ?? 0) ^ (1 << (at % 8)), at, at + 1)

async function changeEachByte(
  fixture: DiskFixture,
  change: (at: number) => (before: Bytes) => Bytes,
  verify: (store: AppendStore, when: string) => Promise<void>,
): Promise<void> {
  for (const ending of endings) {
    const path = getPath(ending)
    for (let at = 0; at < fixture.disk.peek(path).byteLength; at += 1) {
      await withChange(fixture, new Map([[path, change(at)]]), (store) => verify(store, `${path}, byte ${at}`))
    }
  }
}

const exchangeRanges = (first: number, second: number, lengthBytes: number) => (before: Bytes) => {
  const changed = before.slice()
  changed.set(before.subarray(second, second + lengthBytes), first)
  changed.set(before.subarray(first, first + lengthBytes), second)
  return changed
}

/** Checks of a store that authenticates what it reads, on files that someone else changed. */
export const tamperingChecks: readonly StoreCheck<DiskFixture>[] = [
  {
    name: 'refuses a sealed recording in which a bit of any byte of any file was flipped',
    run: async (fixture) => {
      await storeBoth(fixture, true)
      await changeEachByte(fixture, flipAt, assertRefused)
    },
  },
  {
    name: 'refuses a sealed recording of which any file was cut at any byte',
    run: async (fixture) => {
      await storeBoth(fixture, true)
      await changeEachByte(fixture, (at) => (before) => before.slice(0, at), assertRefused)
    },
  },
  {
    name: 'returns no wrong byte of an unsealed recording that was flipped or cut at any byte',
    run: async (fixture) => {
      await storeBoth(fixture, false)
      await changeEachByte(fixture, flipAt, assertPrefixOrRefused)
      await changeEachByte(fixture, (at) => (before) => before.slice(0, at), assertPrefixOrRefused)
    },
  },
  {
    name: 'refuses a sealed recording whose parts were exchanged, with or without their index records',
    run: async (fixture) => {
      await storeBoth(fixture, true)
      const recordBytes = fixture.disk.peek(getPath('idx')).byteLength / ends.length
      const body = [getPath('bin'), exchangeRanges(0, 40, 40)] as const
      const index = [getPath('idx'), exchangeRanges(0, recordBytes, recordBytes)] as const
      for (const changes of [[body], [index], [body, index]]) {
        await withChange(fixture, new Map(changes), (store) => assertRefused(store, 'exchanged parts'))
      }
    },
  },
  {
    name: 'refuses a recording with files of another recording, in every combination',
    run: async (fixture) => {
      await storeBoth(fixture, true)
      for (const names of [['bin'], ['idx'], ['json'], ['bin', 'idx'], ['idx', 'json'], ['bin', 'idx', 'json']]) {
        const copyOther = (ending: string) => () => new Uint8Array(fixture.disk.peek(getPath(ending, otherKey)))
        const changes = new Map(names.map((ending) => [getPath(ending), copyOther(ending)]))
        await withChange(fixture, changes, (store) => assertRefused(store, `foreign ${names.join(', ')}`))
      }
    },
  },
  {
    name: 'reports damage as DamagedBytesError before the first byte of the damaged part',
    run: async (fixture) => {
      await storeBoth(fixture, true)
      await withChange(fixture, new Map([[getPath('bin'), flipAt(39)]]), async (store) => {
        await assert.rejects(store.read(key, { start: 0, endInclusive: 0 }), DamagedBytesError)
        assert.deepEqual(await readAllBytes(store, key, { start: 40, endInclusive: 41 }), bytes.slice(40, 42))
      })
    },
  },
]
