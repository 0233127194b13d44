import { useEffect, useState } from 'react'
import { monotonicMs } from '../../../../shared/clock'
import type { InterviewerVoice } from '../session/use-interviewer'

/** An answer that begins before the question has ended is recorded from so long before its end on. */
const BEFORE_END_MS = 1500

/** The present question is about to end, or has ended. Where its length is not known: its last part has begun. */
export function useClosing({ isQuestionAsked, isQuestionClosing, saying }: InterviewerVoice): boolean {
  const [isDue, setIsDue] = useState(false)
  const endsAtMs = saying?.durationMs == null ? null : saying.startedAtMs + saying.durationMs
  const isSaying = saying !== null
  useEffect(() => {
    setIsDue(false)
    if (!isQuestionClosing || !isSaying) return
    const waitMs = endsAtMs === null ? 0 : Math.max(0, endsAtMs - BEFORE_END_MS - monotonicMs())
    const timer = setTimeout(() => setIsDue(true), waitMs)
    return () => clearTimeout(timer)
  }, [isQuestionClosing, isSaying, endsAtMs])
  return isQuestionAsked || isDue
}
