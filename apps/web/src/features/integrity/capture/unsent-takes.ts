import { nowMs } from '../../../shared/clock'
import { createReport } from './create-report'
import { type PartStore, partStore, type TakePart } from './part-store'
import { type ReportStore, reportStore } from './report-store'

export interface Stores {
  parts: PartStore
  reports: ReportStore
  nowMs: () => number
}

const deviceStores: Stores = { parts: partStore, reports: reportStore, nowMs }

function report(part: TakePart, stores: Stores): void {
  if (part.isReported) return
  stores.reports.save(createReport(part), stores.nowMs())
  stores.parts.save({ ...part, isReported: true }, stores.nowMs())
}

/** Reports what a killed page had counted. */
export function reportUnsentTakes(stores = deviceStores): void {
  for (const part of stores.parts.list(stores.nowMs())) report(part, stores)
}

/** The interview continues with another take, or has ended: sends what earlier takes stored, then deletes it. */
export function discardOtherTakes(
  { sessionId, isStill }: { sessionId: string; isStill: (part: TakePart) => boolean },
  stores = deviceStores,
): void {
  for (const part of stores.parts.list(stores.nowMs())) {
    if (part.sessionId !== sessionId || isStill(part)) continue
    report(part, stores)
    stores.parts.delete(part)
  }
}
