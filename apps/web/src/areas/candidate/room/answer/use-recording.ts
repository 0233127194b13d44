import type { CurrentTurn } from '@candor/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { nowMs } from '../../../../shared/clock'
import { type AnswerRecorder, type Recorded, recordAnswer } from '../../../../shared/media/recorder/answer-recorder'
import { spoolClient } from '../../../../shared/media/spool/spool-client'

interface Input {
  sessionId: string
  current: CurrentTurn | null
  stream: MediaStream | null
  /** The question was asked, the spool is ready, nothing speaks against it. */
  isWanted: boolean
}

export interface Recording {
  isOn: boolean
  /** The recorder could not be started at all. */
  hasFailed: boolean
  /** Ends the take's recording for now; `resume` goes on with its next segment. */
  stop: () => Promise<Recorded>
  resume: () => void
  elapsedMs: () => number
}

const nothing: Recorded = { segmentCount: 0, durationMs: 0 }
const RESTART_MS = 500

/** Records the present answer while it is wanted; a recorder that breaks is followed by the next segment of the same answer. */
export function useRecording({ sessionId, current, stream, isWanted }: Input): Recording {
  const running = useRef<AnswerRecorder | null>(null)
  const [isOn, setIsOn] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [round, setRound] = useState({ nth: 0, isHeld: false })
  const answerId = current?.answerId
  const take = current?.take
  const { nth, isHeld } = round
  const isDue = isWanted && !isHeld && stream !== null && answerId !== undefined && take !== undefined
  useEffect(() => {
    if (!isDue || nth < 0) return
    let restart = 0
    const recorder = recordAnswer(
      { sessionId, answerId, take },
      {
        stream,
        client: spoolClient(),
        nowMs,
        onBroken: () => {
          setIsOn(false)
          restart = window.setTimeout(() => setRound((now) => ({ ...now, nth: now.nth + 1 })), RESTART_MS)
        },
      },
    )
    running.current = recorder
    setIsOn(recorder !== null)
    setHasFailed(recorder === null)
    return () => {
      clearTimeout(restart)
      setIsOn(false)
      // What was recorded is finished and uploaded whatever becomes of this page.
      if (running.current === recorder && recorder) void recorder.stop()
      running.current = null
    }
  }, [isDue, nth, sessionId, answerId, take, stream])
  const stop = useCallback(async () => {
    const recorder = running.current
    running.current = null
    const recorded = recorder === null ? nothing : await recorder.stop()
    setRound((now) => ({ ...now, isHeld: true }))
    return recorded
  }, [])
  useEffect(() => {
    // A new question is a new recording.
    if (answerId !== undefined) setRound((now) => (now.isHeld ? { nth: now.nth + 1, isHeld: false } : now))
  }, [answerId])
  return {
    isOn,
    hasFailed,
    stop,
    resume: useCallback(() => setRound((now) => ({ nth: now.nth + 1, isHeld: false })), []),
    elapsedMs: useCallback(() => Math.max(0, nowMs() - (running.current?.answerStartedAtMs ?? nowMs())), []),
  }
}
