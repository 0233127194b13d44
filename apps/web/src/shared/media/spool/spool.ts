import pLimit from 'p-limit'
import { memoryStore } from './memory-store'
import { emptySpool, type SpoolOrder, type SpoolState } from './messages'
import { runUpload } from './run-upload'
import { type Sidecar, segmentKey } from './segment-name'
import type { FoundSegment, SegmentFile, SegmentStore } from './segment-store'
import type { SessionLocks } from './session-locks'
import {
  LABEL_LIFETIME_MS,
  LAST_SLICES_MS,
  LOOK_AGAIN_MS,
  NEWS_MS,
  PIECE_BYTES,
  RECORDING_LIFETIME_MS,
  UPLOADS_AT_ONCE,
} from './spool-limits'
import { foundStatus, type Held, heldStatus, labelStatus } from './spool-status'
import { MEMORY_BYTES, type MemoryBudget, SpooledSegment } from './spooled-segment'
import { freshUpload } from './upload-machine'
import type { UploadWire } from './upload-wire'
import { createWake } from './wake-signal'

export interface SpoolParts {
  openStore: () => Promise<SegmentStore>
  wire: UploadWire
  locks: SessionLocks
  nowMs: () => number
  chance: () => number
  memoryBytes?: number
  post: (state: SpoolState) => void
}

/** Owns every recorded byte from `dataavailable` to the server's seal. Lives in a worker; knows nothing of pages. */
export class Spool {
  private readonly held = new Map<string, Held>()
  private readonly labels = new Map<string, Sidecar>()
  private readonly claims = new Map<string, symbol>()
  private readonly elsewhere = new Set<string>()
  private readonly budget: MemoryBudget
  private readonly line = createWake()
  private readonly limit = pLimit(UPLOADS_AT_ONCE)
  private state: SpoolState = emptySpool
  private store: Promise<SegmentStore> | null = null
  private queue: Promise<unknown> = Promise.resolve()
  /** Uploads that end here although their bytes are still held. */
  private readonly stopped = new WeakSet<Held>()
  /** There, but held by somebody else for now. */
  private readonly unopened = new Map<string, FoundSegment>()
  private look: Promise<void> | null = null

