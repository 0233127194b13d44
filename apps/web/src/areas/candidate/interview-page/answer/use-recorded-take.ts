import type { CurrentTurn, InterviewLanguage } from '@candor/contract'
import { type RefObject, useRef, useSyncExternalStore } from 'react'
import type { SignalsChoice } from '../../../../features/integrity/capture/take-record'
import { type Capture, useCapture } from '../../../../shared/media/devices/use-capture'
import { getUploadTotals } from '../../../../shared/media/spool/upload-totals'
import { useSpool } from '../../../../shared/media/spool/use-spool'
import type { InterviewSession } from '../session/use-session'
import { useTakeSignals } from './integrity/use-take-signals'
import { getKnownTake } from './known-take'
import { useFaults } from './use-faults'
import { useRecognizedSpeech } from './use-recognized-speech'
import { useRecording } from './use-recording'

/** The browser knows at once that it is offline; the interview's pings notice within five seconds. */
const isOfflineNow = (): boolean => !navigator.onLine

function subscribeToOnline(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

function useIsConnectionLost({ connection }: InterviewSession): boolean {
  const isOffline = useSyncExternalStore(subscribeToOnline, isOfflineNow)
  return isOffline || connection === 'lost'
}

interface Input {
  session: InterviewSession
  current: CurrentTurn | null
  /** True: it is the candidate's turn to speak. */
  isAsked: boolean
  /** True: the answer is being committed. */
  isBusy: boolean
  /** The language to recognize on this device; null turns recognition on the device off. */
  language: InterviewLanguage | null
  /** The element that shows the candidate's own picture. */
  video?: RefObject<HTMLVideoElement | null>
  /** The integrity signals that may be detected; null: none in this interview. */
  signals: SignalsChoice | null
}

const hasFault = ({ audio, video }: Capture): boolean =>
  (audio !== 'ready' || video !== 'ready') && audio !== 'waiting' && video !== 'waiting'

/** Combines devices, recording, loudness and the fault report of one take. */
export function useRecordedTake({ session, current, isAsked, isBusy, language, video, signals }: Input) {
  const { snapshot } = session
  const sessionId = snapshot.id
  const noVideo = useRef<HTMLVideoElement | null>(null)
  const picture = video ?? noVideo
  const isConnectionLost = useIsConnectionLost(session)
  const capture = useCapture(true)
  const spool = useSpool(sessionId)
  // The spool's lock covers other tabs on this device, the socket other devices too.
  const isOwnedByOtherTab = spool.ownedByOtherTab.includes(sessionId) || session.realtime.state === 'takenOver'
  const isFull = spool.lostKey?.startsWith(`${sessionId}/`) ?? false
  const stream = capture.isReady ? capture.stream : null
  const isAnswering = current !== null && isAsked && !isOwnedByOtherTab
  const recording = useRecording({
    sessionId,
    current,
    stream,
    isWanted: isAnswering && spool.isReady && !isFull,
    isDeviceFull: spool.backend === 'memory' || getUploadTotals(spool, sessionId).isDeviceFull,
    known: getKnownTake(snapshot, current),
  })
  const faults = useFaults({
    sessionId,
    current,
    recording,
    stream,
    video: picture,
    isAnswering: isAnswering && !isBusy,
    isFull,
    isConnectionLost,
  })
  const speech = useRecognizedSpeech({
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
    speechMs: speech.speechMs,
    wish: signals,
  })
  const isDeviceLost = isAnswering && hasFault(capture)
  return { capture, spool, recording, faults, speech, isFull, isOwnedByOtherTab, isDeviceLost }
}
