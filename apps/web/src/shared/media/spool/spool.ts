import { limitConcurrency } from './limit-concurrency'
import { memoryStore } from './memory-store'
import { emptySpool, type SegmentStatus, type SpoolOrder, type SpoolState } from './messages'
import { runUpload } from './run-upload'
import { type Sidecar, segmentKey } from './segment-name'
import type { FoundSegment, SegmentStore } from './segment-store'
import type { SessionLocks } from './session-locks'
import { MEMORY_BYTES, type MemoryBudget, SpooledSegment } from './spooled-segment'
import { freshUpload, type UploadState } from './upload-machine'
import type { UploadWire } from './upload-wire'
import { createWake } from './wake'

/** Two at a time: of a browser's six connections the rest are the interview's. */
const UPLOADS_AT_ONCE = 2
/** Labels of sealed segments are needed until the interview is surely over. */
const LABEL_LIFETIME_MS = 48 * 60 * 60 * 1000
/** The server takes recordings for a day after the interview; what it never took is not kept on the device for ever. */
const RECORDING_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

export interface SpoolParts {
  openStore: () => Promise<SegmentStore>
  wire: UploadWire
  locks: SessionLocks
  nowMs: () => number
  chance: () => number
  post: (state: SpoolState) => void
}

interface Held {
  segment: SpooledSegment
  upload: UploadState
}

/** Owns every recorded byte from `dataavailable` to the server's seal. Lives in a worker; knows nothing of pages. */
export class Spool {
  private readonly held = new Map<string, Held>()
  private readonly labels = new Map<string, Sidecar>()
  private readonly claimed = new Set<string>()
  private readonly elsewhere = new Set<string>()
  private readonly budget: MemoryBudget = { usedBytes: 0, maxBytes: MEMORY_BYTES }
  private readonly line = createWake()
  private readonly limit = limitConcurrency(UPLOADS_AT_ONCE)
  private state: SpoolState = emptySpool
  private store: Promise<SegmentStore> | null = null
  private queue: Promise<unknown> = Promise.resolve()

  constructor(private readonly parts: SpoolParts) {}

  /** Orders are carried out one after another: bytes keep their order. */
  take(order: SpoolOrder): Promise<void> {
    const done = this.queue.then(() => this.run(order))
    this.queue = done.catch(() => {})
    return done
  }

  private async run(order: SpoolOrder): Promise<void> {
    switch (order.type) {
      case 'open':
        return this.open(order.sessionId, order.isTakeover)
      case 'begin':
        return this.begin(order.sidecar)
      case 'append':
        return this.append(order.key, new Uint8Array(order.bytes))
      case 'finish':
        return this.finish(order.key)
      case 'forget':
        return this.forget(order.sessionId)
      case 'wake':
        return this.line.wake()
    }
  }

  private getStore(): Promise<SegmentStore> {
    this.store ??= this.parts.openStore()
    return this.store
  }

  private async open(sessionId: string | null, isTakeover: boolean): Promise<void> {
    const store = await this.getStore()
    if (sessionId !== null) await this.claim(sessionId, isTakeover)
    for (const found of await store.list()) await this.recover(store, found)
    this.show({ backend: store.kind, isReady: true })
  }

  private async claim(sessionId: string, isTakeover: boolean): Promise<boolean> {
    if (this.claimed.has(sessionId)) return true
    const isOurs = await this.parts.locks.claim(sessionId, isTakeover, () => this.lose(sessionId))
    if (isOurs) {
      this.claimed.add(sessionId)
      this.elsewhere.delete(sessionId)
    } else this.elsewhere.add(sessionId)
    this.show({})
    return isOurs
  }

  /** Another tab took the session over: it writes from here on, so everything is let go of. */
  private lose(sessionId: string): void {
    if (!this.claimed.delete(sessionId)) return
    this.elsewhere.add(sessionId)
    this.letGo(sessionId)
    this.show({})
  }

  private letGo(sessionId: string): Sidecar[] {
    const own = [...this.held].filter(([, { segment }]) => segment.sidecar.sessionId === sessionId)
    for (const [key, { segment }] of own) {
      this.held.delete(key)
      segment.close()
      segment.wake.wake()
    }
    return own.map(([, { segment }]) => segment.sidecar)
  }

