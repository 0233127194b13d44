import { expect, it } from 'vitest'
import { appendPart, makePattern } from '../conformance/append-store-checks'
import { MemoryDisk } from '../conformance/memory-disk'
import { createFileAppendStore } from './file-append-store'
import type { StoreFiles } from './store-files'

/** A store whose next write to the index waits until `release` is called, once `isSlow` is set. */
async function createSlowIndexStore() {
  const disk = new MemoryDisk()
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const state: { isSlow: boolean } = { isSlow: false }
  const files: StoreFiles = {
    rename: disk.rename.bind(disk),
    remove: disk.remove.bind(disk),
    list: disk.list.bind(disk),
    makeDirectory: disk.makeDirectory.bind(disk),
    syncDirectory: disk.syncDirectory.bind(disk),
    open: async (path, mode) => {
      const file = await disk.open(path, mode)
      if (path !== '/d/s.idx') return file
      const write: typeof file.write = async (bytes, positionBytes) => {
        if (state.isSlow) await released
        return file.write(bytes, positionBytes)
      }
      return { ...file, write }
    },
  }
  const store = createFileAppendStore({ directory: '/d', nowMs: () => 0, files })
  await store.create('s')
  await appendPart(store, 's', { offset: 0, bytes: makePattern(10) })
  state.isSlow = true
  disk.log.length = 0
  return { store, disk, release }
}

async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

it('writes the bytes while the index record is being written, and syncs nothing before both are', async () => {
  const { store, disk, release } = await createSlowIndexStore()
  const appended = appendPart(store, 's', { offset: 10, bytes: makePattern(5) })
  await flushPromises()
  expect(disk.log).toEqual(['write /d/s.bin'])
  release()
  expect(await appended).toEqual({ outcome: 'appended', offsetBytes: 15 })
  expect(disk.log.slice(1)).toEqual(['write /d/s.idx', 'datasync /d/s.bin', 'datasync /d/s.idx'])
})

it('rolls a failed write of bytes back only after the write to the index has ended', async () => {
  const { store, disk, release } = await createSlowIndexStore()
  disk.faults = { freeBytes: 0 }
  const appended = appendPart(store, 's', { offset: 10, bytes: makePattern(5) })
  await flushPromises()
  expect(disk.log).toEqual(['write /d/s.bin'])
  disk.faults = {}
  release()
  expect(await appended).toEqual({ outcome: 'no_space', offsetBytes: 10 })
  expect(disk.peek('/d/s.bin')).toHaveLength(10)
  expect(disk.peek('/d/s.idx')).toHaveLength(32)
})
