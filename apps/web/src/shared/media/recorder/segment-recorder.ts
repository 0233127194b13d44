import { timesliceMsFor, wireMime } from './choose-mime'

/** A key frame every two seconds: a cut recording is readable up to there. */
const KEY_FRAME_MS = 2000
const VIDEO_BITS = 900_000
const AUDIO_BITS = 48_000
/** Without a slice for this many intervals the recorder is asleep, and is asked for what it has. */
const SILENT_SLICES = 3
/** A recorder that does not say that it has stopped is not waited for longer. */
const STOP_TIMEOUT_MS = 3000

export interface SegmentRecorder {
  /** What is really recorded, known after the start. */
  mime: string
  /** Resolves when the last slice was handed over. */
  stop: () => Promise<void>
}

export interface SegmentSink {
  /** In order, never empty. */
  onSlice: (bytes: ArrayBuffer) => void
  /** The recorder ended by itself: a track is gone, or the encoder failed. */
  onBroken: () => void
}

type Options = MediaRecorderOptions & { videoKeyFrameIntervalDuration: number }

function optionsOf(mime: string): Options {
  return {
    mimeType: mime,
    videoBitsPerSecond: VIDEO_BITS,
    audioBitsPerSecond: AUDIO_BITS,
    videoKeyFrameIntervalDuration: KEY_FRAME_MS,
  }
}

/** Asks a recorder that fell asleep (a closed lid, a throttled tab) for what it has. */
function guard(recorder: MediaRecorder, timesliceMs: number): { heard: () => void; stop: () => void } {
  let silentFor = 0
  const timer = setInterval(() => {
    silentFor += 1
    if (silentFor >= SILENT_SLICES && recorder.state === 'recording') recorder.requestData()
  }, timesliceMs)
  return {
    heard: () => {
      silentFor = 0
    },
    stop: () => clearInterval(timer),
  }
}

/** Records one segment; throws where the recorder can't start. Blobs become bytes one after another, so order is kept. */
export function startSegment(stream: MediaStream, mime: string, sink: SegmentSink): SegmentRecorder {
  const recorder = new MediaRecorder(stream, optionsOf(mime))
  const timesliceMs = timesliceMsFor(mime)
  let handing: Promise<void> = Promise.resolve()
  let isAsked = false
  const watch = guard(recorder, timesliceMs)
  recorder.addEventListener('dataavailable', ({ data }) => {
    watch.heard()
    if (data.size === 0) return
    handing = handing.then(async () => sink.onSlice(await data.arrayBuffer()))
  })
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      watch.stop()
      resolve()
      if (!isAsked) void handing.then(sink.onBroken)
    })
  })
  recorder.start(timesliceMs)
  return {
    mime: wireMime(recorder.mimeType, mime),
    stop: async () => {
      isAsked = true
      if (recorder.state !== 'inactive') recorder.stop()
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS))])
      await handing
    },
  }
}
