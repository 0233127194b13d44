import { type RefObject, useEffect, useRef, useState } from 'react'
import { api } from '../../../../shared/api/client'
import { faultStore } from '../../../../shared/media/faults/fault-store'
import { draftOf } from '../../draft'
import type { LiveProps } from '../live-props'
import { handIn } from './hand-in'
import { useRecordedTake } from './use-recorded-take'
import { useTypedAnswer } from './use-typed-answer'
import { useWordSource } from './use-word-source'

/** Everything of a spoken answer: devices, recording, what is heard, what goes wrong, words, and the end of it. */
export function useSpokenAnswer({ intro, live, voice }: LiveProps, video: RefObject<HTMLVideoElement | null>) {
  const { session, command } = live
  const { current, id: sessionId } = session
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isRefused = draftOf(intro.linkId).isTranscriptionRefused()
  const source = useWordSource({ intro, language: session.language, isRefused })
  const { recording, faults, heard, ...devices } = useRecordedTake({
    live,
    current,
    isAsked: voice.isQuestionAsked,
    isBusy,
    language: source === 'device' ? session.language : null,
    video,
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
      await handIn({ sessionId, current, take: { recording, faults, heard }, source, typed: typed.text }, (turn) =>
        command(() => api.interview.chat.request(turn)),
      )
    } catch (cause) {
      setError(cause)
    } finally {
      setIsBusy(false)
    }
  }
  return { ...devices, recording, faults, source, heard, typed, isBusy, error, canFinish, done }
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
    .filter(({ answerId, take, isSpare }) => answerId === current?.answerId && take === current.take && !isSpare)
  if (current === null || own.length === 0) return
  const segmentCount = Math.max(...own.map((sidecar) => sidecar.segmentIndex)) + 1
  const { answerId, take } = current
  const faults = faultStore.read({ sessionId, answerId, take })?.spans ?? []
  try {
    await api.interview.text.video({ sessionId, answerId, take, segmentCount, faults })
  } catch {
    // The uploads attach by themselves when they are sealed; the count only says how many to wait for.
  }
}
