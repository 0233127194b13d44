import { ApiError } from '../../api/api-error'
import { api } from '../../api/client'
import { nowMs } from '../../clock'
import { faultStore } from './fault-store'
import type { FaultReport, SendResult } from './take-faults'

/** Whether a retry may help: the cause is the network, the server's health or a rate limit. */
const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

/** Sends all spans of a take each time, so that a lost or repeated message does no harm. */
export async function sendFaults(report: FaultReport): Promise<SendResult> {
  try {
    await api.interview.chat.video(report)
    return 'sent'
  } catch (error) {
    return isRetryable(error) ? 'retryLater' : 'refused'
  }
}

/** Sends, on a later visit, the faults that an earlier page could not report. */
export async function sendSavedFaults(): Promise<void> {
  for (const saved of faultStore.unsent(nowMs())) {
    const { sessionId, answerId, take, segmentCount, spans } = saved
    const result = await sendFaults({ sessionId, answerId, take, segmentCount, faults: spans })
    if (result === 'sent') faultStore.save({ ...saved, isSent: true })
    if (result === 'refused') faultStore.drop(saved)
  }
}
