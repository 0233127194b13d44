import type { InterviewIntro } from '@candor/contract'
import { type RefObject, useState } from 'react'
import { openDraft } from '../../draft'
import { commitSpokenAnswer } from '../answer/commit-spoken-answer'
import { getSignalsChoice } from '../answer/integrity/signals-choice'
import { useRecordedTake } from '../answer/use-recorded-take'
import type { SpokenAnswer } from '../answer/use-spoken-answer'
import { useTranscriptSource } from '../answer/use-transcript-source'
import { useTypedAnswer } from '../answer/use-typed-answer'
import type { Retake } from '../finish/retake-outcome'
import type { InterviewSession } from '../session/use-session'
import { submitRetake } from './submit-retake'

interface Input {
  intro: InterviewIntro
  session: InterviewSession
  retake: Retake
  /** "Start recording" was pressed. */
  isStarted: boolean
  /** The element that shows the candidate's own picture. */
  video: RefObject<HTMLVideoElement | null>
}

/** A spoken answer for a retake: no interviewer speaks, and another route commits it. */
export function useSpokenRetake({ intro, session, retake, isStarted, video }: Input): SpokenAnswer {
  const { snapshot } = session
  const { id: sessionId, language } = snapshot
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const source = useTranscriptSource({ intro, language, isRefused: openDraft(intro.linkId).isTranscriptionRefused() })
  const { recording, faults, speech, ...devices } = useRecordedTake({
    session,
    current: retake,
    isAsked: isStarted,
    isBusy,
    language: source === 'device' ? language : null,
    video,
    signals: getSignalsChoice(intro, snapshot),
  })
  const typed = useTypedAnswer({ current: retake, send: () => Promise.resolve(snapshot) })
  const canFinish = isStarted && !isBusy && (recording.isOn || typed.canSend)
  const finish = async () => {
    if (!canFinish) return
    setIsBusy(true)
    setError(null)
    try {
      await commitSpokenAnswer(
        { sessionId, current: retake, take: { recording, faults, speech }, source, typed: typed.text },
        (turn) => submitRetake(session, turn),
      )
    } catch (cause) {
      setError(cause)
    } finally {
      setIsBusy(false)
    }
  }
  return { ...devices, recording, faults, source, speech, typed, isBusy, error, canFinish, finish }
}
