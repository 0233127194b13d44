import { type Calibration, calibrate, type FaceSample } from '@candor/domain'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type FaceEyes, openFaceEyes } from '../../../../features/integrity/capture/face-eyes'
import { watchPicture } from '../../../../features/integrity/capture/watch-picture'
import { monotonicMs } from '../../../../shared/clock'

/** About four seconds. A slow device takes longer, up to a time limit. */
const LOOKS = 8
const GIVE_UP_MS = 20_000

export type CalibrationState =
  | { kind: 'loading' }
  | { kind: 'looking'; share: number }
  | { kind: 'done'; calibration: Calibration }
  | { kind: 'notAvailable' }

interface Listener {
  onShare: (share: number) => void
  /** Null: no picture could be analyzed in that time. */
  onDone: (calibration: Calibration | null) => void
}

function lookOnce(
  eyes: FaceEyes,
  video: RefObject<HTMLVideoElement | null>,
  { onShare, onDone }: Listener,
): () => void {
  const samples: FaceSample[] = []
  const startedMs = monotonicMs()
  const stop = () => {
    clearTimeout(deadline)
    stopWatching()
  }
  const finish = () => {
    stop()
    onDone(samples.length === 0 ? null : calibrate(samples))
  }
  const deadline = setTimeout(finish, GIVE_UP_MS)
  const stopWatching = watchPicture({
    video: () => video.current,
    eyes,
    elapsedMs: () => monotonicMs() - startedMs,
    nowMs: monotonicMs,
    onSeen: (seen, atMs) => {
      samples.push({ ...seen, atMs, isSpeaking: false })
      onShare(samples.length / LOOKS)
      if (samples.length >= LOOKS) finish()
    },
  })
  return stop
}

interface Input {
  video: RefObject<HTMLVideoElement | null>
  isOn: boolean
  onDone: (calibration: Calibration) => void
}

/** Measures for a few seconds how the candidate looks at the screen. Nothing waits for the result. */
export function useCalibration({ video, isOn, onDone }: Input) {
  const [state, setState] = useState<CalibrationState>({ kind: 'loading' })
  const listener = useRef(onDone)
  listener.current = onDone
  const stop = useRef(() => {})
  const begin = useCallback(async () => {
    stop.current()
    let isGone = false
    stop.current = () => {
      isGone = true
    }
    setState({ kind: 'loading' })
    const eyes = await openFaceEyes()
    if (isGone) return
    if (eyes === null) return setState({ kind: 'notAvailable' })
    setState({ kind: 'looking', share: 0 })
    stop.current = lookOnce(eyes, video, {
      onShare: (share) => setState({ kind: 'looking', share }),
      onDone: (calibration) => {
        if (calibration === null) return setState({ kind: 'notAvailable' })
        setState({ kind: 'done', calibration })
        listener.current(calibration)
      },
    })
  }, [video])
  useEffect(() => {
    if (!isOn) return
    void begin()
    return () => stop.current()
  }, [isOn, begin])
  return { state, again: () => void begin() }
}
