import { api } from '../api/client'
import { nowMs } from '../clock'
import { createReportSender } from './report-sender'
import { reportStore } from './report-store'

/** After a take, when the line is back, and on any later visit. */
export const sendReports = createReportSender({
  store: reportStore,
  send: (report) => api.interview.integrity.report(report),
  nowMs,
})
