import { monotonicMs } from '../../../shared/clock'
import { openSpeechDetector } from '../../../shared/speech/detection/open-speech-detector'
import { createSoundBuffer } from '../../../shared/speech/detection/sound-buffer'
import type {
  DetectionFrame,
  SkippedEngine,
  SpeechDetector,
  SpeechEngine,
} from '../../../shared/speech/detection/speech-detector'
import { toLoudness } from '../../../shared/speech/follow-level'
import { createLevel, type LevelSource } from '../../../shared/speech/level-source'
import type { NoWords, PieceWords } from './transcribe-piece'

export type Words =
  | { state: 'unasked' | 'waiting' }
  | { state: 'done'; text: string; tookMs: number }
  | { state: NoWords }

/** One stretch of speech. `…AfterMs`: how much later than it happened the page knew of it. */
export interface Segment {
  id: number
  startMs: number
  startKnownAfterMs: number
  endMs: number | null
  endKnownAfterMs: number | null
  words: Words
}

export interface RunView {
  engine: SpeechEngine | 'none'
  passedOver: readonly SkippedEngine[]
  /** From opening until the engine that was wanted listened. */
  readyMs: number | null
  isSpeaking: boolean
  speechMs: number
  segments: readonly Segment[]
}

export interface SpeechRun {
  subscribe: (onChange: () => void) => () => void
  get: () => RunView
  level: LevelSource
  /** What was heard last, oldest first; grows in place. */
  frames: readonly DetectionFrame[]
  elapsedMs: () => number
  close: () => void
}

interface RunWish {
  stream: MediaStream
  engine: SpeechEngine | 'auto'
  /** Turns a stretch of speech into words; null: not on this page, or the server can't. */
  read: ((samples: Int16Array) => Promise<PieceWords>) | null
}

export const TRACE_MS = 12_000
const MOST_FRAMES = 600
/** Sound is sent with a little of what stands around it; more than half a minute at once is cut. */
const BEFORE_MS = 300
const AFTER_MS = 200
const MOST_PIECE_MS = 30_000
const MOST_SEGMENTS = 100

const emptyView: RunView = {
  engine: 'none',
  passedOver: [],
  readyMs: null,
  isSpeaking: false,
  speechMs: 0,
  segments: [],
}

function createView() {
  const listeners = new Set<() => void>()
  let view = emptyView
  const set = (change: Partial<RunView>) => {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }
  return {
    get: () => view,
    set,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    change: (id: number, change: Partial<Segment>) =>
      set({ segments: view.segments.map((segment) => (segment.id === id ? { ...segment, ...change } : segment)) }),
  }
}

type Read = NonNullable<RunWish['read']>

async function recognizeWords(read: Read, samples: Int16Array): Promise<Words> {
  const askedMs = monotonicMs()
  const words = await read(samples)
  if (typeof words === 'string') return { state: words }
  return { state: 'done', text: words.text, tookMs: Math.round(monotonicMs() - askedMs) }
}

/** Listens until closed, and keeps what a person who looks for a fault wants to see. */
export async function startSpeechRun({ stream, engine, read }: RunWish): Promise<SpeechRun> {
  const beganMs = monotonicMs()
  const elapsedMs = () => monotonicMs() - beganMs
  const view = createView()
  const level = createLevel()
  const frames: DetectionFrame[] = []
  const memory = createSoundBuffer(MOST_PIECE_MS + BEFORE_MS + AFTER_MS)
  let lastId = 0
  /** One request at a time: on the server's recognizer, interviews come first. */
  let line: Promise<void> = Promise.resolve()

  const readPiece = (id: number, startMs: number, endMs: number) => {
    if (read === null) return
    const fromMs = Math.max(startMs - BEFORE_MS, endMs - MOST_PIECE_MS)
    view.change(id, { words: { state: 'waiting' } })
    const samples = memory.cut(fromMs, endMs + AFTER_MS)
    line = line.then(async () => view.change(id, { words: await recognizeWords(read, samples) }))
  }
  let opened: SpeechDetector | null = null
  const sense = await openSpeechDetector({
    stream,
    engine,
    elapsedMs,
    onFrame: (frame) => {
      level.set(toLoudness(10 ** (frame.levelDb / 20)))
      frames.push(frame)
      if (frames.length > MOST_FRAMES) frames.splice(0, frames.length - MOST_FRAMES)
    },
    onSpeechStart: ({ atMs, speechMs }) => {
      lastId += 1
      const segment: Segment = {
        id: lastId,
        startMs: atMs,
        startKnownAfterMs: Math.round(elapsedMs() - atMs),
        endMs: null,
        endKnownAfterMs: null,
        words: { state: 'unasked' },
      }
      view.set({ isSpeaking: true, speechMs, segments: [...view.get().segments, segment].slice(-MOST_SEGMENTS) })
    },
    onSpeechEnd: ({ atMs, speechMs }) => {
      const open = view.get().segments.at(-1)
      view.set({ isSpeaking: false, speechMs })
      if (open === undefined) return
      view.change(open.id, { endMs: atMs, endKnownAfterMs: Math.round(elapsedMs() - atMs) })
      readPiece(open.id, open.startMs, atMs)
    },
    ...(read === null ? {} : { onPcm: memory.add }),
    // Can arrive before the detector itself has loaded.
    onEngine: (now) => view.set({ engine: now, passedOver: opened?.skipped ?? [], readyMs: Math.round(elapsedMs()) }),
  })
  opened = sense
  view.set({ engine: sense.engine, passedOver: sense.skipped })
  return {
    subscribe: view.subscribe,
    get: view.get,
    level,
    frames,
    elapsedMs,
    close: () => {
      sense.close()
      level.set(0)
    },
  }
}
