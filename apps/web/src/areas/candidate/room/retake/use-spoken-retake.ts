import type { InterviewIntro } from '@candor/contract'
import { useState } from 'react'
import { api } from '../../../../shared/api/client'
import { useCapture } from '../../../../shared/media/devices/use-capture'
import { useSpool } from '../../../../shared/media/spool/use-spool'
import { draftOf } from '../../draft'
import { spokenTurn } from '../answer/spoken-turn'
import { keepTyped } from '../answer/typed-draft'
import { useHeard } from '../answer/use-heard'
import { useRecording } from '../answer/use-recording'
import type { SpokenAnswer } from '../answer/use-spoken-answer'
import { useTypedAnswer } from '../answer/use-typed-answer'
import { useWordSource } from '../answer/use-word-source'
import type { Retake } from '../finish/retake-return'
import type { LiveSession } from '../session/use-session'

interface Input {
  intro: InterviewIntro
  live: LiveSession
  retake: Retake
  /** "Start recording" was pressed. */
  isStarted: boolean
}

/** The parts of a spoken answer in the room, put together for one that is given anew: nothing asks, and another call commits. */
export function useSpokenRetake({ intro, live, retake, isStarted }: Input): SpokenAnswer {
  const { session, command } = live
  const { id: sessionId, language } = session
  const capture = useCapture(true)
  const spool = useSpool(sessionId)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isHeldElsewhere = spool.heldElsewhere.includes(sessionId)
  const isFull = spool.lostKey?.startsWith(`${sessionId}/`) ?? false
  const recording = useRecording({
    sessionId,
    current: retake,
    stream: capture.isReady ? capture.stream : null,
    isWanted: isStarted && spool.isReady && !isHeldElsewhere && !isFull,
  })
  const source = useWordSource({ intro, language, isRefused: draftOf(intro.linkId).isTranscriptionRefused() })
  const heard = useHeard({
    answerId: `${retake.answerId} ${retake.take}`,
    stream: capture.stream,
    isOn: recording.isOn,
    language: source === 'device' ? language : null,
    elapsedMs: recording.elapsedMs,
  })
  const typed = useTypedAnswer({ current: retake, send: () => Promise.resolve(session) })
  const canFinish = isStarted && !isBusy && (recording.isOn || typed.canSend)
  const done = async () => {
    if (!canFinish) return
    setIsBusy(true)
    setError(null)
    try {
      const recorded = await recording.stop()
      const { segments, speechMs } = heard
      const turn = spokenTurn(sessionId, retake, { source, typed: typed.text, heard: segments, speechMs, recorded })
      await command(() => api.interview.retake.submit(turn))
      keepTyped(retake.answerId, '')
    } catch (cause) {
      setError(cause)
      recording.resume()
    } finally {
      setIsBusy(false)
    }
  }
  return { capture, spool, recording, source, heard, typed, isBusy, error, canFinish, done, isFull, isHeldElsewhere }
}