  constructor(private readonly parts: SpoolParts) {
    this.budget = { usedBytes: 0, maxBytes: parts.memoryBytes ?? MEMORY_BYTES }
  }

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
      case 'adopt':
        return this.adopt(order.key)
      case 'discard':
        return this.discard(order.key)
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
    const isOurs = sessionId === null || (await this.claim(sessionId, isTakeover))
    // Whoever lost the session hands its last slices over first: what is found now must be all there is.
    if (isOurs && isTakeover) await createWake().wait(LAST_SLICES_MS + NEWS_MS)
    for (const found of await store.list()) await this.recover(store, found)
    // Only now may the page record: the next segment's number follows from what was found.
    if (sessionId !== null && isOurs) this.elsewhere.delete(sessionId)
    this.show({ backend: store.kind, isReady: true })
  }

  private async claim(sessionId: string, isTakeover: boolean): Promise<boolean> {
    if (this.claims.has(sessionId)) return true
    const mark = Symbol(sessionId)
    const isOurs = await this.parts.locks.claim(sessionId, isTakeover, () => this.lose(sessionId, mark))
    if (isOurs) {
      this.claims.set(sessionId, mark)
      for (const [key, held] of this.ownOf(sessionId)) if (held.upload.phase === 'fenced') this.startUpload(key, held)
    } else this.elsewhere.add(sessionId)
    return isOurs
  }

  private ownOf(sessionId: string): [string, Held][] {
    return [...this.held].filter(([, { segment }]) => segment.sidecar.sessionId === sessionId)
  }

  /** Another page records this session now: this one only watches. What is here stays here. */
  private watch(sessionId: string): void {
    this.claims.delete(sessionId)
    this.elsewhere.add(sessionId)
    this.show({})
  }

  /**
   * Another tab of this browser took the session over and uploads its files from here on. The recorder here may still hand over its
   * last slices; then the files are let go of. What only memory holds nobody else can bring: that is uploaded from here all the same.
   */
  private lose(sessionId: string, mark: symbol): void {
    if (this.claims.get(sessionId) !== mark) return
    this.watch(sessionId)
    for (const [key, held] of this.ownOf(sessionId)) {
      if (held.segment.isDeviceFull) continue
      this.stopped.add(held)
      held.segment.wake.wake()
      const letGo = () => {
        if (this.held.get(key) === held && this.stopped.has(held)) this.close(key, held)
      }
      void createWake()
        .wait(held.segment.facts().isFinished ? 0 : LAST_SLICES_MS)
        .then(letGo)
    }
  }

  private close(key: string, held: Held): void {
    this.held.delete(key)
    held.segment.close()
    held.segment.wake.wake()
    this.show({})
  }

  private async forget(sessionId: string): Promise<void> {
    const store = await this.getStore()
    const labels = [...this.labels].filter(([, sidecar]) => sidecar.sessionId === sessionId)
    const held = this.ownOf(sessionId)
    for (const [key, one] of held) this.close(key, one)
    for (const [key] of labels) this.labels.delete(key)
    for (const [, sidecar] of labels) await store.remove(sidecar)
    for (const [, { segment }] of held) await store.remove(segment.sidecar)
    this.show({})
  }

  private async recover(store: SegmentStore, { sidecar, keptBytes }: FoundSegment): Promise<void> {
    const key = segmentKey(sidecar)
    if (this.held.has(key) || !(await this.claim(sidecar.sessionId, false))) return
    this.unopened.delete(key)
    const isStale = this.parts.nowMs() - sidecar.startedAtMs > RECORDING_LIFETIME_MS && sidecar.startedAtMs > 0
    // A spare of a page that is gone: the answer before it had been given.
    if (isStale || sidecar.isSpare) return store.remove(sidecar)
    if (keptBytes === 0) return this.recoverLabel(store, sidecar)
    try {
      const segment = this.segmentOf(store, sidecar, await store.open(sidecar))
      segment.finish()
      this.start(key, segment)
    } catch {
      // A page that just lost the session still holds the file: it is uploading from it, or about to let go.
      this.unopened.set(key, { sidecar, keptBytes })
      void this.lookAgain()
    }
  }

  private lookAgain(): Promise<void> {
    this.look ??= createWake()
      .wait(LOOK_AGAIN_MS)
      .then(() => {
        this.look = null
        return this.take({ type: 'open', sessionId: null, isTakeover: false })
      })
    return this.look
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
    this.start(segmentKey(sidecar), this.segmentOf(store, sidecar, file))
    this.show({})
  }

  private segmentOf(store: SegmentStore, sidecar: Sidecar, file: SegmentFile): SpooledSegment {
    return new SpooledSegment(sidecar, { file, budget: this.budget, relabel: (label) => store.relabel(label) })
  }

  /** Once a piece could be kept nowhere the segment ends before it: a recording with a hole in it could not be read behind it. */
  private async append(key: string, bytes: Uint8Array): Promise<void> {
    const held = this.held.get(key)
    if (!held || held.segment.facts().isFinished) return
    for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
      const kept = await held.segment.append(bytes.subarray(at, at + PIECE_BYTES))
      if (kept !== 'lost') continue
      held.segment.finish()
      return this.show({ lostKey: key })
    }
    this.show({})
  }

  private finish(key: string): void {
    const held = this.held.get(key)
    held?.segment.finish()
    if (held && this.stopped.has(held)) this.close(key, held)
    this.show({})
  }

  private async adopt(key: string): Promise<void> {
    const held = this.held.get(key)
    if (!held?.segment.sidecar.isSpare) return
    const { segment } = held
    segment.sidecar = { ...segment.sidecar, isSpare: false }
    await (await this.getStore()).relabel(segment.sidecar)
    this.startUpload(key, held)
  }

  private async discard(key: string): Promise<void> {
    const held = this.held.get(key)
    if (!held?.segment.sidecar.isSpare) return
    this.close(key, held)
    await (await this.getStore()).remove(held.segment.sidecar)
  }

  private start(key: string, segment: SpooledSegment): void {
    const held: Held = { segment, upload: freshUpload }
    this.held.set(key, held)
    if (!segment.sidecar.isSpare) this.startUpload(key, held)
  }

  private startUpload(key: string, held: Held): void {
    void this.upload(key, held)
  }

  private async upload(key: string, held: Held): Promise<void> {
    const { segment } = held
    const isStopped = () => this.held.get(key) !== held || this.stopped.has(held)
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
    if (end.phase === 'fenced') return this.watch(segment.sidecar.sessionId)
    if (end.isFinal) await this.free(key, segment)
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
    const next = { ...this.state, ...change }
    // Half of the memory is free again: recording may go on.
    const isRoomy = this.budget.usedBytes <= this.budget.maxBytes / 2
    this.state = {
      ...next,
      lostKey: isRoomy && change.lostKey === undefined ? null : next.lostKey,
      heldElsewhere: [...this.elsewhere],
      segments: [
        ...[...this.labels].map(labelStatus),
        ...[...this.unopened].map(foundStatus),
        ...[...this.held].map(heldStatus),
      ],
    }
    this.parts.post(this.state)
  }
}
