import type { ReportedFault } from '@candor/contract'
import { readSpans } from './fault-log'

/** The faults of one take as saved on the device, next to the segments, for a later page. */
export interface SavedFaults {
  sessionId: string
  answerId: string
  take: number
  segmentCount: number
  spans: ReportedFault[]
  /** True: the server has exactly these faults. */
  isSent: boolean
  keptAtMs: number
}

type Take = Pick<SavedFaults, 'sessionId' | 'answerId' | 'take'>

/** The part of Storage that is used; null if the browser has none. */
export type FaultStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export interface FaultStore {
  read: (take: Take) => SavedFaults | null
  save: (faults: SavedFaults) => void
  /** Lists the unsent reports and drops those that are too old to send. */
  unsent: (nowMs: number) => SavedFaults[]
  drop: (take: Take) => void
  /** Deletes the reports of a finished practice. */
  forget: (sessionId: string) => void
}

const PREFIX = 'candor.faults.'
/** The server accepts no report of an interview after two days. */
const LIFETIME_MS = 49 * 60 * 60 * 1000

const getKey = ({ sessionId, answerId, take }: Take): string => `${PREFIX}${sessionId}/${answerId}-${take}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0)

function parse(text: string | null): SavedFaults | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return null
    const { sessionId, answerId } = value
    if (typeof sessionId !== 'string' || typeof answerId !== 'string') return null
    return {
      sessionId,
      answerId,
      take: asNumber(value.take),
      segmentCount: asNumber(value.segmentCount),
      spans: readSpans(value.spans),
      isSent: value.isSent === true,
      keptAtMs: asNumber(value.keptAtMs),
    }
  } catch {
    // Incomplete, or another program's data: there is nothing to send.
    return null
  }
}

/** If storage is blocked or full, only this page knows the faults and sends them. */
const ignoreErrors = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

export function createFaultStore(storage: () => FaultStorage): FaultStore {
  const keys = (): string[] =>
    ignoreErrors(() => {
      const all = Array.from({ length: storage().length }, (_, index) => storage().key(index))
      return all.filter((key) => key?.startsWith(PREFIX) === true).filter((key) => key !== null)
    }, [])
  const drop = (key: string) => ignoreErrors(() => storage().removeItem(key), undefined)
  return {
    read: (take) => ignoreErrors(() => parse(storage().getItem(getKey(take))), null),
    save: (faults) => ignoreErrors(() => storage().setItem(getKey(faults), JSON.stringify(faults)), undefined),
    unsent: (nowMs) =>
      keys().flatMap((key) => {
        const saved = ignoreErrors(() => parse(storage().getItem(key)), null)
        if (saved === null || nowMs - saved.keptAtMs > LIFETIME_MS) drop(key)
        return saved === null || saved.isSent || nowMs - saved.keptAtMs > LIFETIME_MS ? [] : [saved]
      }),
    drop: (take) => drop(getKey(take)),
    forget: (sessionId) => {
      for (const key of keys()) if (key.startsWith(`${PREFIX}${sessionId}/`)) drop(key)
    },
  }
}

export const faultStore: FaultStore = createFaultStore(() => globalThis.localStorage)
