import assert from 'node:assert/strict'
import type { AppendStore } from '../ports/append-store'
import { openReady, pattern, put, readAll, type StoreBench, type StoreCheck, sha256Hex } from './append-store-checks'
import { diskError, type MemoryDisk } from './memory-disk'

export interface DiskBench extends StoreBench {
  readonly disk: MemoryDisk
}

const key = 'segment-1'
const bytes = pattern(2_000, 7)
const sha256 = sha256Hex(bytes)
const partBytes = 400

/** Remembers the most that was ever promised. */
type Promised = { bytes: number; created: boolean; sealed: boolean }

function nothingPromised(): Promised {
  return { bytes: 0, created: false, sealed: false }
}

/** What a sender does: create, ask where to go on, append overlapping parts, seal. Throws when the store does. */
async function send(store: AppendStore, promised: Promised): Promise<void> {
  const created = await store.create(key)
  if (created.outcome === 'no_space') throw diskError('ENOSPC')
  promised.created = true
  const stat = await store.stat(key)
  let offset = stat?.sizeBytes ?? 0
  promised.bytes = Math.max(promised.bytes, offset)
  while (offset < bytes.byteLength) {
    const start = Math.max(0, offset - 50)
    const result = await put(store, key, { offset: start, bytes: bytes.subarray(start, start + partBytes) })
    if (result.outcome === 'sealed') break
    if (result.outcome !== 'appended' && result.outcome !== 'already_there') throw diskError(result.outcome)
    assert(result.offsetBytes > offset, 'An acknowledged append made no progress')
    offset = result.offsetBytes
    promised.bytes = Math.max(promised.bytes, offset)
  }
  const { outcome } = await store.seal({ key, sizeBytes: bytes.byteLength, sha256 })
  if (outcome !== 'sealed' && outcome !== 'already_sealed') throw diskError(outcome)
  promised.sealed = true
}

/** True when the sender got through. Errors are the disk's, as planned; a wrong outcome of the store is thrown on. */
async function trySend(store: AppendStore, promised: Promised): Promise<boolean> {
  try {
    await send(store, promised)
    return true
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      ['EIO', 'ENOSPC', 'KILLED', 'no_space'].includes(String(error.code))
    )
      return false
    throw error
  }
}

async function assertKept(store: AppendStore, promised: Promised, when: string): Promise<void> {
  const stat = await store.stat(key)
  if (!stat) {
    assert.equal(promised.created, false, `A created key is gone (${when})`)
    return
  }
  assert(stat.sizeBytes >= promised.bytes, `${promised.bytes - stat.sizeBytes} acknowledged bytes are lost (${when})`)
  assert(stat.sealed || !promised.sealed, `An acknowledged seal is lost (${when})`)
  assert.deepEqual(await readAll(store, key), bytes.slice(0, stat.sizeBytes), `Stored bytes differ (${when})`)
}

function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Makes the disk fail at its n-th operation and the next ones, and says whether it came to that. */
function failAt(disk: MemoryDisk, nth: number, failures: number | 'killed'): { readonly happened: boolean } {
  let count = 0
  disk.faults.beforeOperation = () => {
    count += 1
    if (failures === 'killed' && count >= nth) throw diskError('KILLED')
    if (failures !== 'killed' && count >= nth && count < nth + failures) throw diskError('EIO')
  }
  return {
    get happened() {
      return count >= nth
    },
  }
}

async function finish(bench: DiskBench, promised: Promised, when: string): Promise<void> {
  const store = await openReady(bench)
  await assertKept(store, promised, when)
  assert(await trySend(store, promised), `The sender did not get through afterwards (${when})`)
  await assertKept(store, promised, when)
  bench.disk.cutPower()
  await assertKept(await openReady(bench), promised, `${when}, then after another power cut`)
}

const lastOperation = 400

