import { nowMs } from '../../../shared/clock'
import { createReport } from './create-report'
import { type PartStore, partStore, type TakePart } from './part-store'
import { type ReportStore, reportStore } from './report-store'

export interface Stores {
  parts: PartStore
  reports: ReportStore
  nowMs: () => number
}

/** This device's. */
const here: Stores = { parts: partStore, reports: reportStore, nowMs }

function tell(part: TakePart, stores: Stores): void {
  if (part.isTold) return
  stores.reports.keep(createReport(part), stores.nowMs())
  stores.parts.keep({ ...part, isTold: true }, stores.nowMs())
}

/** A killed page could not report what it had counted, so the next page does. */
export function reportUnsentTakes(stores = here): void {
  for (const part of stores.parts.all(stores.nowMs())) tell(part, stores)
}

/** The interview continues with another take, or has ended: sends what earlier takes stored, then deletes it. */
export function discardOtherTakes(
  of: { sessionId: string; isStill: (part: TakePart) => boolean },
  stores = here,
): void {
  for (const part of stores.parts.all(stores.nowMs())) {
    if (part.sessionId !== of.sessionId || of.isStill(part)) continue
    tell(part, stores)
    stores.parts.drop(part)
  }
}
