import { useEffect, useRef, useState } from 'react'
import { api } from '../../../../shared/api/client'
import { useCapture } from '../../../../shared/media/devices/use-capture'
import { useSpool } from '../../../../shared/media/spool/use-spool'
import { draftOf } from '../../draft'
import type { LiveProps } from '../live-props'
import { spokenTurn } from './spoken-turn'
import { keepTyped } from './typed-draft'
import { useHeard } from './use-heard'
import { useRecording } from './use-recording'
import { useTypedAnswer } from './use-typed-answer'
import { useWordSource } from './use-word-source'

/** Everything of a spoken answer: devices, recording, what is heard, words, and the end of it. */
export function useSpokenAnswer({ intro, live, voice }: LiveProps) {
  const { session, command } = live
  const { current, id: sessionId } = session
  const capture = useCapture(true)
  const spool = useSpool(sessionId)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isHeldElsewhere = spool.heldElsewhere.includes(sessionId)
  const isFull = spool.lostKey?.startsWith(`${sessionId}/`) ?? false
  const recording = useRecording({
    sessionId,
    current,
    stream: capture.isReady ? capture.stream : null,
    isWanted: voice.isQuestionAsked && spool.isReady && !isHeldElsewhere && !isFull,
  })
  const isRefused = draftOf(intro.linkId).isTranscriptionRefused()
  const source = useWordSource({ intro, language: session.language, isRefused })
  const heard = useHeard({
    answerId: current?.answerId ?? null,
    stream: capture.stream,
    isOn: recording.isOn,
    language: source === 'device' ? session.language : null,
    elapsedMs: recording.elapsedMs,
  })
  const typed = useTypedAnswer({ current, send: () => Promise.resolve(session) })
  useDeclareLeftovers({ sessionId, current })
  const answerId = current?.answerId
  useEffect(() => {
    if (answerId !== undefined) setError(null)
  }, [answerId])
  const canFinish = current !== null && !isBusy && voice.isQuestionAsked && (recording.isOn || typed.canSend)
  const done = async () => {
    if (!canFinish) return
    setIsBusy(true)
    setError(null)
    try {
      const recorded = await recording.stop()
      const { segments, speechMs } = heard
      const turn = spokenTurn(sessionId, current, { source, typed: typed.text, heard: segments, speechMs, recorded })
      await command(() => api.interview.chat.request(turn))
      keepTyped(current.answerId, '')
    } catch (cause) {
      setError(cause)
      recording.resume()
    } finally {
      setIsBusy(false)
    }
  }
  return { capture, spool, recording, source, heard, typed, isBusy, error, canFinish, done, isFull, isHeldElsewhere }
}
export type SpokenAnswer = ReturnType<typeof useSpokenAnswer>

type Turn = LiveProps['live']['session']['current']

/** Going over to typing in mid-answer: what was recorded of it is told to the server, so that it is kept with the answer. */
function useDeclareLeftovers({ sessionId, current }: { sessionId: string; current: Turn }): void {
  const latest = useRef({ sessionId, current })
  latest.current = { sessionId, current }
  useEffect(
    () => () => {
      void declare(latest.current.sessionId, latest.current.current)
    },
    [],
  )
}

async function declare(sessionId: string, current: Turn): Promise<void> {
  const { spoolClient } = await import('../../../../shared/media/spool/spool-client')
  const own = spoolClient()
    .sidecars()
    .filter((sidecar) => sidecar.answerId === current?.answerId && sidecar.take === current.take)
  if (current === null || own.length === 0) return
  const segmentCount = Math.max(...own.map((sidecar) => sidecar.segmentIndex)) + 1
  const { answerId, take } = current
  try {
    await api.interview.text.video({ sessionId, answerId, take, segmentCount })
  } catch {
    // The uploads attach by themselves when they are sealed; the count only says how many to wait for.
  }
}
