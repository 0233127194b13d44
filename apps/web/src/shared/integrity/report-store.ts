import type { IntegrityReport } from '@candor/contract'
import { readReport } from './read-report'

/** Of a storage what is used. */
type ReportStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
type Take = Pick<IntegrityReport, 'sessionId' | 'answerId' | 'take'>

export interface ReportStore {
  keep: (report: IntegrityReport, nowMs: number) => void
  /** What the server has not heard; what is too old to be heard is dropped. */
  unsent: (nowMs: number) => IntegrityReport[]
  /** It was heard, or never will be; a newer one of the same take stays. */
  drop: (report: IntegrityReport) => void
}

const PREFIX = 'candor.integrity.'
/** The server takes nothing of an interview after two days. */
const LIFETIME_MS = 49 * 60 * 60 * 1000

const keyOf = ({ sessionId, answerId, take }: Take): string => `${PREFIX}${sessionId}/${answerId}-${take}`

interface Kept {
  keptAtMs: number
  report: IntegrityReport
}

function parse(raw: string | null): Kept | null {
  if (raw === null) return null
  try {
    const value: unknown = JSON.parse(raw)
    if (typeof value !== 'object' || value === null || !('keptAtMs' in value) || !('report' in value)) return null
    const report = readReport(value.report)
    return report === null || typeof value.keptAtMs !== 'number' ? null : { keptAtMs: value.keptAtMs, report }
  } catch {
    // Torn or somebody else's: nothing to be sent from it.
    return null
  }
}

/** Times and shares only. Where storage is blocked they live as long as this page does. */
export function createReportStore(storage: () => ReportStorage): ReportStore {
  const here = new Map<string, string>()
  const quietly = <T>(work: (own: ReportStorage) => T, otherwise: T): T => {
    try {
      return work(storage())
    } catch {
      return otherwise
    }
  }
  const read = (key: string) => here.get(key) ?? quietly((own) => own.getItem(key), null)
  const remove = (key: string) => {
    here.delete(key)
    quietly((own) => own.removeItem(key), undefined)
  }
  const keys = (): string[] => {
    const stored = quietly((own) => Array.from({ length: own.length }, (_, index) => own.key(index)), [])
    const all = [...here.keys(), ...stored.filter((key) => key !== null)]
    return [...new Set(all.filter((key) => key.startsWith(PREFIX)))]
  }
  return {
    keep: (report, nowMs) => {
      const text = JSON.stringify({ keptAtMs: nowMs, report } satisfies Kept)
      const isStored = quietly<boolean>((own) => {
        own.setItem(keyOf(report), text)
        return true
      }, false)
      if (!isStored) here.set(keyOf(report), text)
    },
    unsent: (nowMs) =>
      keys().flatMap((key) => {
        const kept = parse(read(key))
        if (kept !== null && nowMs - kept.keptAtMs <= LIFETIME_MS) return [kept.report]
        remove(key)
        return []
      }),
    drop: (report) => {
      const key = keyOf(report)
      if (JSON.stringify(parse(read(key))?.report) === JSON.stringify(readReport(report))) remove(key)
    },
  }
}

export const reportStore: ReportStore = createReportStore(() => globalThis.localStorage)
