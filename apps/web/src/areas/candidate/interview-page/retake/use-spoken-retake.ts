import type { InterviewIntro } from '@candor/contract'
import { type RefObject, useState } from 'react'
import { api } from '../../../../shared/api/client'
import { draftOf } from '../../draft'
import { handIn } from '../answer/commit-spoken-answer'
import { signalsWish } from '../answer/integrity/signals-wish'
import { useRecordedTake } from '../answer/use-recorded-take'
import type { SpokenAnswer } from '../answer/use-spoken-answer'
import { useTypedAnswer } from '../answer/use-typed-answer'
import { useWordSource } from '../answer/use-word-source'
import type { Retake } from '../finish/retake-outcome'
import type { LiveSession } from '../session/use-session'

interface Input {
  intro: InterviewIntro
  live: LiveSession
  retake: Retake
  /** "Start recording" was pressed. */
  isStarted: boolean
  /** One's own picture, as it is shown. */
  video: RefObject<HTMLVideoElement | null>
}

/** The parts of a spoken answer in the room, put together for one that is given anew: nothing asks, and another call commits. */
export function useSpokenRetake({ intro, live, retake, isStarted, video }: Input): SpokenAnswer {
  const { session, command } = live
  const { id: sessionId, language } = session
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const source = useWordSource({ intro, language, isRefused: draftOf(intro.linkId).isTranscriptionRefused() })
  const { recording, faults, heard, ...devices } = useRecordedTake({
    live,
    current: retake,
    isAsked: isStarted,
    isBusy,
    language: source === 'device' ? language : null,
    video,
    signals: signalsWish(intro, session),
  })
  const typed = useTypedAnswer({ current: retake, send: () => Promise.resolve(session) })
  const canFinish = isStarted && !isBusy && (recording.isOn || typed.canSend)
  const done = async () => {
    if (!canFinish) return
    setIsBusy(true)
    setError(null)
    try {
      await handIn(
        { sessionId, current: retake, take: { recording, faults, heard }, source, typed: typed.text },
        (turn) => command(() => api.interview.retake.submit(turn)),
      )
    } catch (cause) {
      setError(cause)
    } finally {
      setIsBusy(false)
    }
  }
  return { ...devices, recording, faults, source, heard, typed, isBusy, error, canFinish, done }
}
