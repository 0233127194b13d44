import { parseSegmentFile, readSidecar, type Sidecar, segmentKey } from './segment-name'
import type { SegmentFile, SegmentStore } from './segment-store'

const NAME = 'candor-recordings'
const LABELS = 'labels'
const CHUNKS = 'chunks'

function awaitRequest<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'))
  })
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(LABELS)
    request.result.createObjectStore(CHUNKS)
  }
  return awaitRequest(request)
}

/** Resolves when the transaction is on disk. False: it failed, as on a full disk. */
function commit(database: IDBDatabase, write: (transaction: IDBTransaction) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const transaction = database.transaction([LABELS, CHUNKS], 'readwrite', { durability: 'strict' })
    transaction.oncomplete = () => resolve(true)
    transaction.onabort = () => resolve(false)
    transaction.onerror = () => resolve(false)
    write(transaction)
  })
}

export interface Chunk {
  fromBytes: number
  toBytes: number
}

const getKeyRange = (key: string): IDBKeyRange =>
  IDBKeyRange.bound([key], [key, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER])

const isNumbers = (key: unknown): key is [string, number, number] =>
  Array.isArray(key) && typeof key[1] === 'number' && typeof key[2] === 'number'

/** A chunk's key contains its position, so that the size is known without reading chunks. */
async function listChunks(database: IDBDatabase, key: string): Promise<Chunk[]> {
  const keys = await awaitRequest(database.transaction(CHUNKS).objectStore(CHUNKS).getAllKeys(getKeyRange(key)))
  return keys.filter(isNumbers).map(([, fromBytes, toBytes]) => ({ fromBytes, toBytes }))
}

/** Reads a range of bytes. Ends before a missing or torn chunk, so that no bytes are invented. */
export async function readChunks(
  chunks: readonly Chunk[],
  readChunk: (chunk: Chunk) => Promise<Uint8Array>,
  { fromBytes, toBytes }: Chunk,
): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Uint8Array(toBytes - fromBytes)
  let at = fromBytes
  for (const chunk of chunks.filter((candidate) => candidate.toBytes > fromBytes && candidate.fromBytes < toBytes)) {
    const bytes = await readChunk(chunk)
    if (chunk.fromBytes > at || bytes.byteLength !== chunk.toBytes - chunk.fromBytes) break
    const end = Math.min(toBytes, chunk.toBytes)
    out.set(bytes.subarray(at - chunk.fromBytes, end - chunk.fromBytes), at - fromBytes)
    at = end
  }
  return at === toBytes ? out : out.slice(0, at - fromBytes)
}

function openFile(database: IDBDatabase, key: string, chunks: Chunk[]): SegmentFile {
  const getSavedBytes = () => chunks.at(-1)?.toBytes ?? 0
  const readChunk = async ({ fromBytes, toBytes }: Chunk): Promise<Uint8Array> => {
    const store = database.transaction(CHUNKS).objectStore(CHUNKS)
    const value: unknown = await awaitRequest(store.get([key, fromBytes, toBytes]))
    return value instanceof Uint8Array ? value : new Uint8Array()
  }
  return {
    savedBytes: getSavedBytes,
    append: async (bytes) => {
      const chunk = { fromBytes: getSavedBytes(), toBytes: getSavedBytes() + bytes.byteLength }
      const isSaved = await commit(database, (transaction) => {
        transaction.objectStore(CHUNKS).put(bytes, [key, chunk.fromBytes, chunk.toBytes])
      })
      if (isSaved) chunks.push(chunk)
      return isSaved
    },
    read: (fromBytes, toBytes) => readChunks(chunks, readChunk, { fromBytes, toBytes }),
    close: () => {},
  }
}

/** For browsers and private windows without a private file system: one record per chunk. */
export async function openIndexedDbStore(): Promise<SegmentStore> {
  const database = await openDatabase()
  const labelKeys = async (): Promise<string[]> => {
    const keys = await awaitRequest(database.transaction(LABELS).objectStore(LABELS).getAllKeys())
    return keys.filter((key) => typeof key === 'string')
  }
  const readLabel = async (key: string): Promise<Sidecar | null> => {
    const [sessionId = '', name = ''] = key.split('/')
    const id = parseSegmentFile(sessionId, `${name}.json`)
    const json: unknown = await awaitRequest(database.transaction(LABELS).objectStore(LABELS).get(key))
    return id && readSidecar(id, typeof json === 'string' ? json : null, new Uint8Array())
  }
  const label = (transaction: IDBTransaction, sidecar: Sidecar) =>
    transaction.objectStore(LABELS).put(JSON.stringify(sidecar), segmentKey(sidecar))
  return {
    kind: 'indexeddb',
    list: async () => {
      const found = await Promise.all(
        (await labelKeys()).map(async (key) => {
          const sidecar = await readLabel(key)
          const savedBytes = (await listChunks(database, key)).at(-1)?.toBytes ?? 0
          return sidecar && { sidecar, savedBytes }
        }),
      )
      return found.filter((chunk) => chunk !== null)
    },
    open: async (sidecar) => {
      await commit(database, (transaction) => label(transaction, sidecar))
      const key = segmentKey(sidecar)
      return openFile(database, key, await listChunks(database, key))
    },
    relabel: async (sidecar) => {
      await commit(database, (transaction) => label(transaction, sidecar))
    },
    free: async (sidecar) => {
      await commit(database, (transaction) => {
        label(transaction, sidecar)
        transaction.objectStore(CHUNKS).delete(getKeyRange(segmentKey(sidecar)))
      })
    },
    remove: async (id) => {
      await commit(database, (transaction) => {
        transaction.objectStore(LABELS).delete(segmentKey(id))
        transaction.objectStore(CHUNKS).delete(getKeyRange(segmentKey(id)))
      })
    },
  }
}