  private async forget(sessionId: string): Promise<void> {
    const store = await this.getStore()
    const labels = [...this.labels].filter(([, sidecar]) => sidecar.sessionId === sessionId)
    for (const sidecar of [...this.letGo(sessionId), ...labels.map(([, label]) => label)]) await store.remove(sidecar)
    for (const [key] of labels) this.labels.delete(key)
    this.show({})
  }

  private async recover(store: SegmentStore, { sidecar, keptBytes }: FoundSegment): Promise<void> {
    const key = segmentKey(sidecar)
    if (this.held.has(key) || !(await this.claim(sidecar.sessionId, false))) return
    const isStale = this.parts.nowMs() - sidecar.startedAtMs > RECORDING_LIFETIME_MS && sidecar.startedAtMs > 0
    if (isStale) return store.remove(sidecar)
    if (keptBytes === 0) return this.recoverLabel(store, sidecar)
    try {
      const segment = new SpooledSegment(sidecar, await store.open(sidecar), this.budget)
      segment.finish()
      this.start(key, segment)
    } catch {
      // Somebody still holds the file: it is theirs to upload, or the next visit's.
      this.elsewhere.add(sidecar.sessionId)
    }
  }

  private async recoverLabel(store: SegmentStore, sidecar: Sidecar): Promise<void> {
    const isOld = this.parts.nowMs() - sidecar.startedAtMs > LABEL_LIFETIME_MS
    if (isOld || !sidecar.isSealed) await store.remove(sidecar)
    else this.labels.set(segmentKey(sidecar), sidecar)
  }

  private async begin(sidecar: Sidecar): Promise<void> {
    const store = await this.getStore()
    // A device that can't even open a file is like one that is full: memory takes over.
    const file = await store.open(sidecar).catch(() => memoryStore.open(sidecar))
    this.start(segmentKey(sidecar), new SpooledSegment(sidecar, file, this.budget))
    this.show({})
  }

  private async append(key: string, bytes: Uint8Array): Promise<void> {
    const held = this.held.get(key)
    if (!held) return
    const kept = await held.segment.append(bytes)
    this.show(kept === 'lost' ? { lostKey: key } : {})
  }

  private finish(key: string): void {
    this.held.get(key)?.segment.finish()
    this.show({})
  }

  private start(key: string, segment: SpooledSegment): void {
    const held: Held = { segment, upload: freshUpload }
    this.held.set(key, held)
    void this.upload(key, held)
  }

  private async upload(key: string, held: Held): Promise<void> {
    const { segment } = held
    const isStopped = () => this.held.get(key) !== held
    const { wire, chance } = this.parts
    const end = await runUpload(segment, {
      wire,
      chance,
      line: this.line,
      limit: this.limit,
      isStopped,
      onChange: (state) => {
        held.upload = state
        this.show({})
      },
    })
    held.upload = end
    if (isStopped()) return
    if (end.phase === 'sealed') await this.free(key, segment)
    this.show({})
  }

  private async free(key: string, segment: SpooledSegment): Promise<void> {
    const sealed = { ...segment.sidecar, isSealed: true, sizeBytes: segment.keptBytes }
    segment.close()
    this.held.delete(key)
    this.labels.set(key, sealed)
    await (await this.getStore()).free(sealed)
  }

  private show(change: Partial<SpoolState>): void {
    this.state = {
      ...this.state,
      ...change,
      heldElsewhere: [...this.elsewhere],
      segments: [...[...this.labels].map(sealedStatus), ...[...this.held].map(heldStatus)],
    }
    this.parts.post(this.state)
  }
}

const sealedStatus = ([key, sidecar]: [string, Sidecar]): SegmentStatus => ({
  key,
  sidecar,
  keptBytes: sidecar.sizeBytes,
  isDeviceFull: false,
  storedBytes: sidecar.sizeBytes,
  isFinished: true,
  phase: 'sealed',
  attempt: 0,
})

const heldStatus = ([key, { segment, upload }]: [string, Held]): SegmentStatus => ({
  key,
  sidecar: segment.sidecar,
  keptBytes: segment.keptBytes,
  isDeviceFull: segment.isDeviceFull,
  storedBytes: upload.storedBytes,
  isFinished: segment.isFinished,
  phase: upload.phase,
  attempt: upload.attempt,
})
