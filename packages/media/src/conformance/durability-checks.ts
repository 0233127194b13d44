import assert from 'node:assert/strict'
import type { AppendStore } from '../ports/append-store'
import {
  appendPart,
  computeSha256Hex,
  makePattern,
  openRecovered,
  readAllBytes,
  type StoreCheck,
  type StoreFixture,
} from './append-store-checks'
import { diskError, type MemoryDisk } from './memory-disk'
import { createSeededRandom } from './seeded-random'

export interface DiskFixture extends StoreFixture {
  readonly disk: MemoryDisk
}

const key = 'segment-1'
const bytes = makePattern(2_000, 7)
const sha256 = computeSha256Hex(bytes)
const partBytes = 400

/** The most that the store ever acknowledged. */
type Acknowledged = { bytes: number; created: boolean; sealed: boolean }

function createAcknowledged(): Acknowledged {
  return { bytes: 0, created: false, sealed: false }
}

/** Does what a sender does: create, stat, append overlapping parts, seal. Throws when the store throws. */
async function sendRecording(store: AppendStore, acknowledged: Acknowledged): Promise<void> {
  const created = await store.create(key)
  if (created.outcome === 'no_space') throw diskError('ENOSPC')
  acknowledged.created = true
  const stat = await store.stat(key)
  let offset = stat?.sizeBytes ?? 0
  acknowledged.bytes = Math.max(acknowledged.bytes, offset)
  while (offset < bytes.byteLength) {
    const start = Math.max(0, offset - 50)
    const result = await appendPart(store, key, { offset: start, bytes: bytes.subarray(start, start + partBytes) })
    if (result.outcome === 'sealed') break
    if (result.outcome !== 'appended' && result.outcome !== 'already_there') throw diskError(result.outcome)
    assert(result.offsetBytes > offset, 'An acknowledged append made no progress')
    offset = result.offsetBytes
    acknowledged.bytes = Math.max(acknowledged.bytes, offset)
  }
  const { outcome } = await store.seal({ key, sizeBytes: bytes.byteLength, sha256 })
  if (outcome !== 'sealed' && outcome !== 'already_sealed') throw diskError(outcome)
  acknowledged.sealed = true
}

