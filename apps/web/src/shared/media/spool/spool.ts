import pLimit from 'p-limit'
import { memoryStore } from './memory-store'
import { emptySpool, type SpoolCommand, type SpoolState } from './messages'
import { runUpload } from './run-upload'
import { type Sidecar, segmentKey } from './segment-name'
import type { FoundSegment, SegmentFile, SegmentStore } from './segment-store'
import type { SessionLocks } from './session-locks'
import {
  LABEL_LIFETIME_MS,
  LAST_SLICES_MS,
  PIECE_BYTES,
  RECORDING_LIFETIME_MS,
  RESCAN_MS,
  UPDATE_MS,
  UPLOADS_AT_ONCE,
} from './spool-limits'
import { getFoundStatus, getLabelStatus, getLocalStatus, type LocalSegment } from './spool-status'
import { MEMORY_BYTES, type MemoryBudget, SpooledSegment } from './spooled-segment'
import { createStableConnection, type StableConnection } from './stable-connection'
import { initialUpload } from './upload-machine'
import type { UploadWire } from './upload-wire'
import { createWakeSignal } from './wake-signal'

export interface SpoolDeps {
  openStore: () => Promise<SegmentStore>
  wire: UploadWire
  locks: SessionLocks
  nowMs: () => number
  random: () => number
  memoryBytes?: number
  post: (state: SpoolState) => void
}

/** Owns every recorded byte from `dataavailable` to the server's seal. Runs in a worker and doesn't depend on pages. */
export class Spool {
  private readonly local = new Map<string, LocalSegment>()
  private readonly labels = new Map<string, Sidecar>()
  private readonly claims = new Map<string, symbol>()
  private readonly ownedByOtherTab = new Set<string>()
  private readonly budget: MemoryBudget
  private readonly network = createWakeSignal()
  private readonly limit = pLimit(UPLOADS_AT_ONCE)
  private readonly connection: StableConnection
  private state: SpoolState = emptySpool
  private store: Promise<SegmentStore> | null = null
  private queue: Promise<unknown> = Promise.resolve()
  /** Uploads that stop here although the segment is still open. */
  private readonly stopped = new WeakSet<LocalSegment>()
  /** Segments that were found while another tab still has the file open. */
  private readonly unopened = new Map<string, FoundSegment>()
  private pendingRescan: Promise<void> | null = null

  constructor(private readonly deps: SpoolDeps) {
    this.budget = { usedBytes: 0, maxBytes: deps.memoryBytes ?? MEMORY_BYTES }
    this.connection = createStableConnection({
      probe: deps.wire.probe,
      network: this.network,
      random: deps.random,
      onChange: (isStable) => this.publish({ isStable }),
    })
  }

  /** Runs commands one after another, so that bytes keep their order. */
  handle(command: SpoolCommand): Promise<void> {
    const done = this.queue.then(() => this.run(command))
    this.queue = done.catch(() => {})
    return done
  }

  private async run(command: SpoolCommand): Promise<void> {
    switch (command.type) {
      case 'open':
        return this.open(command.sessionId, command.isTakeover)
      case 'begin':
        return this.begin(command.sidecar)
      case 'append':
        return this.append(command.key, new Uint8Array(command.bytes))
      case 'finish':
        return this.finish(command.key)
      case 'adopt':
        return this.adopt(command.key)
      case 'discard':
        return this.discard(command.key)
      case 'forget':
        return this.forget(command.sessionId)
      case 'wake':
        return this.network.wake()
    }
  }

  private getStore(): Promise<SegmentStore> {
    this.store ??= this.deps.openStore()
    return this.store
  }

  private async open(sessionId: string | null, isTakeover: boolean): Promise<void> {
    const store = await this.getStore()
    const isOwner = sessionId === null || (await this.claim(sessionId, isTakeover))
    // The previous owner saves its last slices first, so that the scan finds every byte.
    if (isOwner && isTakeover) await createWakeSignal().wait(LAST_SLICES_MS + UPDATE_MS)
    for (const found of await store.list()) await this.recover(store, found)
    // Only now may the page record: the next segment's number follows from what was found.
    if (sessionId !== null && isOwner) this.ownedByOtherTab.delete(sessionId)
    this.publish({ backend: store.kind, isReady: true })
  }

