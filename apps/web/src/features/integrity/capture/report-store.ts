import type { IntegrityReport } from '@candor/contract'
import { readReport } from './read-report'
import { createStoredRecords, type RecordStorage } from './stored-records'
import { takeName } from './take-name'

export interface ReportStore {
  save: (report: IntegrityReport, nowMs: number) => void
  /** Reports that the server has not accepted. Drops those that are too old to be accepted. */
  listUnsent: (nowMs: number) => IntegrityReport[]
  /** Call once the server accepted the report, or never will. A newer report of the same take stays. */
  delete: (report: IntegrityReport) => void
}

/** Unsent reports: times and shares only. */
export function createReportStore(storage: () => RecordStorage): ReportStore {
  const records = createStoredRecords({ storage, prefix: 'candor.integrity.', getName: takeName, read: readReport })
  return {
    save: records.save,
    listUnsent: records.list,
    delete: (report) => {
      const stored = records.read(takeName(report))
      if (JSON.stringify(stored) === JSON.stringify(readReport(report))) records.delete(takeName(report))
    },
  }
}

export const reportStore: ReportStore = createReportStore(() => globalThis.localStorage)
