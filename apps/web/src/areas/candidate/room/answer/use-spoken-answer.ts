import { type RefObject, useEffect, useRef, useState } from 'react'
import { draftOf } from '../../draft'
import type { Lane } from '../../lane'
import type { LiveProps } from '../live-props'
import { sendTurn } from '../session/send-turn'
import { useBargeIn } from '../voice/use-barge-in'
import { declareTake } from './declare-take'
import { handIn } from './hand-in'
import { segmentsHere } from './segments-here'
import type { WordSource } from './spoken-turn'
import { useHold } from './use-hold'
import { useRecordedTake } from './use-recorded-take'
import { useToldSpeech } from './use-told-speech'
import { useTurnNews } from './use-turn-news'
import { useTypedAnswer } from './use-typed-answer'
import { useWordSource } from './use-word-source'

type Turn = LiveProps['live']['session']['current']

const idOf = (current: Turn): string | null => (current === null ? null : `${current.answerId}-${current.take}`)

/** The last that was not null: an answer that has begun is not ended by the interviewer's saying something more. */
function useLatch(id: string | null): string | null {
  const last = useRef(id)
  if (id !== null) last.current = id
  return last.current
}

/** The interviewer may be spoken over where hands are free: who does, has the turn. */
function useEarlyAnswer({ live, voice, lane }: LiveProps, isEnding: boolean) {
  const { current } = live.session
  const isHandsFree = lane === 'live'
  const onTake = useRef<(pageMs: number) => number>(() => 0)
  const bargeIn = useBargeIn({
    voice,
    isOn: isHandsFree && !isEnding,
    turn: current?.turn ?? null,
    onBargeIn: (atMs) => {
      const { turn, take } = current ?? { turn: 0, take: 0 }
      if (turn > 0 && !voice.isQuestionAsked)
        live.link.send({ type: 'bargedIn', turn, take, atMs: onTake.current(atMs) })
      voice.skip()
    },
  })
  const isOpen = voice.isQuestionAsked || (isHandsFree && (bargeIn.isEarly || voice.isQuestionClosing))
  return { ...bargeIn, isAsked: useLatch(isOpen ? idOf(current) : null) === idOf(current), onTake }
}

interface EndInput {
  live: LiveProps['live']
  take: Pick<ReturnType<typeof useRecordedTake>, 'recording' | 'faults'>
  isHandingIn: boolean
  ending: string | null
  setEnding: (id: string | null) => void
}

/** The server ends an answer by itself, after a silence or at the end of the time: the recording ends with it. */
function useEndByServer({ live, take, isHandingIn, ending, setEnding }: EndInput) {
  const { link, session } = live
  const { current, id: sessionId } = session
  const { recording, faults } = take
  const end = async () => {
    if (isHandingIn || current === null || ending === idOf(current)) return
    const { answerId, turn, take: number } = current
    setEnding(idOf(current))
    const { segmentCount, durationMs } = await recording.stop()
    link.send({ type: 'segments', turn, take: number, durationMs, segmentCount })
    void faults.flush()
    await declareTake({ sessionId, answerId, take: number, segmentCount })
  }
  return useTurnNews({
    link,
    current,
    onOver: () => void end(),
    onRefused: () => {
      if (ending === null) return
      setEnding(null)
      recording.resume()
    },
  })
}

type Take = ReturnType<typeof useRecordedTake>

interface Words {
  source: WordSource
  typed: string
  lane: 'chat' | 'live'
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
  const { intro, live, voice, lane } = props
  const { session, link } = live
  const { current, id: sessionId } = session
  const [ending, setEnding] = useState<string | null>(null)
  const { isHandingIn, error, hand } = useHandIn(live)
  const isBusy = isHandingIn || (ending !== null && ending === idOf(current))
  const isRefused = draftOf(intro.linkId).isTranscriptionRefused()
  const source = useWordSource({ intro, language: session.language, isRefused })
  const early = useEarlyAnswer(props, isBusy)
  const language = source === 'device' ? session.language : null
  const take = useRecordedTake({ live, current, isAsked: early.isAsked, isBusy, language, video })
  const { recording, faults, heard, ...devices } = take
  const stream = devices.capture.isReady ? devices.capture.stream : null
  const { segments } = heard
  const told = useToldSpeech({ link, current, recording, stream, source, segments, onFrame: early.onFrame })
  early.onTake.current = told.onTake
  const { isDeviceLost, isFull } = devices
  const hold = useHold({ link, isDeviceLost, isFull, isHandsFree: lane === 'live' })
  const news = useEndByServer({ live, take, isHandingIn, ending, setEnding })
  const typed = useTypedAnswer({ current, send: () => Promise.resolve(session) })
  useDeclareLeftovers({ sessionId, current })
  const canFinish = current !== null && !isBusy && voice.isQuestionAsked && (recording.isOn || typed.canSend)
  const done = async () => {
    if (!canFinish) return
    await hand(take, { source, typed: typed.text, lane: spokenLane(lane), speechMs: told.speechMs() })
  }
  const own = { recording, faults, source, heard, typed, isBusy, error, canFinish, done }
  return { ...devices, ...own, news, hold, hears: told.hears, isEchoHigh: early.isEchoHigh }
}
/** With what only the interviewer's presence makes: whose turn it is, and how long a silence may last. */
export type RoomAnswer = ReturnType<typeof useSpokenAnswer>
/** An answer that is spoken to nobody has no such things. */
export type SpokenAnswer = Omit<RoomAnswer, 'news' | 'hold' | 'hears' | 'isEchoHigh'>

const spokenLane = (lane: Lane): 'chat' | 'live' => (lane === 'live' ? 'live' : 'chat')

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
