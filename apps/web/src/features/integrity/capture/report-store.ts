import type { IntegrityReport } from '@candor/contract'
import { readReport } from './read-report'
import { createStoredRecords, type RecordStorage } from './stored-records'
import { takeName } from './take-name'

export interface ReportStore {
  keep: (report: IntegrityReport, nowMs: number) => void
  /** Reports that the server has not accepted. Drops those that are too old to be accepted. */
  unsent: (nowMs: number) => IntegrityReport[]
  /** Call once the server accepted the report, or never will. A newer report of the same take stays. */
  drop: (report: IntegrityReport) => void
}

/** Unsent reports: times and shares only. */
export function createReportStore(storage: () => RecordStorage): ReportStore {
  const records = createStoredRecords({ storage, prefix: 'candor.integrity.', nameOf: takeName, read: readReport })
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
