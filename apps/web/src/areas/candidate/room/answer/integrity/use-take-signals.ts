import type { CurrentTurn } from '@candor/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { monotonicMs, nowMs } from '../../../../../shared/clock'
import { type FaceEyes, openFaceEyes } from '../../../../../shared/integrity/face-eyes'
import { reportStore } from '../../../../../shared/integrity/report-store'
import { sendReports } from '../../../../../shared/integrity/send-reports'
import { type SignalsWish, TakeRecord } from '../../../../../shared/integrity/take-record'
import { watchPicture } from '../../../../../shared/integrity/watch-picture'
import type { Recording } from '../use-recording'

interface Input {
  sessionId: string
  current: CurrentTurn | null
  recording: Recording
  video: RefObject<HTMLVideoElement | null>
  /** Of this take so far. */
  speechMs: number
  /** Null: nothing is noticed in this interview. */
  wish: SignalsWish | null
}

/** The worker, once the candidate has agreed; null as long as it is not there. */
function useEyes(isWanted: boolean): FaceEyes | null {
  const [eyes, setEyes] = useState<FaceEyes | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    void openFaceEyes().then((opened) => {
      if (!isGone) setEyes(opened)
    })
    return () => {
      isGone = true
    }
  }, [isWanted])
  return eyes
}

/** One record per take; told when the next begins, kept when the page goes. Nothing here is waited for by anybody. */
function useTakeRecord({ sessionId, current, wish }: Input): RefObject<TakeRecord | null> {
  const record = useRef<TakeRecord | null>(null)
  const latest = useRef(wish)
  latest.current = wish
  const answerId = current?.answerId
  const take = current?.take
  const isWanted = wish !== null
  useEffect(() => {
    const own = latest.current
    if (!isWanted || own === null || answerId === undefined || take === undefined) return
    const made = new TakeRecord({ sessionId, answerId, take }, own)
    record.current = made
    const keep = () => {
      const report = made.report()
      if (report !== null) reportStore.keep(report, nowMs())
    }
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      record.current = null
      keep()
      void sendReports()
    }
  }, [isWanted, sessionId, answerId, take])
  return record
}

/** Looks at the own picture while an answer is recorded, where the candidate agreed to it. */
export function useTakeSignals(input: Input): void {
  const { recording, video, speechMs, wish } = input
  const { isOn, elapsedMs } = recording
  const eyes = useEyes(wish?.choice === 'agreed')
  const speech = useRef(speechMs)
  speech.current = speechMs
  const held = useRef<RefObject<TakeRecord | null> | null>(null)
  useEffect(() => {
    if (!isOn) return
    // Before the record below is closed: effects are undone in their order.
    return () => held.current?.current?.reach(elapsedMs())
  }, [isOn, elapsedMs])
  const record = useTakeRecord(input)
  held.current = record
  useEffect(() => {
    if (!isOn || eyes === null) return
    return watchPicture({
      video: () => video.current,
      eyes,
      elapsedMs,
      nowMs: monotonicMs,
      onSeen: (seen, atMs) => record.current?.see(seen, { atMs, speechMs: speech.current }),
    })
  }, [isOn, eyes, video, elapsedMs, record])
  const isWanted = wish !== null
  useEffect(() => {
    if (!isWanted) return
    const again = () => void sendReports()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isWanted])
}
