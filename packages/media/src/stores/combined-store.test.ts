import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { appendPart, computeSha256Hex, makePattern } from '../conformance/append-store-checks'
import { MemoryDisk } from '../conformance/memory-disk'
import { type AppendStore, AppendStoreUsageError, type StoredStat } from '../ports/append-store'
import { ObjectMismatchError, type ObjectStore } from '../ports/object-store'
import { BytesUnavailableError, type RemoteBytes } from '../ports/remote-bytes'
import { createCombinedStore } from './combined-store'
import { createFileAppendStore } from './file-append-store'

const key = 'k'
const onDisk = makePattern(50, 1)
const inObject = makePattern(50, 2)
const atPeer = makePattern(50, 3)

interface FakePlace {
  bytes: Uint8Array | null
  failure: Error | null
  readonly deleted: string[]
}

const sliceRange = (bytes: Uint8Array, range?: { start: number; endInclusive: number }): Readable =>
  Readable.from([Buffer.from(range === undefined ? bytes : bytes.subarray(range.start, range.endInclusive + 1))])

const ask = (place: FakePlace): Uint8Array | null => {
  if (place.failure !== null) throw place.failure
  return place.bytes
}

const createStat = (bytes: Uint8Array, keyId: string): StoredStat & { sha256: string } => ({
  sizeBytes: bytes.byteLength,
  sha256: computeSha256Hex(bytes),
  sealed: true,
  keyId,
})

let local: AppendStore
let objects: FakePlace
let peer: FakePlace
let combined: AppendStore

beforeEach(() => {
  local = createFileAppendStore({ directory: '/d', nowMs: () => 0, files: new MemoryDisk() })
  objects = { bytes: null, failure: null, deleted: [] }
  peer = { bytes: null, failure: null, deleted: [] }
  const objectStore: ObjectStore = {
    put: () => Promise.reject(new Error('Unexpected put')),
    stat: async () => {
      const bytes = ask(objects)
      if (bytes === null) return null
      const { sizeBytes, sha256, keyId } = createStat(bytes, 'of-the-object')
      return { sizeBytes, sha256, keyId }
    },
    read: async (_key, range) => {
      const bytes = ask(objects)
      return bytes === null ? null : sliceRange(bytes, range)
    },
    delete: async (deleted) => {
      ask(objects)
      objects.deleted.push(deleted)
    },
    close: async () => undefined,
  }
  const remote: RemoteBytes = {
    stat: async () => {
      const bytes = ask(peer)
      return bytes === null ? null : createStat(bytes, 'of-the-peer')
    },
    read: async (_key, range) => {
      const bytes = ask(peer)
      return bytes === null ? null : sliceRange(bytes, range)
    },
  }
  combined = createCombinedStore({ local, objects: objectStore, remote })
})

const storeLocally = async (isSealed: boolean): Promise<void> => {
  await local.create(key)
  await appendPart(local, key, { offset: 0, bytes: onDisk })
  if (isSealed) await local.seal({ key, sizeBytes: 50, sha256: computeSha256Hex(onDisk) })
}
const readBytes = async (range?: { start: number; endInclusive: number }): Promise<string | null> => {
  const stream = await combined.read(key, range)
  if (stream === null) return null
  const blocks: Buffer[] = []
  for await (const block of stream) blocks.push(block)
  return Buffer.concat(blocks).toString('hex')
}
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

describe('reading from the combined store', () => {
  it('prefers the sealed local copy to the object, and the object to another process', async () => {
    await storeLocally(true)
    objects.bytes = inObject
    peer.bytes = atPeer
    expect([await readBytes(), (await combined.stat(key))?.keyId]).toEqual([hex(onDisk), 'plain'])
    await local.delete(key)
    expect([await readBytes(), (await combined.stat(key))?.keyId]).toEqual([hex(inObject), 'of-the-object'])
    objects.bytes = null
    expect([await readBytes(), (await combined.stat(key))?.keyId]).toEqual([hex(atPeer), 'of-the-peer'])
    peer.bytes = null
    expect([await readBytes(), await combined.stat(key)]).toEqual([null, null])
  })

  it('returns the same range from each place', async () => {
    const range = { start: 7, endInclusive: 12 }
    await storeLocally(true)
    expect(await readBytes(range)).toBe(hex(onDisk.subarray(7, 13)))
    await local.delete(key)
    objects.bytes = inObject
    expect(await readBytes(range)).toBe(hex(inObject.subarray(7, 13)))
    objects.bytes = null
    peer.bytes = atPeer
    expect(await readBytes(range)).toBe(hex(atPeer.subarray(7, 13)))
  })

  it('describes an object as sealed, with its size, hash and key id', async () => {
    objects.bytes = inObject
    expect(await combined.stat(key)).toEqual(createStat(inObject, 'of-the-object'))
  })

  it('reads an unsealed local copy without asking the object store', async () => {
    await storeLocally(false)
    objects.failure = new Error('unexpected call')
    expect([await readBytes(), (await combined.stat(key))?.sealed]).toEqual([hex(onDisk), false])
  })

  it('trusts the owner about an outdated unsealed local copy', async () => {
    await storeLocally(false)
    peer.bytes = atPeer
    expect([await readBytes(), (await combined.stat(key))?.sealed]).toEqual([hex(atPeer), true])
  })

  it('finds the object when the local copy disappears between stat and read', async () => {
    await storeLocally(true)
    objects.bytes = inObject
    const { stat } = local
    local.stat = async (asked) => {
      const found = await stat.call(local, asked)
      await local.delete(asked)
      return found
    }
    expect(await readBytes()).toBe(hex(inObject))
  })
})

describe('the combined store with unavailable places', () => {
  it('reports bytes as unavailable, not as missing, while another process can’t be reached', async () => {
    peer.failure = new BytesUnavailableError('no answer')
    await expect(combined.stat(key)).rejects.toBe(peer.failure)
    await expect(combined.read(key)).rejects.toBe(peer.failure)
  })

  it('reports bytes as unavailable when the object store fails', async () => {
    objects.failure = new Error('503')
    await expect(combined.stat(key)).rejects.toThrow(BytesUnavailableError)
    await expect(combined.read(key)).rejects.toThrow(BytesUnavailableError)
  })

  it('reads from another process when the object store fails', async () => {
    objects.failure = new Error('503')
    peer.bytes = atPeer
    expect([await readBytes(), (await combined.stat(key))?.keyId]).toEqual([hex(atPeer), 'of-the-peer'])
  })

  it('does not report a damaged object as unavailable', async () => {
    objects.failure = new ObjectMismatchError('short')
    await expect(combined.read(key)).rejects.toBe(objects.failure)
  })
})

describe('deleting from the combined store', () => {
  it('deletes the object and the local copy, each even if the other fails, and then throws', async () => {
    await storeLocally(true)
    await combined.delete(key)
    expect([await local.stat(key), objects.deleted]).toEqual([null, [key]])
    await storeLocally(true)
    objects.failure = new Error('503')
    await expect(combined.delete(key)).rejects.toThrow('503')
    expect(await local.stat(key)).toBe(null)
  })

  it('rejects a bad key before it calls any place', async () => {
    await expect(combined.delete('../up')).rejects.toThrow(AppendStoreUsageError)
    expect(objects.deleted).toEqual([])
  })
})
