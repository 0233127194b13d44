import { parseSegmentFile, readSidecar, type SegmentId, type Sidecar, segmentName } from './segment-name'
import type { FoundSegment, SegmentFile, SegmentStore } from './segment-store'

const ROOT = 'rec'
const HEAD_BYTES = 4

/** Over quota, Chromium's write returns 4294967288 instead of throwing. So both the count and the file size are checked. */
function appendExactly(handle: FileSystemSyncAccessHandle, bytes: Uint8Array, at: number): boolean {
  try {
    const written = handle.write(bytes, { at })
    handle.flush()
    if (written === bytes.byteLength && handle.getSize() === at + bytes.byteLength) return true
  } catch {
    // Firefox and Safari throw instead. In both cases, partly written bytes are cut off below.
  }
  truncate(handle, at)
  return false
}

function truncate(handle: FileSystemSyncAccessHandle, sizeBytes: number): void {
  try {
    handle.truncate(sizeBytes)
    handle.flush()
  } catch {
    // A full disk may refuse even this. The size is tracked separately.
  }
}

/** A page that just closed or lost its lock may keep its file open for a moment. */
const HANDLE_TRIES = 20
const HANDLE_PAUSE_MS = 100

async function openHandle(file: FileSystemFileHandle): Promise<FileSystemSyncAccessHandle> {
  for (let left = HANDLE_TRIES; ; left -= 1) {
    try {
      return await file.createSyncAccessHandle()
    } catch (error) {
      if (left <= 1) throw error
      await new Promise((resolve) => setTimeout(resolve, HANDLE_PAUSE_MS))
    }
  }
}

function openFile(handle: FileSystemSyncAccessHandle): SegmentFile {
  let savedBytes = handle.getSize()
  return {
    savedBytes: () => savedBytes,
    append: (bytes) => {
      const isSaved = appendExactly(handle, bytes, savedBytes)
      if (isSaved) savedBytes += bytes.byteLength
      return Promise.resolve(isSaved)
    },
    read: (fromBytes, toBytes) => {
      const bytes = new Uint8Array(toBytes - fromBytes)
      const count = handle.read(bytes, { at: fromBytes })
      return Promise.resolve(count === bytes.byteLength ? bytes : bytes.slice(0, count))
    },
    close: () => handle.close(),
  }
}

/** Truncates the rest of a longer content only after the new content is written. */
function overwrite(handle: FileSystemSyncAccessHandle, bytes: Uint8Array): boolean {
  try {
    if (handle.write(bytes, { at: 0 }) !== bytes.byteLength) return false
    handle.truncate(bytes.byteLength)
    handle.flush()
    return true
  } catch {
    return false
  }
}

function readAll(handle: FileSystemSyncAccessHandle): Uint8Array {
  const bytes = new Uint8Array(handle.getSize())
  return bytes.subarray(0, handle.read(bytes, { at: 0 }))
}

/** False if the disk is full. The earlier label then stays, because without it a recording loses its place in the answer. */
async function writeSidecar(folder: FileSystemDirectoryHandle, sidecar: Sidecar): Promise<boolean> {
  const file = await folder.getFileHandle(`${segmentName(sidecar)}.json`, { create: true })
  const handle = await openHandle(file)
  try {
    const earlier = readAll(handle)
    const isWritten = overwrite(handle, new TextEncoder().encode(JSON.stringify(sidecar)))
    if (!isWritten) overwrite(handle, earlier)
    return isWritten
  } finally {
    handle.close()
  }
}

async function readText(folder: FileSystemDirectoryHandle, name: string): Promise<string | null> {
  try {
    return await (await (await folder.getFileHandle(name)).getFile()).text()
  } catch {
    return null
  }
}

async function readHead(folder: FileSystemDirectoryHandle, name: string): Promise<{ head: Uint8Array; size: number }> {
  try {
    const file = await (await folder.getFileHandle(name)).getFile()
    return { head: new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()), size: file.size }
  } catch {
    return { head: new Uint8Array(), size: 0 }
  }
}

async function listFolder(folder: FileSystemDirectoryHandle, sessionId: string): Promise<FoundSegment[]> {
  const ids = new Map<string, SegmentId>()
  for await (const name of folder.keys()) {
    const parsed = parseSegmentFile(sessionId, name)
    if (parsed) ids.set(segmentName(parsed), parsed)
  }
  return Promise.all(
    [...ids.values()].map(async (id) => {
      const json = await readText(folder, `${segmentName(id)}.json`)
      const { head, size } = await readHead(folder, `${segmentName(id)}.bin`)
      return { sidecar: readSidecar(id, json, head), savedBytes: size }
    }),
  )
}

/** Another tab may remove an empty folder during the scan, which then has no segments. */
const listIfPresent = async (folder: FileSystemDirectoryHandle, sessionId: string): Promise<FoundSegment[]> =>
  listFolder(folder, sessionId).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotFoundError') return []
    throw error
  })

const removeEntry = async (folder: FileSystemDirectoryHandle, name: string): Promise<void> => {
  // A missing file counts as removed.
  await folder.removeEntry(name).catch(() => {})
}

/** Files of the origin's private file system, written in a worker: `rec/<session>/<answer>-<take>-<segment>.bin` and `.json`. */
export async function openOpfsStore(): Promise<SegmentStore> {
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(ROOT, { create: true })
  const openFolder = (id: SegmentId) => root.getDirectoryHandle(id.sessionId, { create: true })
  return {
    kind: 'opfs',
    list: async () => {
      const found: FoundSegment[] = []
      for await (const [name, handle] of root.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) found.push(...(await listIfPresent(handle, name)))
      }
      return found
    },
    open: async (sidecar) => {
      const folder = await openFolder(sidecar)
      const file = await folder.getFileHandle(`${segmentName(sidecar)}.bin`, { create: true })
      const handle = await openHandle(file)
      try {
        // The label is written first, because bytes without a label can't be placed in an answer.
        const isLabeled = handle.getSize() > 0 || (await writeSidecar(folder, sidecar))
        if (!isLabeled) throw new Error('the disk is full')
      } catch (error) {
        // An open handle would block this file for everyone, including the next visit.
        handle.close()
        throw error
      }
      return openFile(handle)
    },
    relabel: async (sidecar) => {
      // A full disk may refuse it. Then only this page knows what the label should say.
      await writeSidecar(await openFolder(sidecar), sidecar).catch(() => false)
    },
    free: async (sidecar) => {
      const folder = await openFolder(sidecar)
      const isLabeled = await writeSidecar(folder, sidecar)
      await removeEntry(folder, `${segmentName(sidecar)}.bin`)
      // On a full disk the new label only fits once the bytes are gone.
      if (!isLabeled) await writeSidecar(folder, sidecar)
    },
    remove: async (id) => {
      const folder = await openFolder(id)
      await removeEntry(folder, `${segmentName(id)}.bin`)
      await removeEntry(folder, `${segmentName(id)}.json`)
      // Fails while the folder contains other segments, as intended.
      await root.removeEntry(id.sessionId).catch(() => {})
    },
  }
}
