import type { CurrentTurn } from '@candor/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  AnswerRecorder,
  type Recorded,
  type RecorderDeps,
  type RecordingState,
} from '../../../../shared/media/recorder/answer-recorder'
import { chooseMime } from '../../../../shared/media/recorder/choose-mime'
import { startSegment } from '../../../../shared/media/recorder/segment-recorder'
import { steadyMs } from '../../../../shared/media/recorder/steady-clock'
import type { KnownTake } from '../../../../shared/media/spool/segment-name'
import { spoolClient } from '../../../../shared/media/spool/spool-client'
import { countLocalSegments } from './count-local-segments'

interface Input {
  sessionId: string
  current: CurrentTurn | null
  stream: MediaStream | null
  /** The question was asked, the spool is ready, and nothing blocks recording. */
  isWanted: boolean
  /** True: the device is full, so memory must be saved. */
  isDeviceFull?: boolean
  known?: KnownTake
}

export interface Recording extends RecordingState {
  /** Ends the take's recording. A spare recording continues in case the answer is refused. */
  stop: () => Promise<Recorded>
  /** Adds the spare recording to the take, because the answer was refused. */
  resume: () => void
  /** Milliseconds since the answer's first recorded moment, also while nothing is recorded; 0 before it. */
  elapsedMs: () => number
  hasBegun: () => boolean
  segmentCount: () => number
}

const unknown: KnownTake = { segmentCount: 0, askedForMs: 0 }
const off: RecordingState = { isOn: false, hasFailed: false }
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const chooseSupportedMime = (): string | null =>
  'MediaRecorder' in globalThis ? chooseMime((mime) => MediaRecorder.isTypeSupported(mime)) : null

const createRecorder = (parts: Pick<RecorderDeps, 'id' | 'mime' | 'known' | 'onChange'>): AnswerRecorder =>
  new AnswerRecorder({ ...parts, client: spoolClient(), nowMs: steadyMs, start: startSegment, wait })

function startRecorder(recorder: AnswerRecorder, { isDeviceFull, stream }: Input): void {
  if (isDeviceFull) recorder.lowerQuality()
  if (stream) recorder.record(stream)
}

interface TakeStart {
  take: string
  atMs: number
  segmentCount: number
}

/** Records the current answer while `isWanted`; after a broken recorder, the same answer continues in a new segment. */
export function useRecording(input: Input): Recording {
  const { sessionId, current, stream, isWanted, isDeviceFull } = input
  const running = useRef<AnswerRecorder | null>(null)
  /** Kept outside the recorder, so that a device lost for a while does not restart the answer. */
  const begun = useRef<TakeStart | null>(null)
  const latest = useRef(input)
  latest.current = input
  const [state, setState] = useState(off)
  const answerId = current?.answerId
  const take = current?.take
  const isDue = isWanted && stream !== null && answerId !== undefined && take !== undefined
  useEffect(() => {
    if (!isDue) return
    const mime = chooseSupportedMime()
    if (mime === null) return setState({ isOn: false, hasFailed: true })
    const onChange = (next: RecordingState) => {
      if (running.current !== recorder) return
      const atMs = recorder.startedAtMs
      if (atMs !== null) begun.current = { take: `${answerId}-${take}`, atMs, segmentCount: recorder.count }
      setState(next)
    }
    const known = latest.current.known ?? unknown
    const recorder = createRecorder({ id: { sessionId, answerId, take }, mime, known, onChange })
    running.current = recorder
    startRecorder(recorder, latest.current)
    return () => {
      running.current = null
      setState(off)
      // The recorded bytes are finished and uploaded even if this page closes.
      void recorder.stop()
    }
  }, [isDue, sessionId, answerId, take])
  useEffect(() => {
    if (stream) running.current?.record(stream)
  }, [stream])
  useEffect(() => {
    if (isDeviceFull) running.current?.lowerQuality()
  }, [isDeviceFull])
  const findOwnStart = useCallback(
    () => (begun.current?.take === `${answerId}-${take}` ? begun.current : null),
    [answerId, take],
  )
  return {
    ...state,
    stop: useCallback(() => {
      if (running.current) return Promise.resolve(running.current.stopForCommit())
      // Nothing is recorded now, but this page or an earlier one may have recorded.
      const segmentCount = answerId === undefined || take === undefined ? 0 : countLocalSegments({ answerId, take })
      const start = findOwnStart()
      return Promise.resolve({ segmentCount, durationMs: start === null ? 0 : Math.max(0, steadyMs() - start.atMs) })
    }, [findOwnStart, answerId, take]),
    resume: useCallback(() => running.current?.resume(), []),
    elapsedMs: useCallback(() => {
      const start = findOwnStart()
      return start === null ? 0 : Math.max(0, steadyMs() - start.atMs)
    }, [findOwnStart]),
    hasBegun: useCallback(() => findOwnStart() !== null, [findOwnStart]),
    segmentCount: useCallback(() => running.current?.count ?? findOwnStart()?.segmentCount ?? 0, [findOwnStart]),
  }
}
