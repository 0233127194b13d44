import { hasBegun, hasEnded } from '@candor/domain'
import { useEffect, useRef } from 'react'
import { api } from '../../../shared/api/client'
import type { InterviewSession } from './session/use-session'

/** What was captured before the end of the time is accepted for two minutes; half a minute is left to finish a sentence. */
const FINISH_AFTER_MS = 30_000

interface Input {
  session: Pick<InterviewSession, 'snapshot' | 'command'>
  leftMs: number
  /** There is an answer that can be sent. */
  canFinish: boolean
  finish: () => unknown
}

/** At the end of the time: what there is goes to the server by itself, and without an answer the interview ends. */
export function useTimeUp({ session, leftMs, canFinish, finish }: Input): boolean {
  const { snapshot, command } = session
  const isTimeUp = leftMs <= 0 && snapshot.current !== null && hasBegun(snapshot) && !hasEnded(snapshot)
  const latest = useRef({ canFinish, finish })
  latest.current = { canFinish, finish }
  const { id } = snapshot
  useEffect(() => {
    if (!isTimeUp) return
    const end = () => {
      if (latest.current.canFinish) void latest.current.finish()
      else void command(() => api.interview.chat.end({ sessionId: id })).catch(() => {})
    }
    const timer = setTimeout(end, FINISH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isTimeUp, id, command])
  return isTimeUp
}
