import type { CurrentTurn } from '@candor/contract'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { nowMs } from '../../../../shared/clock'
import { isPictureBlack } from '../../../../shared/media/faults/detect-black-picture'
import type { FaultKind } from '../../../../shared/media/faults/fault-log'
import { faultStore } from '../../../../shared/media/faults/fault-store'
import { sendFaults } from '../../../../shared/media/faults/send-faults'
import { createSilenceWatch } from '../../../../shared/media/faults/silence-watch'
import { createSustainedWatch } from '../../../../shared/media/faults/sustained-watch'
import { TakeFaults } from '../../../../shared/media/faults/take-faults'
import { type TrackMutes, watchTracks } from '../../../../shared/media/faults/watch-tracks'
import { audioContext } from '../../../../shared/speech/audio-context'
import type { Recording } from './use-recording'

/** How often the picture is checked, and how long it must be black. */
const CHECK_MS = 1000
const BLACK_MS = 2000

interface Input {
  sessionId: string
  current: CurrentTurn | null
  recording: Recording
  stream: MediaStream | null
  video: RefObject<HTMLVideoElement | null>
  /** The candidate is answering: it should be recorded now. */
  isAnswering: boolean
  /** True: device and memory are full. */
  isFull: boolean
  isConnectionLost: boolean
}

export interface Faults {
  isMuted: boolean
  isBlack: boolean
  /** The microphone's loudness, from the level meter. */
  onSound: (rms: number) => void
  /** Sends the faults that the server doesn't have yet. */
  flush: () => Promise<void>
}

const schedule = (work: () => void, ms: number): (() => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** Records the faults of devices and connection during the current answer. Only spans of time leave the device. */
export function useFaults(input: Input): Faults {
  const { recording, stream, isAnswering, isFull, isConnectionLost } = input
  const { isOn } = recording
  const log = useTakeFaults(input)
  const { isBlack, isMuted, onSound } = useMediaChecks(input, log)
  useEffect(() => {
    if (isOn) log.current?.begin()
  }, [isOn, log])
  const hasBegun = recording.hasBegun()
  const isDue = hasBegun && isAnswering
  useFault(log, 'deviceLost', { hasBegun, isBad: isDue && !isOn && !isFull })
  useFault(log, 'gap', { hasBegun, isBad: isDue && isFull })
  useFault(log, 'networkLost', { hasBegun, isBad: isDue && isConnectionLost })
  useFault(log, 'muted', { hasBegun, isBad: isOn && isMuted })
  useFault(log, 'black', { hasBegun, isBad: isOn && isBlack })
  return {
    isMuted: isOn && isMuted,
    isBlack: isOn && isBlack && stream !== null,
    onSound,
    flush: useCallback(() => log.current?.flush() ?? Promise.resolve(), [log]),
  }
}

type Log = RefObject<TakeFaults | null>

/** Until the recording begins on this page, a fault that an earlier page left open continues. */
function useFault(log: Log, kind: FaultKind, { hasBegun, isBad }: { hasBegun: boolean; isBad: boolean }): void {
  useEffect(() => {
    if (hasBegun) log.current?.set(kind, isBad)
  }, [log, kind, hasBegun, isBad])
}

/** Keeps one fault report per take and sends the rest of the last one when the next take begins. */
function useTakeFaults({ sessionId, current, recording }: Input): Log {
  const log = useRef<TakeFaults | null>(null)
  const latest = useRef(recording)
  latest.current = recording
  const answerId = current?.answerId
  const take = current?.take
  useEffect(() => {
    if (answerId === undefined || take === undefined) return
    let segmentCount = 0
    const own = new TakeFaults({
      id: { sessionId, answerId, take },
      store: faultStore,
      elapsedMs: () => latest.current.elapsedMs(),
      nowMs,
      // The recording may be the next answer's by the time the last faults of this one are sent.
      segmentCount: () => {
        if (log.current === own) segmentCount = latest.current.segmentCount()
        return segmentCount
      },
      send: sendFaults,
      schedule,
    })
    log.current = own
    return () => {
      log.current = null
      void own.flush()
    }
  }, [sessionId, answerId, take])
  return log
}

const notMuted: TrackMutes = { isAudioMuted: false, isVideoMuted: false }

/** Watches the recorded tracks: sound of only zeros, a black picture, or a track that the system muted. */
function useMediaChecks({ recording, stream, video }: Input, log: Log) {
  const { isOn } = recording
  const [mutes, setMutes] = useState(notMuted)
  const [isSilent, setIsSilent] = useState(false)
  const [isPictureDark, setIsPictureDark] = useState(false)
  const elapsed = useRef(recording.elapsedMs)
  elapsed.current = recording.elapsedMs
  useEffect(() => {
    if (!isOn || stream === null) return
    const stop = watchTracks(stream, setMutes)
    return () => {
      stop()
      setMutes(notMuted)
    }
  }, [isOn, stream])
  const [silence] = useState(() =>
    createSilenceWatch({
      onStart: (sinceMs) => {
        log.current?.set('muted', true, sinceMs)
        setIsSilent(true)
      },
      onEnd: () => setIsSilent(false),
    }),
  )
  useEffect(() => {
    if (!isOn) return
    const blackWatch = createSustainedWatch({
      minMs: BLACK_MS,
      onStart: (sinceMs) => {
        log.current?.set('black', true, sinceMs)
        setIsPictureDark(true)
      },
      onEnd: () => setIsPictureDark(false),
    })
    const timer = setInterval(() => {
      const isBlackNow = isPictureBlack(video.current)
      if (isBlackNow !== null) blackWatch.observe(isBlackNow, elapsed.current())
    }, CHECK_MS)
    return () => {
      clearInterval(timer)
      blackWatch.end(0)
      silence.end(0)
    }
  }, [isOn, video, log, silence])
  return {
    isMuted: mutes.isAudioMuted || isSilent,
    isBlack: mutes.isVideoMuted || isPictureDark,
    // A suspended audio context measures zeros even if the microphone works.
    onSound: useCallback(
      (rms: number) => {
        if (audioContext()?.state === 'running') silence.observe(rms === 0, elapsed.current())
      },
      [silence],
    ),
  }
}
