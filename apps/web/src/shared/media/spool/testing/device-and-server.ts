import { emptySpool, type SpoolState } from '../messages'
import { type Sidecar, segmentKey } from '../segment-name'
import type { FoundSegment, SegmentStore } from '../segment-store'
import type { SessionLocks } from '../session-locks'
import { Spool } from '../spool'
import { type UploadAnswer, unsure } from '../upload-machine'
import type { AppendRequest, UploadWire } from '../upload-wire'

export const sidecar: Sidecar = {
  sessionId: 's',
  answerId: 'a',
  take: 1,
  segmentIndex: 0,
  mime: 'video/webm',
  startOffsetMs: 0,
  startedAtMs: 1000,
  isSealed: false,
  sizeBytes: 0,
  releasedBytes: 0,
  isSpare: false,
}

export const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> => {
  const out = new Uint8Array(a.byteLength + b.byteLength)
  out.set(a)
  out.set(b, a.byteLength)
  return out
}

/** A device with the given free space. It outlives its pages. */
export function device(freeBytes = Number.POSITIVE_INFINITY) {
  const files = new Map<string, { sidecar: Sidecar; bytes: Uint8Array<ArrayBuffer> }>()
  const store: SegmentStore = {
    kind: 'opfs',
    list: () =>
      Promise.resolve(
        [...files.values()].map((file): FoundSegment => ({ sidecar: file.sidecar, savedBytes: file.bytes.byteLength })),
      ),
    open: (label) => {
      const key = segmentKey(label)
      const file = files.get(key) ?? { sidecar: label, bytes: new Uint8Array() }
      files.set(key, file)
      return Promise.resolve({
        savedBytes: () => file.bytes.byteLength,
        append: (more: Uint8Array) => {
          if (file.bytes.byteLength + more.byteLength > freeBytes) return Promise.resolve(false)
          file.bytes = joined(file.bytes, more)
          return Promise.resolve(true)
        },
        read: (from: number, to: number) => Promise.resolve(file.bytes.slice(from, to)),
        close: () => {},
      })
    },
    relabel: (label) => {
      const file = files.get(segmentKey(label))
      if (file) file.sidecar = label
      return Promise.resolve()
    },
    free: (label) => {
      files.set(segmentKey(label), { sidecar: label, bytes: new Uint8Array() })
      return Promise.resolve()
    },
    remove: (id) => {
      files.delete(segmentKey(id))
      return Promise.resolve()
    },
  }
  return { files, store }
}

interface ServerOwn {
  isUnavailable: boolean
  bytes: Uint8Array
  isSealed: boolean
  /** Whether the upload is verified on the last tier. */
  isFinal: boolean
  epoch: number
  heldFrom: number[]
  digest: string
}

/** A server that can be unavailable, be replaced, finalize slowly, and give a segment to another page. */
export function server() {
  const own: ServerOwn = {
    isUnavailable: false,
    bytes: new Uint8Array(0),
    isSealed: false,
    isFinal: true,
    epoch: 1,
    heldFrom: [],
    digest: '',
  }
  const stands = (isAccepted: boolean): UploadAnswer => ({
    kind: 'stands',
    uploadId: 'u',
    storedBytes: own.bytes.byteLength,
    epoch: own.epoch,
    isComplete: own.isSealed,
    isFinal: own.isSealed && own.isFinal,
    isAccepted,
  })
  const reached = (answer: () => UploadAnswer) => Promise.resolve(own.isUnavailable ? unsure : answer())
  const take = ({ fromBytes, bytes, digest }: AppendRequest): boolean => {
    if (own.isSealed || fromBytes > own.bytes.byteLength) return own.isSealed && digest !== null
    const there = own.bytes.subarray(fromBytes, fromBytes + bytes.byteLength)
    if (!there.every((byte, at) => byte === bytes[at])) return false
    own.bytes = joined(own.bytes, bytes.subarray(there.byteLength))
    if (digest) Object.assign(own, { isSealed: true, digest: Buffer.from(digest).toString('hex') })
    return true
  }
  const wire: UploadWire = {
    begin: () => reached(() => stands(true)),
    ask: () => reached(() => stands(true)),
    probe: () => Promise.resolve(!own.isUnavailable),
    append: (order) =>
      reached(() => {
        own.heldFrom.push(order.heldFromBytes)
        if (order.epoch === own.epoch) return stands(take(order))
        return { kind: 'fenced', storedBytes: own.bytes.byteLength, epoch: own.epoch }
      }),
  }
  return { own, wire }
}

/** The Web Locks of one browser: a steal notifies the owner of the lock. */
export function createLock(): SessionLocks & { isHeld: boolean } {
  let tellOwner: (() => void) | null = null
  return {
    isHeld: false,
    claim(_id, isTakeover, onLost) {
      if (this.isHeld && !isTakeover) return Promise.resolve(false)
      tellOwner?.()
      tellOwner = onLost
      this.isHeld = true
      return Promise.resolve(true)
    },
  }
}

interface PageParts {
  locks?: SessionLocks
  memoryBytes?: number
  nowMs?: number
}

/** A page's worker on a device, connected to a server. */
export function page(store: SegmentStore, wire: UploadWire, parts: PageParts = {}) {
  const shown = { state: emptySpool }
  const spool = new Spool({
    openStore: () => Promise.resolve(store),
    wire,
    locks: parts.locks ?? { claim: () => Promise.resolve(true) },
    nowMs: () => parts.nowMs ?? 2000,
    random: () => 0,
    ...(parts.memoryBytes === undefined ? {} : { memoryBytes: parts.memoryBytes }),
    post: (state: SpoolState) => {
      shown.state = state
    },
  })
  return { spool, shown }
}
