import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { pattern, put, sha256Hex } from '../conformance/append-store-checks'
import { MemoryDisk } from '../conformance/memory-disk'
import { type AppendStore, AppendStoreUsageError, type StoredStat } from '../ports/append-store'
import { ObjectMismatchError, type ObjectStore } from '../ports/object-store'
import { BytesAwayError, type RemoteBytes } from '../ports/remote-bytes'
import { createReachStore } from './combined-store'
import { createFileAppendStore } from './file-append-store'

const key = 'k'
const onDisk = pattern(50, 1)
const inObject = pattern(50, 2)
const atPeer = pattern(50, 3)

interface Elsewhere {
  bytes: Uint8Array | null
  failure: Error | null
  readonly deleted: string[]
}

const cut = (bytes: Uint8Array, range?: { start: number; endInclusive: number }): Readable =>
  Readable.from([Buffer.from(range === undefined ? bytes : bytes.subarray(range.start, range.endInclusive + 1))])

const ask = (place: Elsewhere): Uint8Array | null => {
  if (place.failure !== null) throw place.failure
  return place.bytes
}

const statOf = (bytes: Uint8Array, keyId: string): StoredStat & { sha256: string } => ({
  sizeBytes: bytes.byteLength,
  sha256: sha256Hex(bytes),
  sealed: true,
  keyId,
})

let local: AppendStore
let objects: Elsewhere
let peer: Elsewhere
let reach: AppendStore

beforeEach(() => {
  local = createFileAppendStore({ directory: '/d', nowMs: () => 0, files: new MemoryDisk() })
  objects = { bytes: null, failure: null, deleted: [] }
  peer = { bytes: null, failure: null, deleted: [] }
  const objectStore: ObjectStore = {
    put: () => Promise.reject(new Error('nobody puts here')),
    stat: async () => {
      const bytes = ask(objects)
      if (bytes === null) return null
      const { sizeBytes, sha256, keyId } = statOf(bytes, 'of-the-object')
      return { sizeBytes, sha256, keyId }
    },
    read: async (_key, range) => {
      const bytes = ask(objects)
      return bytes === null ? null : cut(bytes, range)
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
      return bytes === null ? null : statOf(bytes, 'of-the-peer')
    },
    read: async (_key, range) => {
      const bytes = ask(peer)
      return bytes === null ? null : cut(bytes, range)
    },
  }
  reach = createReachStore({ local, objects: objectStore, remote })
})

const keepHere = async (isSealed: boolean): Promise<void> => {
  await local.create(key)
  await put(local, key, { offset: 0, bytes: onDisk })
  if (isSealed) await local.seal({ key, sizeBytes: 50, sha256: sha256Hex(onDisk) })
}
const readHere = async (range?: { start: number; endInclusive: number }): Promise<string | null> => {
  const stream = await reach.read(key, range)
  if (stream === null) return null
  const blocks: Buffer[] = []
  for await (const block of stream) blocks.push(block)
  return Buffer.concat(blocks).toString('hex')
}
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

describe('reading from wherever bytes lie', () => {
  it('takes the sealed copy on the own disk before the object, and the object before another process', async () => {
    await keepHere(true)
    objects.bytes = inObject
    peer.bytes = atPeer
    expect([await readHere(), (await reach.stat(key))?.keyId]).toEqual([hex(onDisk), 'plain'])
    await local.delete(key)
    expect([await readHere(), (await reach.stat(key))?.keyId]).toEqual([hex(inObject), 'of-the-object'])
    objects.bytes = null
    expect([await readHere(), (await reach.stat(key))?.keyId]).toEqual([hex(atPeer), 'of-the-peer'])
    peer.bytes = null
    expect([await readHere(), await reach.stat(key)]).toEqual([null, null])
  })

  it('gives the same range from each place', async () => {
    const range = { start: 7, endInclusive: 12 }
    await keepHere(true)
    expect(await readHere(range)).toBe(hex(onDisk.subarray(7, 13)))
    await local.delete(key)
    objects.bytes = inObject
    expect(await readHere(range)).toBe(hex(inObject.subarray(7, 13)))
    objects.bytes = null
    peer.bytes = atPeer
    expect(await readHere(range)).toBe(hex(atPeer.subarray(7, 13)))
  })

  it('describes an object as sealed, with its own size, hash and key id', async () => {
    objects.bytes = inObject
    expect(await reach.stat(key)).toEqual(statOf(inObject, 'of-the-object'))
  })

  it('reads what is still open on the own disk there, without asking the object store', async () => {
    await keepHere(false)
    objects.failure = new Error('nobody may ask')
    expect([await readHere(), (await reach.stat(key))?.sealed]).toEqual([hex(onDisk), false])
  })

  it('believes the owner about a copy that was left open here and overtaken', async () => {
    await keepHere(false)
    peer.bytes = atPeer
    expect([await readHere(), (await reach.stat(key))?.sealed]).toEqual([hex(atPeer), true])
  })

  it('finds the object when the own copy goes between the look and the read', async () => {
    await keepHere(true)
    objects.bytes = inObject
    const { stat } = local
    local.stat = async (asked) => {
      const found = await stat.call(local, asked)
      await local.delete(asked)
      return found
    }
    expect(await readHere()).toBe(hex(inObject))
  })
})

describe('places that do not answer', () => {
  it('says that bytes are away, never that there are none, while another process is not reached', async () => {
    peer.failure = new BytesAwayError('no answer')
    await expect(reach.stat(key)).rejects.toBe(peer.failure)
    await expect(reach.read(key)).rejects.toBe(peer.failure)
  })

  it('says so of an object store that fails, too', async () => {
    objects.failure = new Error('503')
    await expect(reach.stat(key)).rejects.toThrow(BytesAwayError)
    await expect(reach.read(key)).rejects.toThrow(BytesAwayError)
  })

  it('reads from another process what an object store that fails may not have yet', async () => {
    objects.failure = new Error('503')
    peer.bytes = atPeer
    expect([await readHere(), (await reach.stat(key))?.keyId]).toEqual([hex(atPeer), 'of-the-peer'])
  })

  it('does not call a damaged object away', async () => {
    objects.failure = new ObjectMismatchError('short')
    await expect(reach.read(key)).rejects.toBe(objects.failure)
  })
})

describe('deleting', () => {
  it('removes the object and the own copy, each even if the other fails, and says that it failed', async () => {
    await keepHere(true)
    await reach.delete(key)
    expect([await local.stat(key), objects.deleted]).toEqual([null, [key]])
    await keepHere(true)
    objects.failure = new Error('503')
    await expect(reach.delete(key)).rejects.toThrow('503')
    expect(await local.stat(key)).toBe(null)
  })

  it('refuses a bad key before it asks anybody', async () => {
    await expect(reach.delete('../up')).rejects.toThrow(AppendStoreUsageError)
    expect(objects.deleted).toEqual([])
  })
})
