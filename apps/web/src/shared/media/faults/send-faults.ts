import { ApiError } from '../../api/api-error'
import { api } from '../../api/client'
import { nowMs } from '../../clock'
import { faultStore } from './fault-store'
import type { FaultReport, SendResult } from './take-faults'

/** Whether the same again may help: the line, the server's health, or too many at once. */
const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

/** All spans of a take each time: a message that is lost, or comes twice, costs nothing. */
export async function sendFaults(report: FaultReport): Promise<SendResult> {
  try {
    await api.interview.chat.video(report)
    return 'sent'
  } catch (error) {
    return isRetryable(error) ? 'kept' : 'refused'
  }
}

/** On a later visit: what an earlier page noticed and could not say any more. */
export async function sendSavedFaults(): Promise<void> {
  for (const saved of faultStore.unsent(nowMs())) {
    const { sessionId, answerId, take, segmentCount, spans } = saved
    const result = await sendFaults({ sessionId, answerId, take, segmentCount, faults: spans })
    if (result === 'sent') faultStore.save({ ...saved, isSent: true })
    if (result === 'refused') faultStore.drop(saved)
  }
}