export const durabilityChecks: readonly StoreCheck<DiskBench>[] = [
  {
    name: 'keeps every acknowledged byte, and no torn one, when the power is cut at any disk operation',
    run: async (bench) => {
      for (const seed of [0, 1, 2, 3]) {
        for (let nth = 1; nth <= lastOperation; nth += 1) {
          const when = `power cut at operation ${nth}, seed ${seed}`
          const store = await openReady(bench)
          const fault = failAt(bench.disk, nth, Number.POSITIVE_INFINITY)
          const promised = nothingPromised()
          await trySend(store, promised)
          bench.disk.cutPower(seed === 0 ? undefined : random(seed * 1_000 + nth))
          const after = await openReady(bench)
          await assertKept(after, promised, when)
          await finish(bench, promised, when)
          await (await openReady(bench)).delete(key)
          if (!fault.happened) break
          assert(nth < lastOperation, 'The script never ended')
        }
      }
    },
  },
  {
    name: 'counts what a killed process had only written as stored no sooner than it would survive a power cut',
    run: async (bench) => {
      for (let nth = 1; nth <= lastOperation; nth += 1) {
        const when = `process killed at operation ${nth}, power cut after the restart`
        const killed = await openReady(bench)
        const fault = failAt(bench.disk, nth, 'killed')
        const promised = nothingPromised()
        await trySend(killed, promised)
        bench.disk.faults = {}
        const stat = await (await openReady(bench)).stat(key)
        if (stat) Object.assign(promised, { created: true, bytes: stat.sizeBytes, sealed: stat.sealed })
        bench.disk.cutPower()
        await finish(bench, promised, when)
        await (await openReady(bench)).delete(key)
        if (!fault.happened) break
        assert(nth < lastOperation, 'The script never ended')
      }
    },
  },
  {
    name: 'acknowledges nothing that a power cut right after the answer could take away',
    run: async (bench) => {
      const store = await openReady(bench)
      await store.create(key)
      const promised = { ...nothingPromised(), created: true }
      promised.bytes = (await put(store, key, { offset: 0, bytes: bytes.subarray(0, partBytes) })).offsetBytes
      bench.disk.cutPower()
      await assertKept(await openReady(bench), promised, 'power cut right after an acknowledgement')
    },
  },
  {
    name: 'survives one disk error, or two in a row, at any operation without a restart or a lost or torn byte',
    run: async (bench) => {
      for (const failures of [1, 2]) {
        for (let nth = 1; nth <= lastOperation; nth += 1) {
          const when = `${failures} disk errors from operation ${nth} on`
          const store = await openReady(bench)
          const fault = failAt(bench.disk, nth, failures)
          const promised = nothingPromised()
          await trySend(store, promised)
          bench.disk.faults = {}
          await assertKept(store, promised, when)
          assert(await trySend(store, promised), `The sender did not get through on the same instance (${when})`)
          bench.disk.cutPower()
          await finish(bench, promised, when)
          await (await openReady(bench)).delete(key)
          if (!fault.happened) break
          assert(nth < lastOperation, 'The script never ended')
        }
      }
    },
  },
  {
    name: 'answers no_space when the disk is full, acknowledges nothing of it, and goes on when there is room again',
    run: async (bench) => {
      for (let freeBytes = 0; freeBytes <= 2_600; freeBytes += 37) {
        const when = `disk full after ${freeBytes} bytes`
        const store = await openReady(bench)
        bench.disk.faults.freeBytes = freeBytes
        const promised = nothingPromised()
        const gotThrough = await trySend(store, promised)
        await assertKept(store, promised, when)
        if (!gotThrough) assert.equal(promised.sealed, false)
        if (freeBytes < bytes.byteLength) assert.equal(gotThrough, false, `More was acknowledged than fits (${when})`)
        bench.disk.faults = {}
        await finish(bench, promised, when)
        await (await openReady(bench)).delete(key)
      }
    },
  },
  {
    name: 'stores all of it when the disk takes only a few bytes at a time',
    run: async (bench) => {
      const store = await openReady(bench)
      bench.disk.faults.maxWriteBytes = 7
      const promised = nothingPromised()
      assert(await trySend(store, promised))
      await assertKept(store, promised, 'short writes')
      bench.disk.cutPower()
      await assertKept(await openReady(bench), promised, 'short writes, then a power cut')
    },
  },
]
