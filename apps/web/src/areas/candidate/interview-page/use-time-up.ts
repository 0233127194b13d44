import { useEffect, useRef } from 'react'
import { api } from '../../../shared/api/client'
import type { LiveSession } from './session/use-session'

/** What was captured before the end of the time is accepted for two minutes; half a minute is left to finish a sentence. */
const FINISH_AFTER_MS = 30_000

interface Input {
  live: LiveSession
  leftMs: number
  /** There is an answer that can be sent. */
  canFinish: boolean
  finish: () => unknown
}

/** At the end of the time: what there is goes to the server by itself, and without an answer the interview ends. */
export function useTimeUp({ live, leftMs, canFinish, finish }: Input): boolean {
  const { session, command } = live
  const isTimeUp = leftMs <= 0 && session.current !== null && session.state !== 'ended' && session.state !== 'created'
  const latest = useRef({ canFinish, finish })
  latest.current = { canFinish, finish }
  const { id } = session
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
