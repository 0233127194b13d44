import { hasBegun, hasEnded } from '@candor/domain'
import { useEffect, useRef } from 'react'
import { api } from '../../../shared/api/client'
import type { InterviewSession } from './session/use-session'

/** The server accepts captured answers for two minutes after the end. Half a minute of it is left to finish a sentence. */
const FINISH_AFTER_MS = 30_000

interface Input {
  session: Pick<InterviewSession, 'snapshot' | 'command'>
  leftMs: number
  /** True: there is an answer that can be sent. */
  canFinish: boolean
  /** True: an answer is being sent. */
  isBusy: boolean
  finish: () => unknown
}

/** When the time is over, commits the current answer automatically, or ends the interview if there is none. */
export function useTimeUp({ session, leftMs, canFinish, isBusy, finish }: Input): boolean {
  const { snapshot, command } = session
  const isTimeUp = leftMs <= 0 && snapshot.current !== null && hasBegun(snapshot) && !hasEnded(snapshot)
  const { id } = snapshot
  const end = () => {
    if (canFinish) void finish()
    else void command(() => api.interview.chat.end({ sessionId: id })).catch(() => {})
  }
  const latest = useRef({ isBusy, end })
  latest.current = { isBusy, end }
  const overdueId = useRef<string | null>(null)
  useEffect(() => {
    if (!isTimeUp) return
    const timer = setTimeout(() => {
      if (latest.current.isBusy) overdueId.current = id
      else latest.current.end()
    }, FINISH_AFTER_MS)
    return () => {
      clearTimeout(timer)
      overdueId.current = null
    }
  }, [isTimeUp, id])
  useEffect(() => {
    // The end of the interview must not overtake an answer that a lost network delays.
    if (isBusy || overdueId.current === null) return
    overdueId.current = null
    latest.current.end()
  }, [isBusy])
  return isTimeUp
}
