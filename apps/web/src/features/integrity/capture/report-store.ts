import type { IntegrityReport } from '@candor/contract'
import { createKeptRecords, type RecordStorage } from './kept-records'
import { readReport } from './read-report'
import { takeName } from './take-name'

export interface ReportStore {
  keep: (report: IntegrityReport, nowMs: number) => void
  /** What the server has not heard; what is too old to be heard is dropped. */
  unsent: (nowMs: number) => IntegrityReport[]
  /** It was heard, or never will be; a newer one of the same take stays. */
  drop: (report: IntegrityReport) => void
}

/** Reports on their way: times and shares only. */
export function createReportStore(storage: () => RecordStorage): ReportStore {
  const records = createKeptRecords({ storage, prefix: 'candor.integrity.', nameOf: takeName, read: readReport })
  return {
    keep: records.keep,
    unsent: records.all,
    drop: (report) => {
      const kept = records.read(takeName(report))
      if (JSON.stringify(kept) === JSON.stringify(readReport(report))) records.drop(takeName(report))
    },
  }
}

export const reportStore: ReportStore = createReportStore(() => globalThis.localStorage)
