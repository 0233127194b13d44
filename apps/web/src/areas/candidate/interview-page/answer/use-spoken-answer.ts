import { isHandsFreeMode } from '@candor/domain'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { openDraft } from '../../draft'
import type { InterviewMode } from '../../mode'
import type { ActiveInterviewProps } from '../active-interview-props'
import { sendTurn } from '../session/send-turn'
import { commitSpokenAnswer } from './commit-spoken-answer'
import { countLocalSegments } from './count-local-segments'
import { declareTake } from './declare-take'
import { getSignalsChoice } from './integrity/signals-choice'
import type { TranscriptSource } from './spoken-turn'
import { formatTakeId } from './take-id'
import { useEarlyAnswer } from './use-early-answer'
import { useEndByServer } from './use-end-by-server'
import { useRecordedTake } from './use-recorded-take'
import { useReportHold } from './use-report-hold'
import { useSpeechReporting } from './use-speech-reporting'
import { useTranscriptSource } from './use-transcript-source'
import { useTypedAnswer } from './use-typed-answer'

type Turn = ActiveInterviewProps['session']['snapshot']['current']

type Take = ReturnType<typeof useRecordedTake>

interface Words {
  source: TranscriptSource
  typed: string
  mode: 'chat' | 'live'
  speechMs: number
}

/** Commits the answer when the candidate ends it with the button or the space bar. */
function useCommit(session: ActiveInterviewProps['session']) {
  const { current, id: sessionId } = session.snapshot
  const [isCommitting, setIsCommitting] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const answerId = current?.answerId
  useEffect(() => {
    if (answerId !== undefined) setError(null)
  }, [answerId])
  const commit = async (take: Take, spoken: Words) => {
    if (current === null) return
    setIsCommitting(true)
    setError(null)
    try {
      await commitSpokenAnswer({ sessionId, current, take, ...spoken }, (turn) => sendTurn(session, turn))
    } catch (cause) {
      setError(cause)
    } finally {
      setIsCommitting(false)
    }
  }
  return { isHandingIn: isCommitting, error, hand: commit }
}

/** Combines all parts of a spoken answer: devices, recording, speech, faults, words and the commit. */
export function useSpokenAnswer(props: ActiveInterviewProps, video: RefObject<HTMLVideoElement | null>) {
  const { intro, session, voice, mode } = props
  const { snapshot, realtime } = session
  const { current, id: sessionId } = snapshot
  const [ending, setEnding] = useState<string | null>(null)
  const { isHandingIn: isCommitting, error, hand: commit } = useCommit(session)
  const isBusy = isCommitting || (ending !== null && ending === formatTakeId(current))
  const isRefused = openDraft(intro.linkId).isTranscriptionRefused()
  const source = useTranscriptSource({ intro, language: snapshot.language, isRefused })
  const early = useEarlyAnswer(props, isBusy)
  const language = source === 'device' ? snapshot.language : null
  const signals = getSignalsChoice(intro, snapshot)
  const take = useRecordedTake({ session, current, isAsked: early.isAsked, isBusy, language, video, signals })
  const { recording, faults, speech, ...devices } = take
  const stream = devices.capture.isReady ? devices.capture.stream : null
  const { segments } = speech
  const reporting = useSpeechReporting({
    realtime,
    current,
    recording,
    stream,
    source,
    segments,
    onFrame: early.onFrame,
  })
  early.onTake.current = reporting.toTakeMs
  const { isDeviceLost, isFull } = devices
  const hold = useReportHold({ realtime, isDeviceLost, isFull, isHandsFree: isHandsFreeMode(mode) })
  const updates = useEndByServer({ session, take, isCommitting, ending, setEnding })
  const typed = useTypedAnswer({ current, send: () => Promise.resolve(snapshot) })
  useDeclareLeftovers({ sessionId, current })
  const canFinish = current !== null && !isBusy && voice.isQuestionAsked && (recording.isOn || typed.canSend)
  const finish = async () => {
    if (!canFinish) return
    await commit(take, { source, typed: typed.text, mode: toSpokenMode(mode), speechMs: reporting.speechMs() })
  }
  const common = { recording, faults, source, speech, typed, isBusy, error, canFinish, finish }
  return { ...devices, ...common, updates, hold, hears: reporting.hears, isEchoHigh: early.isEchoHigh }
}
/** Includes what only an interviewer adds: whose turn it is, and how long a silence may last. */
export type InterviewAnswer = ReturnType<typeof useSpokenAnswer>
/** A retake has no interviewer, so it has no turn-taking. */
export type SpokenAnswer = Omit<InterviewAnswer, 'updates' | 'hold' | 'hears' | 'isEchoHigh'>

const toSpokenMode = (mode: InterviewMode): 'chat' | 'live' => (isHandsFreeMode(mode) ? 'live' : 'chat')

/** When the candidate switches to typing in mid-answer, reports what was recorded so far, so that it stays with the answer. */
function useDeclareLeftovers({ sessionId, current }: { sessionId: string; current: Turn }): void {
  const latest = useRef({ sessionId, current })
  latest.current = { sessionId, current }
  useEffect(
    () => () => {
      const { current: left, sessionId: id } = latest.current
      const segmentCount = left === null ? 0 : countLocalSegments(left)
      if (left !== null && segmentCount > 0) {
        void declareTake({ sessionId: id, answerId: left.answerId, take: left.take, segmentCount })
      }
    },
    [],
  )
}
