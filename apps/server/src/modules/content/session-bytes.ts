import type { RecordingWindow } from '@candor/domain'
import { LRUCache } from 'lru-cache'

/** What is stored of a session, and until when it records. */
export interface SessionRecordings {
  readonly bytes: number
  readonly window: RecordingWindow
  readonly isClosed: boolean
}

interface Entry {
  recordings: Promise<SessionRecordings>
  readAtMs: number
  /** Written since they were read. */
  writtenBytes: number
  /** Admitted and not yet written. */
  pendingBytes: number
}

const maxSessions = 10_000
/**
 * Other processes write, uploads are canceled and sessions end: after this time everything is read again. A refusal reads it sooner, and
 * a session accepts recordings for a day after its end, so none of them has to be known at once.
 */
const freshMs = 30_000
/** A sender that is refused asks again and again. */
const refusedFreshMs = 500

/** How many bytes the sessions have recorded, without a query for each append. */
export const createSessionBytes = (nowMs: () => number) => {
  const entries = new LRUCache<string, Entry>({ max: maxSessions })
  const start = (sessionId: string): Entry => {
    const entry = entries.get(sessionId)
    if (entry !== undefined) return entry
    const recordings = Promise.reject<SessionRecordings>(new Error('not read'))
    recordings.catch(() => undefined)
    const added = { recordings, readAtMs: Number.NEGATIVE_INFINITY, writtenBytes: 0, pendingBytes: 0 }
    entries.set(sessionId, added)
    return added
  }
  return {
    /** What is stored, being written or admitted. Concurrent callers share one reading. */
    async get(
      sessionId: string,
      read: () => Promise<SessionRecordings>,
      options: { readonly isRefused?: boolean } = {},
    ): Promise<() => SessionRecordings> {
      const entry = start(sessionId)
      const limitMs = options.isRefused === true ? refusedFreshMs : freshMs
      if (Math.abs(nowMs() - entry.readAtMs) > limitMs) {
        Object.assign(entry, { readAtMs: nowMs(), recordings: read(), writtenBytes: 0 })
        entry.recordings.catch(() => entries.delete(sessionId))
      }
      const recordings = await entry.recordings
      return () => ({ ...recordings, bytes: recordings.bytes + entry.writtenBytes + entry.pendingBytes })
    },
    /** Counts bytes before they are written, so that concurrent appends can't all use the same allowance. */
    admit(sessionId: string, bytes: number): void {
      start(sessionId).pendingBytes += bytes
    },
    /** Ends what `admit` began. */
    settle(sessionId: string, bytes: number, isWritten: boolean): void {
      const entry = start(sessionId)
      entry.pendingBytes = Math.max(0, entry.pendingBytes - bytes)
      if (isWritten) entry.writtenBytes += bytes
    },
  }
}
export type SessionBytes = ReturnType<typeof createSessionBytes>
