import { storeLimits } from '@candor/domain'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../../deps'
import type { CandidateAccess } from '../../../http/caller'
import type { OwnUpload } from '../own-upload'
import type { AppendAccess, AppendQuestion, RememberedUpload } from '../repo/append-access'

/** What the database returned for an append: the accesses of the cookie's tokens, and the upload that they open. */
export interface UploadLease extends RememberedUpload {
  /** In the order of the cookie. */
  readonly accesses: readonly CandidateAccess[]
  readonly own: OwnUpload
  readonly tokenHashes: string
  /** When the first of the accesses ends. */
  readonly expiresAtMs: number
  /** Later appends may use it, because notices are received. */
  readonly isReusable: boolean
  /** When the database last said so, by the monotonic clock. */
  confirmedAtMs: number
  usedAtMs: number
  isDropped: boolean
}

interface AppendAnswer {
  readonly accesses: readonly CandidateAccess[]
  /** Null: the upload is not an open one of this store, or does not belong to the tokens. */
  readonly lease: UploadLease | null
}

export type Question = Omit<AppendQuestion, 'nowMs'>

export interface LeaseOptions {
  readonly deps: Pick<Deps, 'clock' | 'storeId'>
  /** Whether no other process may believe that this one has ended. */
  readonly isHeartbeatFresh: () => boolean
  readonly readAccess: (question: AppendQuestion) => Promise<readonly AppendAccess[]>
  /** A clock that no one sets. */
  readonly monotonicMs: () => number
}

const maxLeases = 10_000
/** A recording that pauses longer asks the database again. */
const idleMs = 30_000

const joinHashes = (tokenHashes: readonly string[]): string => tokenHashes.join(' ')

const toCandidateAccess = ({ accessId, organizationId, dataSubjectId }: AppendAccess): CandidateAccess => ({
  accessId,
  organizationId,
  dataSubjectId,
})

/**
 * Remembers who may append to which upload, so that an append needs no database query. A lease is valid while all
 * conditions hold: the same tokens, no access has expired, the row was open in this store under this epoch, this process's heartbeat is
 * fresh, no notice dropped it, and the database confirmed it a moment ago.
 */
export class UploadLeases {
  readonly #leases = new LRUCache<string, UploadLease>({
    max: maxLeases,
    // Forgotten or replaced: a request that still has it must ask again, because no notice reaches it.
    dispose: (lease) => {
      lease.isDropped = true
    },
  })
  /** Questions that the database is answering: a change may overtake the answer. */
  readonly #asked = new Set<{ isDropped: boolean }>()
  #isListening = false

  constructor(private readonly options: LeaseOptions) {}

  /** The valid lease of an earlier append with the same tokens. */
  find({ uploadId, tokenHashes }: Question): UploadLease | null {
    const lease = this.#leases.get(uploadId)
    if (lease === undefined || !lease.isReusable || lease.tokenHashes !== joinHashes(tokenHashes)) return null
    if (!this.isGood(lease)) return null
    lease.usedAtMs = this.options.monotonicMs()
    return lease
  }

  /** Asks the database. */
  async ask(question: Question): Promise<AppendAnswer> {
    const { deps, monotonicMs, readAccess } = this.options
    const asked = { isDropped: false }
    const times = { askedAtMs: monotonicMs(), isReusable: this.#isListening }
    this.#asked.add(asked)
    try {
      const found = await readAccess({ ...question, nowMs: deps.clock.nowMs() })
      const accesses = question.tokenHashes.flatMap((hash) => found.filter(({ tokenHash }) => tokenHash === hash))
      const lease = this.#createLease(question, accesses, times)
      if (lease !== null) this.#leases.set(lease.uploadId, lease)
      if (lease !== null && asked.isDropped) this.#leases.delete(lease.uploadId)
      return { accesses: accesses.map(toCandidateAccess), lease }
    } finally {
      this.#asked.delete(asked)
    }
  }

  /** Whether an append may still rely on it. Asked before the bytes are written, and again before they are acknowledged. */
  isGood(lease: UploadLease): boolean {
    const { deps, monotonicMs, isHeartbeatFresh } = this.options
    if (lease.isDropped || deps.clock.nowMs() >= lease.expiresAtMs) return false
    return monotonicMs() - lease.confirmedAtMs < storeLimits.leaseMs && isHeartbeatFresh()
  }

  /** Forgets a lease at once: the caller has changed the row. */
  drop(uploadId: string): void {
    for (const asked of this.#asked) asked.isDropped = true
    this.#leases.delete(uploadId)
  }

  /** A notice of the database names an upload or an access that changed. */
  onNotice(id: string): void {
    this.drop(id)
    for (const { uploadId, accesses } of [...this.#leases.values()]) {
      if (accesses.some(({ accessId }) => accessId === id)) this.drop(uploadId)
    }
  }

  /** Without notices a lease serves only the request that asked for it. */
  setListening(isListening: boolean): void {
    this.#isListening = isListening
    this.#leases.clear()
    for (const asked of this.#asked) asked.isDropped = true
  }

  /** The leases in use, to compare with the database. Idle ones are dropped. */
  listInUse(): readonly UploadLease[] {
    const nowMs = this.options.monotonicMs()
    for (const lease of [...this.#leases.values()]) if (nowMs - lease.usedAtMs > idleMs) this.drop(lease.uploadId)
    return [...this.#leases.values()]
  }

  /** Keeps those of the compared leases that the database still has, as of the time it was asked. */
  confirm(compared: readonly UploadLease[], currentIds: ReadonlySet<string>, askedAtMs: number): void {
    for (const lease of compared) {
      if (currentIds.has(lease.uploadId)) lease.confirmedAtMs = Math.max(lease.confirmedAtMs, askedAtMs)
      // It may have been replaced by a later answer in the meantime.
      else if (!lease.isDropped) this.drop(lease.uploadId)
    }
  }

  #createLease(
    question: Question,
    accesses: readonly AppendAccess[],
    { askedAtMs, isReusable }: { readonly askedAtMs: number; readonly isReusable: boolean },
  ): UploadLease | null {
    const { uploadId, tokenHashes } = question
    const holder = accesses.find(({ upload }) => upload !== null)
    if (holder === undefined || holder.upload === null) return null
    const { tokenHash, organizationId, dataSubjectId, upload } = holder
    if (upload.state !== 'open' || upload.ownerNode !== this.options.deps.storeId) return null
    const row = { ...upload, sizeBytes: null, sha256: null, tieredAt: null }
    return {
      uploadId,
      tokenHash,
      epoch: upload.epoch,
      own: { actor: { kind: 'candidate', organizationId, dataSubjectId }, row },
      accesses: accesses.map(toCandidateAccess),
      tokenHashes: joinHashes(tokenHashes),
      expiresAtMs: Math.min(...accesses.map(({ expiresAt }) => expiresAt.getTime())),
      isReusable,
      confirmedAtMs: askedAtMs,
      usedAtMs: askedAtMs,
      isDropped: false,
    }
  }
}
