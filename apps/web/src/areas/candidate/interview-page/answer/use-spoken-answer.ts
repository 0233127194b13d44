import { type RefObject, useEffect, useRef, useState } from 'react'
import { draftOf } from '../../draft'
import type { InterviewMode } from '../../mode'
import type { LiveProps } from '../active-interview-props'
import { sendTurn } from '../session/send-turn'
import { handIn } from './commit-spoken-answer'
import { segmentsHere } from './count-local-segments'
import { declareTake } from './declare-take'
import { signalsWish } from './integrity/signals-wish'
import type { WordSource } from './spoken-turn'
import { takeIdOf } from './take-id'
import { useEarlyAnswer } from './use-early-answer'
import { useEndByServer } from './use-end-by-server'
import { useRecordedTake } from './use-recorded-take'
import { useHold } from './use-report-hold'
import { useToldSpeech } from './use-speech-reporting'
import { useTypedAnswer } from './use-typed-answer'
import { useWordSource } from './use-word-source'

type Turn = LiveProps['live']['session']['current']

type Take = ReturnType<typeof useRecordedTake>

interface Words {
  source: WordSource
  typed: string
  mode: 'chat' | 'live'
  speechMs: number
}

/** The end by the candidate: the button, or the space bar. */
function useHandIn(live: LiveProps['live']) {
  const { current, id: sessionId } = live.session
  const [isHandingIn, setIsHandingIn] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const answerId = current?.answerId
  useEffect(() => {
    if (answerId !== undefined) setError(null)
  }, [answerId])
  const hand = async (take: Take, spoken: Words) => {
    if (current === null) return
    setIsHandingIn(true)
    setError(null)
    try {
      await handIn({ sessionId, current, take, ...spoken }, (turn) => sendTurn(live, turn))
    } catch (cause) {
      setError(cause)
    } finally {
      setIsHandingIn(false)
    }
  }
  return { isHandingIn, error, hand }
}

/** Everything of a spoken answer: devices, recording, what is heard, what goes wrong, words, and the end of it. */
export function useSpokenAnswer(props: LiveProps, video: RefObject<HTMLVideoElement | null>) {
  const { intro, live, voice, mode } = props
  const { session, link } = live
  const { current, id: sessionId } = session
  const [ending, setEnding] = useState<string | null>(null)
  const { isHandingIn, error, hand } = useHandIn(live)
  const isBusy = isHandingIn || (ending !== null && ending === takeIdOf(current))
  const isRefused = draftOf(intro.linkId).isTranscriptionRefused()
  const source = useWordSource({ intro, language: session.language, isRefused })
  const early = useEarlyAnswer(props, isBusy)
  const language = source === 'device' ? session.language : null
  const signals = signalsWish(intro, session)
  const take = useRecordedTake({ live, current, isAsked: early.isAsked, isBusy, language, video, signals })
  const { recording, faults, heard, ...devices } = take
  const stream = devices.capture.isReady ? devices.capture.stream : null
  const { segments } = heard
  const told = useToldSpeech({ link, current, recording, stream, source, segments, onFrame: early.onFrame })
  early.onTake.current = told.onTake
  const { isDeviceLost, isFull } = devices
  const hold = useHold({ link, isDeviceLost, isFull, isHandsFree: mode === 'live' })
  const news = useEndByServer({ live, take, isHandingIn, ending, setEnding })
  const typed = useTypedAnswer({ current, send: () => Promise.resolve(session) })
  useDeclareLeftovers({ sessionId, current })
  const canFinish = current !== null && !isBusy && voice.isQuestionAsked && (recording.isOn || typed.canSend)
  const done = async () => {
    if (!canFinish) return
    await hand(take, { source, typed: typed.text, mode: spokenMode(mode), speechMs: told.speechMs() })
  }
  const own = { recording, faults, source, heard, typed, isBusy, error, canFinish, done }
  return { ...devices, ...own, news, hold, hears: told.hears, isEchoHigh: early.isEchoHigh }
}
/** With what only the interviewer's presence makes: whose turn it is, and how long a silence may last. */
export type RoomAnswer = ReturnType<typeof useSpokenAnswer>
/** An answer that is spoken to nobody has no such things. */
export type SpokenAnswer = Omit<RoomAnswer, 'news' | 'hold' | 'hears' | 'isEchoHigh'>

const spokenMode = (mode: InterviewMode): 'chat' | 'live' => (mode === 'live' ? 'live' : 'chat')

/** Going over to typing in mid-answer: what was recorded of it is told to the server, so that it is kept with the answer. */
function useDeclareLeftovers({ sessionId, current }: { sessionId: string; current: Turn }): void {
  const latest = useRef({ sessionId, current })
  latest.current = { sessionId, current }
  useEffect(
    () => () => {
      const { current: left, sessionId: id } = latest.current
      const segmentCount = left === null ? 0 : segmentsHere(left)
      if (left !== null && segmentCount > 0) {
        void declareTake({ sessionId: id, answerId: left.answerId, take: left.take, segmentCount })
      }
    },
    [],
  )
}
