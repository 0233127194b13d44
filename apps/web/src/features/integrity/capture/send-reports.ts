import { api } from '../../../shared/api/client'
import { nowMs } from '../../../shared/clock'
import { tellLeftovers } from './leftovers'
import { createReportSender } from './report-sender'
import { reportStore } from './report-store'

const send = createReportSender({
  store: reportStore,
  send: (report) => api.interview.integrity.report(report),
  nowMs,
})

let hasLookedBack = false

/** After a take, when the line is back, and on any later visit. */
export function sendReports(): Promise<void> {
  // Once: later in this page's life what is kept so far is of a take that still goes on.
  if (!hasLookedBack) tellLeftovers()
  hasLookedBack = true
  return send()
}