  private async claim(sessionId: string, isTakeover: boolean): Promise<boolean> {
    if (this.claims.has(sessionId)) return true
    const token = Symbol(sessionId)
    const isOwner = await this.deps.locks.claim(sessionId, isTakeover, () => this.onTakenOver(sessionId, token))
    if (isOwner) {
      this.claims.set(sessionId, token)
      for (const [key, local] of this.listLocal(sessionId))
        if (local.upload.phase === 'fenced') this.startUpload(key, local)
    } else this.ownedByOtherTab.add(sessionId)
    return isOwner
  }

  private listLocal(sessionId: string): [string, LocalSegment][] {
    return [...this.local].filter(([, { segment }]) => segment.sidecar.sessionId === sessionId)
  }

  /** Another page records this session now. Bytes on this page stay. */
  private markOwnedByOtherTab(sessionId: string): void {
    this.claims.delete(sessionId)
    this.ownedByOtherTab.add(sessionId)
    this.publish({})
  }

  /**
   * Another tab of this browser took over the session and uploads its files from now on. The recorder here may still deliver
   * its last slices, then the files are released. Bytes that exist only in this tab's memory are still uploaded from here.
   */
  private onTakenOver(sessionId: string, token: symbol): void {
    if (this.claims.get(sessionId) !== token) return
    this.markOwnedByOtherTab(sessionId)
    for (const [key, local] of this.listLocal(sessionId)) {
      if (local.segment.isDeviceFull) continue
      this.stopped.add(local)
      local.segment.wake.wake()
      const release = () => {
        if (this.local.get(key) === local && this.stopped.has(local)) this.close(key, local)
      }
      void createWakeSignal()
        .wait(local.segment.getLocalState().isFinished ? 0 : LAST_SLICES_MS)
        .then(release)
    }
  }

  private close(key: string, local: LocalSegment): void {
    this.local.delete(key)
    local.segment.close()
    local.segment.wake.wake()
    this.publish({})
  }

  private async forget(sessionId: string): Promise<void> {
    const store = await this.getStore()
    const labels = [...this.labels].filter(([, sidecar]) => sidecar.sessionId === sessionId)
    const local = this.listLocal(sessionId)
    for (const [key, segment] of local) this.close(key, segment)
    for (const [key] of labels) this.labels.delete(key)
    for (const [, sidecar] of labels) await store.remove(sidecar)
    for (const [, { segment }] of local) await store.remove(segment.sidecar)
    this.publish({})
  }

  private async recover(store: SegmentStore, { sidecar, savedBytes }: FoundSegment): Promise<void> {
    const key = segmentKey(sidecar)
    if (this.local.has(key) || !(await this.claim(sidecar.sessionId, false))) return
    this.unopened.delete(key)
    const isStale = this.deps.nowMs() - sidecar.startedAtMs > RECORDING_LIFETIME_MS && sidecar.startedAtMs > 0
    // A spare recording of a closed page: its answer had already been committed.
    if (isStale || sidecar.isSpare) return store.remove(sidecar)
    if (savedBytes === 0) return this.recoverLabel(store, sidecar)
    try {
      const segment = this.createSegment(store, sidecar, await store.open(sidecar))
      segment.finish()
      this.start(key, segment)
    } catch {
      // A page that just lost the session still has the file open: it uploads from it or is about to release it.
      this.unopened.set(key, { sidecar, savedBytes })
      void this.rescan()
    }
  }

  private rescan(): Promise<void> {
    this.pendingRescan ??= createWakeSignal()
      .wait(RESCAN_MS)
      .then(() => {
        this.pendingRescan = null
        return this.handle({ type: 'open', sessionId: null, isTakeover: false })
      })
    return this.pendingRescan
  }