/** Returns true when the recording was sent completely. Swallows planted disk errors; rethrows a wrong outcome. */
async function trySendRecording(store: AppendStore, acknowledged: Acknowledged): Promise<boolean> {
  try {
    await sendRecording(store, acknowledged)
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

async function assertAcknowledgedKept(store: AppendStore, acknowledged: Acknowledged, when: string): Promise<void> {
  const stat = await store.stat(key)
  if (!stat) {
    assert.equal(acknowledged.created, false, `A created key is gone (${when})`)
    return
  }
  assert(
    stat.sizeBytes >= acknowledged.bytes,
    `${acknowledged.bytes - stat.sizeBytes} acknowledged bytes are lost (${when})`,
  )
  assert(stat.sealed || !acknowledged.sealed, `An acknowledged seal is lost (${when})`)
  assert.deepEqual(await readAllBytes(store, key), bytes.slice(0, stat.sizeBytes), `Stored bytes differ (${when})`)
}

/** Makes the disk fail from its n-th operation on. `happened` says whether the disk reached that operation. */
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

async function finishRecording(fixture: DiskFixture, acknowledged: Acknowledged, when: string): Promise<void> {
  const store = await openRecovered(fixture)
  await assertAcknowledgedKept(store, acknowledged, when)
  assert(await trySendRecording(store, acknowledged), `The sender did not get through afterwards (${when})`)
  await assertAcknowledgedKept(store, acknowledged, when)
  fixture.disk.cutPower()
  await assertAcknowledgedKept(await openRecovered(fixture), acknowledged, `${when}, then after another power cut`)
}

const lastOperation = 400

export const durabilityChecks: readonly StoreCheck<DiskFixture>[] = [
  {
    name: 'keeps every acknowledged byte, and no torn byte, when power is cut at any disk operation',
    run: async (fixture) => {
      for (const seed of [0, 1, 2, 3]) {
        for (let nth = 1; nth <= lastOperation; nth += 1) {
          const when = `power cut at operation ${nth}, seed ${seed}`
          const store = await openRecovered(fixture)
          const fault = failAt(fixture.disk, nth, Number.POSITIVE_INFINITY)
          const acknowledged = createAcknowledged()
          await trySendRecording(store, acknowledged)
          fixture.disk.cutPower(seed === 0 ? undefined : createSeededRandom(seed * 1_000 + nth))
          const after = await openRecovered(fixture)
          await assertAcknowledgedKept(after, acknowledged, when)
          await finishRecording(fixture, acknowledged, when)
          await (await openRecovered(fixture)).delete(key)
          if (!fault.happened) break
          assert(nth < lastOperation, 'The script never ended')
        }
      }
    },
  },
  {
    name: 'reports bytes written by a killed process as stored only once they would survive a power cut',
    run: async (fixture) => {
      for (let nth = 1; nth <= lastOperation; nth += 1) {
        const when = `process killed at operation ${nth}, power cut after the restart`
        const killed = await openRecovered(fixture)
        const fault = failAt(fixture.disk, nth, 'killed')
        const acknowledged = createAcknowledged()
        await trySendRecording(killed, acknowledged)
        fixture.disk.faults = {}
        const stat = await (await openRecovered(fixture)).stat(key)
        if (stat) Object.assign(acknowledged, { created: true, bytes: stat.sizeBytes, sealed: stat.sealed })
        fixture.disk.cutPower()
        await finishRecording(fixture, acknowledged, when)
        await (await openRecovered(fixture)).delete(key)
        if (!fault.happened) break
        assert(nth < lastOperation, 'The script never ended')
      }
    },
  },
  {
    name: 'acknowledges nothing that a power cut right after the reply could lose',
    run: async (fixture) => {
      const store = await openRecovered(fixture)
      await store.create(key)
      const acknowledged = { ...createAcknowledged(), created: true }
      acknowledged.bytes = (
        await appendPart(store, key, { offset: 0, bytes: bytes.subarray(0, partBytes) })
      ).offsetBytes
      fixture.disk.cutPower()
      await assertAcknowledgedKept(
        await openRecovered(fixture),
        acknowledged,
        'power cut right after an acknowledgement',
      )
    },
  },
  {
    name: 'survives one or two disk errors at any operation without a restart or a lost or torn byte',
    run: async (fixture) => {
      for (const failures of [1, 2]) {
        for (let nth = 1; nth <= lastOperation; nth += 1) {
          const when = `${failures} disk errors from operation ${nth} on`
          const store = await openRecovered(fixture)
          const fault = failAt(fixture.disk, nth, failures)
          const acknowledged = createAcknowledged()
          await trySendRecording(store, acknowledged)
          fixture.disk.faults = {}
          await assertAcknowledgedKept(store, acknowledged, when)
          assert(
            await trySendRecording(store, acknowledged),
            `The sender did not get through on the same instance (${when})`,
          )
          fixture.disk.cutPower()
          await finishRecording(fixture, acknowledged, when)
          await (await openRecovered(fixture)).delete(key)
          if (!fault.happened) break
          assert(nth < lastOperation, 'The script never ended')
        }
      }
    },
  },
  {
    name: 'returns no_space when the disk is full, acknowledges nothing, and continues when space is free again',
    run: async (fixture) => {
      for (let freeBytes = 0; freeBytes <= 2_600; freeBytes += 37) {
        const when = `disk full after ${freeBytes} bytes`
        const store = await openRecovered(fixture)
        fixture.disk.faults.freeBytes = freeBytes
        const acknowledged = createAcknowledged()
        const isComplete = await trySendRecording(store, acknowledged)
        await assertAcknowledgedKept(store, acknowledged, when)
        if (!isComplete) assert.equal(acknowledged.sealed, false)
        if (freeBytes < bytes.byteLength) assert.equal(isComplete, false, `More was acknowledged than fits (${when})`)
        fixture.disk.faults = {}
        await finishRecording(fixture, acknowledged, when)
        await (await openRecovered(fixture)).delete(key)
      }
    },
  },
  {
    name: 'stores every byte when the disk accepts only a few bytes at a time',
    run: async (fixture) => {
      const store = await openRecovered(fixture)
      fixture.disk.faults.maxWriteBytes = 7
      const acknowledged = createAcknowledged()
      assert(await trySendRecording(store, acknowledged))
      await assertAcknowledgedKept(store, acknowledged, 'short writes')
      fixture.disk.cutPower()
      await assertAcknowledgedKept(await openRecovered(fixture), acknowledged, 'short writes, then a power cut')
    },
  },
]
