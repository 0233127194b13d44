import type { CurrentTurn } from '@candor/contract'
import { type RefObject, useRef, useSyncExternalStore } from 'react'
import type { SignalsWish } from '../../../../features/integrity/capture/take-record'
import { type Capture, useCapture } from '../../../../shared/media/devices/use-capture'
import { uploadTotals } from '../../../../shared/media/spool/upload-totals'
import { useSpool } from '../../../../shared/media/spool/use-spool'
import type { LiveSession } from '../session/use-session'
import { useTakeSignals } from './integrity/use-take-signals'
import { knownTake } from './known-take'
import { useFaults } from './use-faults'
import { useHeard } from './use-recognized-speech'
import { useRecording } from './use-recording'

/** The browser knows at once that it is offline; the room's pings notice within five seconds. */
const isOfflineNow = (): boolean => !navigator.onLine

function followLine(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

function useIsLineLost({ line }: LiveSession): boolean {
  const isOffline = useSyncExternalStore(followLine, isOfflineNow)
  return isOffline || line === 'lost'
}

interface Input {
  live: LiveSession
  current: CurrentTurn | null
  /** It is the candidate's turn to speak. */
  isAsked: boolean
  /** The answer is being handed in. */
  isBusy: boolean
  /** The language to recognise on this device; null: not here. */
  language: string | null
  /** One's own picture, as it is shown. */
  video?: RefObject<HTMLVideoElement | null>
  /** What the device may notice; null: nothing is noticed in this interview. */
  signals: SignalsWish | null
}

const hasFault = ({ audio, video }: Capture): boolean =>
  (audio !== 'ready' || video !== 'ready') && audio !== 'waiting' && video !== 'waiting'

/** Devices, recording, loudness and the account of faults of one take, put together. */
export function useRecordedTake({ live, current, isAsked, isBusy, language, video, signals }: Input) {
  const { session } = live
  const sessionId = session.id
  const noVideo = useRef<HTMLVideoElement | null>(null)
  const picture = video ?? noVideo
  const isLineLost = useIsLineLost(live)
  const capture = useCapture(true)
  const spool = useSpool(sessionId)
  // The spool's lock knows of other tabs here, the socket of other devices, too.
  const isHeldElsewhere = spool.heldElsewhere.includes(sessionId) || live.link.state === 'takenOver'
  const isFull = spool.lostKey?.startsWith(`${sessionId}/`) ?? false
  const stream = capture.isReady ? capture.stream : null
  const isAnswering = current !== null && isAsked && !isHeldElsewhere
  const recording = useRecording({
    sessionId,
    current,
    stream,
    isWanted: isAnswering && spool.isReady && !isFull,
    isDeviceFull: spool.backend === 'memory' || uploadTotals(spool, sessionId).isDeviceFull,
    known: knownTake(session, current),
  })
  const faults = useFaults({
    sessionId,
    current,
    recording,
    stream,
    video: picture,
    isAnswering: isAnswering && !isBusy,
    isFull,
    isLineLost,
  })
  const heard = useHeard({
    answerId: current === null ? null : `${current.answerId}-${current.take}`,
    stream: capture.stream,
    isOn: recording.isOn,
    language,
    elapsedMs: recording.elapsedMs,
    onSound: faults.onSound,
  })
  useTakeSignals({
    sessionId,
    current,
    recording,
    video: picture,
    speechMs: heard.speechMs,
    wish: signals,
  })
  const isDeviceLost = isAnswering && hasFault(capture)
  return { capture, spool, recording, faults, heard, isFull, isHeldElsewhere, isDeviceLost }
}
