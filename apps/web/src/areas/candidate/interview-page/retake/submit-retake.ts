import type { Session, Turn } from '@candor/contract'
import { api } from '../../../../shared/api/client'
import type { InterviewSession } from '../session/use-session'
import { clearPendingRetake, savePendingRetake } from './pending-retake'

/** Sends a retake and keeps its payload over a reload until the server has accepted or refused it. */
export async function submitRetake({ command }: Pick<InterviewSession, 'command'>, turn: Turn): Promise<Session> {
  savePendingRetake(turn)
  try {
    return await command(() => api.interview.retake.submit(turn))
  } finally {
    clearPendingRetake(turn.sessionId)
  }
}
