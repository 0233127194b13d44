import { api } from '../../../../shared/api/client'
import { faultStore } from '../../../../shared/media/faults/fault-store'
import { retryUntilResponse } from '../session/retry-until-response'

interface DeclaredTake {
  sessionId: string
  answerId: string
  take: number
  segmentCount: number
}

/** Reports how many segments a take has and what went wrong, so that the server attaches the recording to the answer. */
export async function declareTake({ sessionId, answerId, take, segmentCount }: DeclaredTake): Promise<void> {
  const faults = faultStore.read({ sessionId, answerId, take })?.spans ?? []
  try {
    await retryUntilResponse(() => api.interview.chat.video({ sessionId, answerId, take, segmentCount, faults }))
  } catch {
    // The uploads attach by themselves when they are sealed; the count only says how many to wait for.
  }
}
