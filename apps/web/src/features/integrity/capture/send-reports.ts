import { api } from '../../../shared/api/client'
import { nowMs } from '../../../shared/clock'
import { createReportSender } from './report-sender'
import { reportStore } from './report-store'
import { reportUnsentTakes } from './unsent-takes'

const send = createReportSender({
  store: reportStore,
  send: (report) => api.interview.integrity.report(report),
  nowMs,
})

let hasLookedBack = false

/** Call after a take, when the connection is back, and on any later visit. */
export function sendReports(): Promise<void> {
  // Only once per page: later the stored parts belong to a take that is still running.
  if (!hasLookedBack) reportUnsentTakes()
  hasLookedBack = true
  return send()
}