  private async recoverLabel(store: SegmentStore, sidecar: Sidecar): Promise<void> {
    const isOld = this.deps.nowMs() - sidecar.startedAtMs > LABEL_LIFETIME_MS
    if (isOld || !sidecar.isSealed) await store.remove(sidecar)
    else this.labels.set(segmentKey(sidecar), sidecar)
  }

  private async begin(sidecar: Sidecar): Promise<void> {
    const store = await this.getStore()
    // If the device can't open a file, treat it as full and use memory.
    const file = await store.open(sidecar).catch(() => memoryStore.open(sidecar))
    this.start(segmentKey(sidecar), this.createSegment(store, sidecar, file))
    this.publish({})
  }

  private createSegment(store: SegmentStore, sidecar: Sidecar, file: SegmentFile): SpooledSegment {
    return new SpooledSegment(sidecar, { file, budget: this.budget, relabel: (label) => store.relabel(label) })
  }

  /** Ends the segment before the first bytes that could not be stored: a recording is unreadable after a gap. */
  private async append(key: string, bytes: Uint8Array): Promise<void> {
    const local = this.local.get(key)
    if (!local || local.segment.getLocalState().isFinished) return
    for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
      const saved = await local.segment.append(bytes.subarray(at, at + PIECE_BYTES))
      if (saved !== 'lost') continue
      local.segment.finish()
      return this.publish({ lostKey: key })
    }
    this.publish({})
  }

  private finish(key: string): void {
    const local = this.local.get(key)
    local?.segment.finish()
    if (local && this.stopped.has(local)) this.close(key, local)
    this.publish({})
  }

  private async adopt(key: string): Promise<void> {
    const local = this.local.get(key)
    if (!local?.segment.sidecar.isSpare) return
    const { segment } = local
    segment.sidecar = { ...segment.sidecar, isSpare: false }
    await (await this.getStore()).relabel(segment.sidecar)
    this.startUpload(key, local)
  }

  private async discard(key: string): Promise<void> {
    const local = this.local.get(key)
    if (!local?.segment.sidecar.isSpare) return
    this.close(key, local)
    await (await this.getStore()).remove(local.segment.sidecar)
  }

  private start(key: string, segment: SpooledSegment): void {
    const local: LocalSegment = { segment, upload: initialUpload }
    this.local.set(key, local)
    if (!segment.sidecar.isSpare) this.startUpload(key, local)
  }

  private startUpload(key: string, local: LocalSegment): void {
    void this.upload(key, local)
  }

  private async upload(key: string, local: LocalSegment): Promise<void> {
    const { segment } = local
    const isStopped = () => this.local.get(key) !== local || this.stopped.has(local)
    const { wire, random } = this.deps
    const end = await runUpload(segment, {
      wire,
      random,
      network: this.network,
      waitUntilStable: this.connection.wait,
      limit: this.limit,
      isStopped,
      onChange: (state) => {
        local.upload = state
        this.publish({})
      },
    })
    local.upload = end
    if (isStopped()) return
    if (end.phase === 'fenced') return this.markOwnedByOtherTab(segment.sidecar.sessionId)
    if (end.isFinal) await this.free(key, segment)
    this.publish({})
  }

  private async free(key: string, segment: SpooledSegment): Promise<void> {
    const sealed = { ...segment.sidecar, isSealed: true, sizeBytes: segment.recordedBytes }
    segment.close()
    this.local.delete(key)
    this.labels.set(key, sealed)
    await (await this.getStore()).free(sealed)
  }

  private publish(change: Partial<SpoolState>): void {
    const next = { ...this.state, ...change }
    // Half of the memory is free again: recording may continue.
    const hasFreeMemory = this.budget.usedBytes <= this.budget.maxBytes / 2
    this.state = {
      ...next,
      lostKey: hasFreeMemory && change.lostKey === undefined ? null : next.lostKey,
      ownedByOtherTab: [...this.ownedByOtherTab],
      segments: [
        ...[...this.labels].map(getLabelStatus),
        ...[...this.unopened].map(getFoundStatus),
        ...[...this.local].map(getLocalStatus),
      ],
    }
    this.deps.post(this.state)
  }
}
