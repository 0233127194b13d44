import type { InterviewLanguage } from '@candor/contract'

/** Recognized words, with times from the start of listening. */
export interface RecognizedSegment {
  text: string
  startMs: number
  endMs: number
}

interface RecognitionAlternative {
  transcript: string
}
interface RecognitionResult {
  isFinal: boolean
  length: number
  [index: number]: RecognitionAlternative
}
interface RecognitionEvent extends Event {
  resultIndex: number
  results: ArrayLike<RecognitionResult>
}
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally: boolean
  start: () => void
  abort: () => void
}
interface RecognitionClass {
  new (): Recognition
  available: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

const isRecognitionClass = (value: unknown): value is RecognitionClass =>
  typeof value === 'function' && 'available' in value && typeof value.available === 'function'
const isRecognitionEvent = (event: Event): event is RecognitionEvent => 'results' in event && 'resultIndex' in event

const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 4000

const findClass = (): RecognitionClass | null => {
  const found: unknown = Reflect.get(globalThis, 'SpeechRecognition')
  return isRecognitionClass(found) ? found : null
}

/** The installed sub-language of each language, the candidate's where it is installed. */
const installed = new Map<InterviewLanguage, string>()

/**
 * Uses only on-device recognition with an installed language, so that no sound leaves the device. The tags are given, the candidate's
 * first: this file is loaded with a first page and must not bring what else they are made of.
 */
export async function canRecognizeOnDevice(language: InterviewLanguage, tags: readonly string[]): Promise<boolean> {
  const recognition = findClass()
  if (recognition === null) return false
  const isInstalled = (tag: string) =>
    recognition
      .available({ langs: [tag], processLocally: true })
      .then((state) => state === 'available')
      .catch(() => false)
  for (const tag of tags) {
    if (!(await isInstalled(tag))) continue
    installed.set(language, tag)
    return true
  }
  return false
}

/** Browsers sometimes repeat a final result, or extend it. The longer one replaces the earlier one. */
export function addSegment(segments: readonly RecognizedSegment[], next: RecognizedSegment): RecognizedSegment[] {
  const text = next.text.trim().replaceAll(/\s+/g, ' ')
  if (text === '') return [...segments]
  const last = segments.at(-1)
  if (last && (last.text === text || last.text.startsWith(`${text} `))) return [...segments]
  if (last && text.startsWith(`${last.text} `)) return [...segments.slice(0, -1), { ...last, text, endMs: next.endMs }]
  return [...segments, { ...next, text }]
}

export interface Recognizer {
  stop: () => void
}

interface RecognizeOptions {
  language: InterviewLanguage
  /** Milliseconds since the answer's recording began. */
  elapsedMs: () => number
  onSegment: (segment: RecognizedSegment) => void
}

/** Listens until stopped. Browsers end recognition in pauses, so it restarts, after a longer delay per failure. */
export function recognizeOnDevice({ language, elapsedMs, onSegment }: RecognizeOptions): Recognizer | null {
  const RecognitionHere = findClass()
  if (RecognitionHere === null) return null
  const recognition = new RecognitionHere()
  let isOn = true
  let pauseMs = FIRST_PAUSE_MS
  let segmentStartMs = elapsedMs()
  recognition.lang = installed.get(language) ?? language
  recognition.continuous = true
  recognition.interimResults = false
  recognition.processLocally = true
  recognition.addEventListener('result', (event) => {
    if (!isRecognitionEvent(event)) return
    pauseMs = FIRST_PAUSE_MS
    for (const result of Array.from(event.results).slice(event.resultIndex)) {
      const endMs = elapsedMs()
      if (result.isFinal) onSegment({ text: result[0]?.transcript ?? '', startMs: segmentStartMs, endMs })
      segmentStartMs = endMs
    }
  })
  recognition.addEventListener('end', () => {
    if (!isOn) return
    setTimeout(() => {
      if (isOn) recognition.start()
    }, pauseMs)
    pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2)
  })
  recognition.start()
  return {
    stop: () => {
      isOn = false
      recognition.abort()
    },
  }
}
