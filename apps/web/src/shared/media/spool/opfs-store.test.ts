import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOpfsStore } from './opfs-store'
import type { Sidecar } from './segment-name'
import type { SegmentStore } from './segment-store'
import { sidecar as anySidecar } from './testing/device-and-server'
import { createMemoryFileSystem, DirectoryHandle, FileHandle, type FullDisk } from './testing/memory-file-system'

const answerId = '00000000-0000-4000-8000-0000000000a1'
const sidecar: Sidecar = { ...anySidecar, answerId, mime: 'video/mp4', startOffsetMs: 4200, startedAtMs: 5000 }
const name = `${answerId}-1-0`
const bytes = (count: number) => new Uint8Array(randomBytes(count))
const hex = (data: Uint8Array) => Buffer.from(data).toString('hex')

let fileSystem: ReturnType<typeof createMemoryFileSystem>
const useDisk = (freeBytes?: number, fullDisk?: FullDisk) => {
  fileSystem = createMemoryFileSystem(freeBytes, fullDisk)
  vi.stubGlobal('navigator', { storage: fileSystem.storage })
}
const findFile = async (file: string): Promise<FileHandle | undefined> => {
  const folder = (await fileSystem.root.getDirectoryHandle('rec')).entriesByName.get('s')
  const found = folder instanceof DirectoryHandle ? folder.entriesByName.get(file) : undefined
  return found instanceof FileHandle ? found : undefined
}
/** A page that was killed releases its files, and the next page opens the store again. */
const reload = async (): Promise<SegmentStore> => {
  const file = await findFile(`${name}.bin`)
  if (file) file.openHandle = null
  return openOpfsStore()
}
const fillDisk = () => {
  fileSystem.disk.freeBytes = 0
}

beforeEach(() => {
  vi.stubGlobal('FileSystemDirectoryHandle', DirectoryHandle)
  useDisk()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that was killed in the middle of an answer leaves every appended byte and its label to the next page', async () => {
  const file = await (await openOpfsStore()).open(sidecar)
  const [first, second] = [bytes(300), bytes(200)]
  await file.append(first)
  await file.append(second)
  const later = await reload()
  expect(await later.list()).toEqual([{ sidecar, savedBytes: 500 }])
  const found = await later.open(sidecar)
  expect(hex(await found.read(0, 500))).toBe(hex(first) + hex(second))
  await found.append(bytes(10))
  expect(found.savedBytes()).toBe(510)
})

test('a read beyond the saved bytes returns only the saved ones', async () => {
  const file = await (await openOpfsStore()).open(sidecar)
  const all = bytes(100)
  await file.append(all)
  expect(hex(await file.read(40, 200))).toBe(hex(all.subarray(40)))
})

test.each<FullDisk>(['returnsWrongCount', 'throws'])(
  'a full disk refuses an append and keeps none of its bytes (a browser that %s)',
  async (fullDisk) => {
    useDisk(1000, fullDisk)
    const file = await (await openOpfsStore()).open(sidecar)
    const all = bytes(400)
    expect(await file.append(all)).toBe(true)
    expect(await file.append(bytes(700))).toBe(false)
    expect(file.savedBytes()).toBe(400)
    const later = await reload()
    expect((await later.list())[0]?.savedBytes).toBe(400)
    expect(hex(await (await later.open(sidecar)).read(0, 400))).toBe(hex(all))
  },
)

test('an append continues behind the saved bytes once the disk has space again', async () => {
  useDisk(1000)
  const file = await (await openOpfsStore()).open(sidecar)
  const [first, second] = [bytes(400), bytes(700)]
  await file.append(first)
  await file.append(second)
  fileSystem.disk.freeBytes = 1000
  expect(await file.append(second)).toBe(true)
  expect(hex(await file.read(0, 1100))).toBe(hex(first) + hex(second))
})

test.each<FullDisk>(['returnsWrongCount', 'throws'])(
  'a label that no longer fits on a full disk leaves the earlier label readable (a browser that %s)',
  async (fullDisk) => {
    useDisk(undefined, fullDisk)
    const store = await openOpfsStore()
    await (await store.open(sidecar)).append(bytes(400))
    fillDisk()
    await store.relabel({ ...sidecar, releasedBytes: 7_000_000 })
    expect((await (await reload()).list())[0]?.sidecar).toEqual(sidecar)
  },
)

