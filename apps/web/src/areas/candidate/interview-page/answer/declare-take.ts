import { api } from '../../../../shared/api/client'
import { faultStore } from '../../../../shared/media/faults/fault-store'
import { untilAnswered } from '../session/retry-until-response'

interface DeclaredTake {
  sessionId: string
  answerId: string
  take: number
  segmentCount: number
}

/** Says how many recorded segments a take has and what went wrong, so that the recording is kept with the answer. */
export async function declareTake({ sessionId, answerId, take, segmentCount }: DeclaredTake): Promise<void> {
  const faults = faultStore.read({ sessionId, answerId, take })?.spans ?? []
  try {
    await untilAnswered(() => api.interview.chat.video({ sessionId, answerId, take, segmentCount, faults }))
  } catch {
    // The uploads attach by themselves when they are sealed; the count only says how many to wait for.
  }
}
