import { useRef, useState } from 'react'
import { api } from '../../../../shared/api/client'
import type { InterviewSession } from '../session/use-session'

export interface RetakeActions {
  /** The answer whose command is running. */
  busyId: string | null
  /** The refused command's error, and its answer. */
  refused: { answerId: string; error: unknown } | null
  start: (answerId: string) => Promise<void>
  revert: (answerId: string) => Promise<void>
}

/** Begins a retake or restores the earlier take. Both return the session, which decides what is shown next. */
export function useRetakeActions({ snapshot, command }: Pick<InterviewSession, 'snapshot' | 'command'>): RetakeActions {
  const [busyId, setBusyId] = useState<string | null>(null)
  const [refused, setRefused] = useState<RetakeActions['refused']>(null)
  /** A second press may arrive before the first one is rendered. */
  const running = useRef<string | null>(null)
  const act = (send: typeof api.interview.retake.start) => async (answerId: string) => {
    if (running.current !== null) return
    running.current = answerId
    setBusyId(answerId)
    setRefused(null)
    try {
      await command(() => send({ sessionId: snapshot.id, answerId }))
    } catch (error) {
      setRefused({ answerId, error })
    } finally {
      running.current = null
      setBusyId(null)
    }
  }
  return { busyId, refused, start: act(api.interview.retake.start), revert: act(api.interview.retake.revert) }
}
