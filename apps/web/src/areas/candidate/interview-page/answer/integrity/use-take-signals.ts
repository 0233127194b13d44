import type { CurrentTurn } from '@candor/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FaceEyes, openFaceEyes } from '../../../../../features/integrity/capture/face-eyes'
import { partStore } from '../../../../../features/integrity/capture/part-store'
import { reportStore } from '../../../../../features/integrity/capture/report-store'
import { sendReports } from '../../../../../features/integrity/capture/send-reports'
import { type SignalsChoice, TakeRecord } from '../../../../../features/integrity/capture/take-record'
import { discardOtherTakes } from '../../../../../features/integrity/capture/unsent-takes'
import { watchPicture } from '../../../../../features/integrity/capture/watch-picture'
import { monotonicMs, nowMs } from '../../../../../shared/clock'
import type { Recording } from '../use-recording'

interface Input {
  sessionId: string
  current: CurrentTurn | null
  recording: Recording
  video: RefObject<HTMLVideoElement | null>
  /** Milliseconds of speech in this take so far. */
  speechMs: number
  /** Null: this interview has no integrity signals. */
  wish: SignalsChoice | null
}

/** The worker, once the candidate has agreed; null until it is loaded. */
function useEyes(isWanted: boolean): FaceEyes | null {
  const [eyes, setEyes] = useState<FaceEyes | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isUnmounted = false
    void openFaceEyes().then((opened) => {
      if (!isUnmounted) setEyes(opened)
    })
    return () => {
      isUnmounted = true
    }
  }, [isWanted])
  return eyes
}

/** Runs when the page unloads or the take ends. The counts stay in case the same take continues after all. */
function saveReport(record: TakeRecord): void {
  const report = record.report()
  if (report === null) return
  reportStore.save(report, nowMs())
  record.save(true)
}

/** Keeps one record per take: reports it when the next take begins, saves it when the page unloads. Nothing waits. */
function useTakeRecord({ sessionId, current, wish }: Input): RefObject<TakeRecord | null> {
  const record = useRef<TakeRecord | null>(null)
  const latest = useRef(wish)
  latest.current = wish
  const answerId = current?.answerId
  const take = current?.take
  const isWanted = wish !== null
  useEffect(() => {
    const own = latest.current
    if (!isWanted || own === null) return
    discardOtherTakes({ sessionId, isStill: (part) => part.answerId === answerId && part.take === take })
    if (answerId === undefined || take === undefined) return
    const made = new TakeRecord({ id: { sessionId, answerId, take }, wish: own, store: partStore, nowMs })
    record.current = made
    const leave = () => saveReport(made)
    // A phone may never resume a page that it has suspended.
    const hide = () => {
      if (document.hidden) made.save()
    }
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      record.current = null
      leave()
      void sendReports()
    }
  }, [isWanted, sessionId, answerId, take])
  return record
}

/** Analyzes the candidate's camera picture while an answer is recorded, if the candidate agreed to it. */
export function useTakeSignals(input: Input): void {
  const { recording, video, speechMs, wish } = input
  const { isOn, elapsedMs } = recording
  const eyes = useEyes(wish?.choice === 'agreed')
  const speech = useRef(speechMs)
  speech.current = speechMs
  const currentRecord = useRef<RefObject<TakeRecord | null> | null>(null)
  useEffect(() => {
    if (!isOn) return
    // Runs before the record below is closed, because effects are cleaned up in order.
    return () => {
      currentRecord.current?.current?.reach(elapsedMs())
      // Another tab may take over from here.
      currentRecord.current?.current?.save()
    }
  }, [isOn, elapsedMs])
  const record = useTakeRecord(input)
  currentRecord.current = record
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
    const sendAgain = () => void sendReports()
    addEventListener('online', sendAgain)
    return () => removeEventListener('online', sendAgain)
  }, [isWanted])
}
