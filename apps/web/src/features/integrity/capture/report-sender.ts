import type { IntegrityReport } from '@candor/contract'
import { ApiError } from '../../../shared/api/api-error'
import type { ReportStore } from './report-store'

/** Whether a retry may help: a lost connection, a failing server, or too many requests. */
const mayHelp = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500 || error.status === 429

interface ReportSenderDeps {
  store: ReportStore
  send: (report: IntegrityReport) => Promise<unknown>
  nowMs: () => number
}

/** Sends all unsent reports in turn. Failed ones stay for the next occasion. Never rejects. */
export function createReportSender({ store, send, nowMs }: ReportSenderDeps): () => Promise<void> {
  let queue: Promise<void> = Promise.resolve()
  const sendAll = async () => {
    for (const report of store.listUnsent(nowMs())) {
      try {
        await send(report)
      } catch (error) {
        if (mayHelp(error)) return
      }
      store.delete(report)
    }
  }
  return () => {
    queue = queue.then(sendAll)
    return queue
  }
}