test('a shorter label leaves nothing of the longer one behind', async () => {
  const store = await openOpfsStore()
  await (await store.open({ ...sidecar, isSpare: false })).append(bytes(10))
  await store.relabel({ ...sidecar, isSpare: true })
  expect((await (await reload()).list())[0]?.sidecar.isSpare).toBe(true)
})

test.each<FullDisk>(['returnsWrongCount', 'throws'])(
  'a final segment gives its bytes back and keeps its label, on a full disk too (a browser that %s)',
  async (fullDisk) => {
    useDisk(undefined, fullDisk)
    const store = await openOpfsStore()
    const file = await store.open(sidecar)
    await file.append(bytes(400))
    file.close()
    fillDisk()
    const sealed = { ...sidecar, isSealed: true, sizeBytes: 9_000_000 }
    await store.free(sealed)
    expect(await findFile(`${name}.bin`)).toBeUndefined()
    expect(await store.list()).toEqual([{ sidecar: sealed, savedBytes: 0 }])
  },
)

test('a segment whose label does not fit is not opened, and its file stays free for the next attempt', async () => {
  useDisk(20)
  const store = await openOpfsStore()
  await expect(store.open(sidecar)).rejects.toThrow()
  fileSystem.disk.freeBytes = 10_000
  expect(await (await store.open(sidecar)).append(bytes(50))).toBe(true)
})

test('a recording without a readable label is still found, with its format taken from its first bytes', async () => {
  const file = await (await openOpfsStore()).open({ ...sidecar, mime: 'video/webm' })
  await file.append(new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]))
  const label = await findFile(`${name}.json`)
  if (label) label.bytes = new Uint8Array(Buffer.from('{"mime":"vid'))
  const [found] = await (await reload()).list()
  expect(found).toMatchObject({ savedBytes: 7, sidecar: { answerId, take: 1, segmentIndex: 0, mime: 'video/webm' } })
})

test('a file that a closing page still has open is opened as soon as that page releases it', async () => {
  vi.useFakeTimers()
  const store = await openOpfsStore()
  await (await store.open(sidecar)).append(bytes(20))
  const opening = store.open(sidecar)
  await vi.advanceTimersByTimeAsync(1000)
  const file = await findFile(`${name}.bin`)
  if (file) file.openHandle = null
  await vi.advanceTimersByTimeAsync(1000)
  expect((await opening).savedBytes()).toBe(20)
})

test('a file that another page never releases is refused in the end, so that the page can wait for it elsewhere', async () => {
  vi.useFakeTimers()
  const store = await openOpfsStore()
  await store.open(sidecar)
  const refused = expect(store.open(sidecar)).rejects.toMatchObject({ name: 'NoModificationAllowedError' })
  await vi.advanceTimersByTimeAsync(10_000)
  await refused
})

test('removing one segment leaves the others of its session, and the last one takes the folder with it', async () => {
  const store = await openOpfsStore()
  const other = { ...sidecar, segmentIndex: 1 }
  for (const label of [sidecar, other]) {
    const file = await store.open(label)
    await file.append(bytes(30))
    file.close()
  }
  await store.remove(sidecar)
  expect(await store.list()).toEqual([{ sidecar: other, savedBytes: 30 }])
  await store.remove(other)
  expect((await fileSystem.root.getDirectoryHandle('rec')).entriesByName.size).toBe(0)
})

test('a folder that another tab removes during the scan does not hide the recordings of the other sessions', async () => {
  const store = await openOpfsStore()
  await (await store.open(sidecar)).append(bytes(30))
  const emptied = await (await fileSystem.root.getDirectoryHandle('rec')).getDirectoryHandle('gone', { create: true })
  emptied.failure = new DOMException('the folder is gone', 'NotFoundError')
  expect(await store.list()).toEqual([{ sidecar, savedBytes: 30 }])
})
