import { expect, it } from 'vitest'
import {
  appendPart,
  computeSha256Hex,
  makePattern,
  openRecovered,
  readAllBytes,
} from '../conformance/append-store-checks'
import { MemoryDisk } from '../conformance/memory-disk'
import { createFileAppendStore } from './file-append-store'
import { indexRecordBytes } from './index-record'

const bytes = makePattern(4)
const disk = new MemoryDisk()
const fixture = {
  open: () => createFileAppendStore({ directory: '/d', nowMs: () => 0, files: disk, maxRecords: 3 }),
  cleanUp: async () => undefined,
}

const appendByte = async (store: ReturnType<typeof fixture.open>, offset: number) =>
  appendPart(store, 's', { offset, bytes: bytes.subarray(offset, offset + 1) })

it('refuses appends of single bytes once the index is full, also after a restart, and still seals', async () => {
  const store = await openRecovered(fixture)
  await store.create('s')
  const appended = await Promise.all([0, 1, 2, 3].map((offset) => appendByte(store, offset)))
  expect(appended.map(({ outcome }) => outcome)).toEqual(['appended', 'appended', 'appended', 'index_full'])
  const restarted = await openRecovered(fixture)
  expect(await appendByte(restarted, 3)).toEqual({ outcome: 'index_full', offsetBytes: 3 })
  expect(await appendByte(restarted, 2)).toEqual({ outcome: 'already_there', offsetBytes: 3 })
  expect(disk.peek('/d/s.idx')).toHaveLength(3 * indexRecordBytes[1])
  const stored = bytes.slice(0, 3)
  expect(await readAllBytes(restarted, 's')).toEqual(stored)
  const sealed = await restarted.seal({ key: 's', sizeBytes: 3, sha256: computeSha256Hex(stored) })
  expect(sealed.outcome).toBe('sealed')
})
