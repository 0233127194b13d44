import type { TakeCounts } from '@candor/domain'
import { asNumber, isRecord, readIntervals } from './read-report'
import { createStoredRecords, type RecordStorage } from './stored-records'
import { type TakeId, takeName } from './take-name'

/** A take's record so far: finished stretches and sums. No look, and nothing about a face. */
export interface TakePart extends TakeId {
  counts: TakeCounts
  /** How long the take had been recorded by then, with or without looks. */
  durationMs: number
  /** A report with exactly these counts was created. */
  isReported: boolean
}

export interface PartStore {
  save: (part: TakePart, nowMs: number) => void
  read: (take: TakeId) => TakePart | null
  /** Drops parts that are too old to be sent. */
  list: (nowMs: number) => TakePart[]
  delete: (take: TakeId) => void
}

function readCounts(value: unknown): TakeCounts | null {
  if (!isRecord(value)) return null
  return {
    intervals: readIntervals(value.intervals),
    looks: asNumber(value.looks),
    darkLooks: asNumber(value.darkLooks),
    observedMs: asNumber(value.observedMs),
    judgedMs: asNumber(value.judgedMs),
    speakingMs: asNumber(value.speakingMs),
    gazeKnownMs: asNumber(value.gazeKnownMs),
    awayMs: asNumber(value.awayMs),
    contactMs: asNumber(value.contactMs),
  }
}

function readPart(value: unknown): TakePart | null {
  if (!isRecord(value)) return null
  const { sessionId, answerId } = value
  const counts = readCounts(value.counts)
  if (typeof sessionId !== 'string' || typeof answerId !== 'string' || counts === null) return null
  const take = asNumber(value.take)
  return {
    sessionId,
    answerId,
    take,
    counts,
    durationMs: asNumber(value.durationMs),
    isReported: value.isReported === true,
  }
}

export function createPartStore(storage: () => RecordStorage): PartStore {
  const prefix = 'candor.integrity-so-far.'
  const records = createStoredRecords({ storage, prefix, getName: takeName, read: readPart })
  return {
    save: records.save,
    read: (take) => records.read(takeName(take)),
    list: records.list,
    delete: (take) => records.delete(takeName(take)),
  }
}

/**
 * Next to the queued reports and not in the tab's own storage: a tab that was killed in mid-answer and the tab that
 * takes over from it continue the same take.
 */
export const partStore: PartStore = createPartStore(() => globalThis.localStorage)
