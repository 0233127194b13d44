import { getTimesliceMs, getWireMime } from './choose-mime'
import { createSleepGuard } from './sleep-guard'
import { steadyMs } from './steady-clock'

/** A key frame every two seconds: a cut recording is readable up to there. */
const KEY_FRAME_MS = 2000
const AUDIO_BITS = 48_000
/** After this long without a start event, the recorder counts as started. */
const START_TIMEOUT_MS = 1500
/** The longest wait for a recorder's stop event. */
const STOP_TIMEOUT_MS = 3000

/** Video bits per second; `low` once the device is full, to save memory. */
const VIDEO_BITS = { usual: 900_000, low: 300_000 } as const
export type VideoQuality = keyof typeof VIDEO_BITS

export interface SegmentRecorder {
  /** The type that is really recorded, known after the start. */
  mime: string
  /** Resolves when the last slice has been delivered. */
  stop: () => Promise<void>
}

export interface SegmentSink {
  /** Called once recording really begins, some time after the call and before any slice. */
  onStart: () => void
  /** Called with each slice in order; never empty. */
  onSlice: (bytes: ArrayBuffer) => void
  /** The recorder ended by itself or slept: a track ended, the encoder failed, or the lid was closed. `stop` delivers the rest. */
  onBroken: () => void
}

export interface SegmentOrder {
  stream: MediaStream
  mime: string
  quality: VideoQuality
}

/** The part of MediaRecorder that is used, so that tests can replace it. */
export type RecorderLike = Pick<MediaRecorder, 'state' | 'mimeType' | 'start' | 'stop' | 'requestData'> & {
  addEventListener: (type: 'start' | 'dataavailable' | 'stop', listener: (event: { data?: Blob }) => void) => void
}

type Options = MediaRecorderOptions & { videoKeyFrameIntervalDuration: number }

const getOptions = ({ mime, quality }: SegmentOrder): Options => ({
  mimeType: mime,
  videoBitsPerSecond: VIDEO_BITS[quality],
  audioBitsPerSecond: AUDIO_BITS,
  videoKeyFrameIntervalDuration: KEY_FRAME_MS,
})

const createBrowserRecorder = (order: SegmentOrder): RecorderLike => new MediaRecorder(order.stream, getOptions(order))

/** Checks with every slice, and when the page becomes visible again, whether the recorder still delivers. */
function watchRecorder(recorder: RecorderLike, timesliceMs: number, onDead: () => void) {
  const guard = createSleepGuard(timesliceMs, steadyMs)
  const check = () => {
    if (recorder.state !== 'recording') return
    const verdict = guard.check()
    if (verdict === 'ask') recorder.requestData()
    if (verdict === 'dead') onDead()
  }
  const timer = setInterval(check, timesliceMs)
  document.addEventListener('visibilitychange', check)
  document.addEventListener('resume', check)
  return {
    noteBytes: guard.noteBytes,
    stop: () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
      document.removeEventListener('resume', check)
    },
  }
}

function once(work: () => void): () => void {
  const left = [work]
  return () => left.pop()?.()
}

/** Records one segment. Throws if the recorder can't start. Blobs are read one after another to preserve their order. */
export function startSegment(
  order: SegmentOrder,
  sink: SegmentSink,
  createRecorder: (order: SegmentOrder) => RecorderLike = createBrowserRecorder,
): SegmentRecorder {
  const recorder = createRecorder(order)
  const timesliceMs = getTimesliceMs(order.mime)
  let delivery: Promise<void> = Promise.resolve()
  let isOver = false
  const reportBroken = () => {
    if (isOver) return
    isOver = true
    clearTimeout(startTimer)
    watch.stop()
    sink.onBroken()
  }
  const watch = watchRecorder(recorder, timesliceMs, reportBroken)
  const reportStart = once(sink.onStart)
  const startTimer = setTimeout(reportStart, START_TIMEOUT_MS)
  recorder.addEventListener('start', reportStart)
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data === undefined || data.size === 0) return
    reportStart()
    watch.noteBytes()
    delivery = delivery.then(async () => sink.onSlice(await data.arrayBuffer()))
  })
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      resolve()
      reportBroken()
    })
  })
  try {
    recorder.start(timesliceMs)
  } catch (error) {
    clearTimeout(startTimer)
    watch.stop()
    throw error
  }
  return {
    mime: getWireMime(recorder.mimeType, order.mime),
    stop: async () => {
      isOver = true
      clearTimeout(startTimer)
      watch.stop()
      if (recorder.state !== 'inactive') recorder.stop()
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS))])
      await delivery
    },
  }
}
