import { interviewLanguages } from '@candor/contract'
import { measureLoudestFrameDb, readWav } from '../../audio/wav'
import { SpeechError } from '../../ports/speech-error'
import type {
  SpeechAudio,
  SpeechLanguage,
  SpeechToText,
  TranscribeInput,
  Transcript,
  TranscriptWord,
} from '../../ports/speech-to-text'
import { removeHallucinations } from './hallucination-filter'
import {
  callSpeechEndpoint,
  type SpeechCall,
  type SpeechEndpoint,
  type SpeechRuntime,
  systemSpeechRuntime,
} from './speech-http'
import { parseTranscription, type RecognizedSegment, type RecognizedTranscription } from './transcription-response'

/** Settings of a server that speaks OpenAI's `POST /audio/transcriptions`. Defaults in brackets. */
export type OpenAiSpeechToTextOptions = {
  /** Up to and with `/v1`; from the operator's settings only. */
  readonly baseUrl: string
  readonly model: string
  readonly apiKey?: string | null
  /** ['openai-compatible'] */
  readonly id?: string
  /** Whether the server gives word times [true]; asked for only then. */
  readonly hasWords?: boolean
  /** Whether it gives segments with times (`verbose_json`) [true]; without, plain `json` is asked for and words are off. */
  readonly hasSegments?: boolean
  /** [false: recognizers of the Whisper family leave fillers out] */
  readonly isVerbatim?: boolean
  /** [en and vi] */
  readonly languages?: readonly SpeechLanguage[]
  /** One try, answer included [60,000]. */
  readonly attemptTimeoutMs?: number
  /** All tries and waits [120,000]. */
  readonly budgetMs?: number
  /** [4] */
  readonly maxAttempts?: number
  /** Asked before each further try [always]. */
  readonly mayRetry?: () => boolean
  /** Refused with `too_large` before anything is sent [25 MiB, OpenAI's own limit]. */
  readonly maxAudioBytes?: number
  /** An answer beyond it is `bad_response` and is not read further [2 MiB, hours of words]. */
  readonly maxResponseBytes?: number
  readonly runtime?: SpeechRuntime
}

const mebibyte = 1024 * 1024

const defaults = {
  apiKey: null,
  id: 'openai-compatible',
  hasWords: true,
  hasSegments: true,
  isVerbatim: false,
  languages: interviewLanguages,
  attemptTimeoutMs: 60_000,
  budgetMs: 120_000,
  maxAttempts: 4,
  mayRetry: () => true,
  maxAudioBytes: 25 * mebibyte,
  maxResponseBytes: 2 * mebibyte,
  runtime: systemSpeechRuntime,
} satisfies Omit<Required<OpenAiSpeechToTextOptions>, 'baseUrl' | 'model'>

type Settings = Required<OpenAiSpeechToTextOptions>

/** A recognizer behind an OpenAI-compatible server. Neither the words nor the audio are ever logged or put in an error. */
export function createOpenAiSpeechToText(options: OpenAiSpeechToTextOptions): SpeechToText {
  const settings: Settings = { ...defaults, ...options }
  const endpoint: SpeechEndpoint = settings
  const capabilities = {
    words: settings.hasWords && settings.hasSegments,
    segments: settings.hasSegments,
    languages: settings.languages,
    isVerbatim: settings.isVerbatim,
  }
  return {
    id: settings.id,
    capabilities,
    async transcribe(input) {
      const form = await encodeForm(buildForm(settings, capabilities.words, input))
      const call = { path: '/audio/transcriptions', ...form, signal: input.signal }
      const reply = await callSpeechEndpoint(endpoint, call)
      return buildTranscript(settings, input, parseTranscription(reply.bytes))
    },
  }
}

const fileNames: Readonly<Record<string, string>> = {
  'audio/wav': 'audio.wav',
  'audio/x-wav': 'audio.wav',
  'audio/webm': 'audio.webm',
  'video/webm': 'audio.webm',
  'audio/mp4': 'audio.mp4',
  'video/mp4': 'audio.mp4',
  'audio/ogg': 'audio.ogg',
  'audio/mpeg': 'audio.mp3',
  'audio/flac': 'audio.flac',
}

function buildForm(settings: Settings, wantsWords: boolean, { audio, language, prompt }: TranscribeInput): FormData {
  if (!settings.languages.includes(language)) throw new SpeechError('unsupported', `no ${language} on this recognizer`)
  const form = new FormData()
  form.append('file', createBlob(settings, audio), getFileName(audio.mime))
  form.append('model', settings.model)
  form.append('language', language)
  form.append('temperature', '0')
  if (prompt !== undefined && prompt !== '') form.append('prompt', prompt)
  form.append('response_format', settings.hasSegments ? 'verbose_json' : 'json')
  if (wantsWords) form.append('timestamp_granularities[]', 'word')
  if (settings.hasSegments) form.append('timestamp_granularities[]', 'segment')
  return form
}

/**
 * As bytes, because Node 24's fetch writes a form into the request piece by piece: an abort in between is an unhandled rejection,
 * which ends the process.
 */
async function encodeForm(form: FormData): Promise<Pick<SpeechCall, 'headers' | 'body'>> {
  const encoded = new Response(form)
  const contentType = encoded.headers.get('content-type') ?? 'multipart/form-data'
  return { headers: { 'content-type': contentType }, body: new Uint8Array(await encoded.arrayBuffer()) }
}

function stripMimeParameters(mime: string): string {
  return (mime.split(';')[0] ?? '').trim().toLowerCase()
}

/** Servers choose the decoder by the file's name, and refuse names they do not know. */
function getFileName(mime: string): string {
  const name = fileNames[stripMimeParameters(mime)]
  if (name === undefined) throw new SpeechError('unsupported', 'no audio format this recognizer takes')
  return name
}

function createBlob(settings: Settings, audio: SpeechAudio): Blob {
  const { byteLength } = audio.bytes
  if (byteLength > settings.maxAudioBytes) {
    throw new SpeechError('too_large', `${byteLength} bytes of audio, at most ${settings.maxAudioBytes}`)
  }
  return new Blob([new Uint8Array(audio.bytes)], { type: stripMimeParameters(audio.mime) })
}

function buildTranscript(
  settings: Settings,
  { audio, language }: TranscribeInput,
  transcription: RecognizedTranscription,
): Transcript {
  const durationMs = transcription.durationMs ?? readWav(audio.bytes)?.durationMs ?? null
  const isTimed = transcription.segments !== null && transcription.segments.length > 0
  const all = isTimed ? transcription.segments : createSingleSegment(transcription, durationMs)
  const kept = removeHallucinations(all, (startMs, endMs) => measureLoudestFrameDb(audio.bytes, startMs, endMs))
  const isWhole = kept.length === all.length
  return {
    // Words without any times are still the person's words.
    text: all.length === 0 ? transcription.text : kept.map((segment) => segment.text).join(' '),
    language,
    words: isWhole || transcription.words === null ? transcription.words : selectWordsWithin(transcription.words, kept),
    segments: kept.map(({ meanLogProbability: _, ...segment }) => segment),
    isVerbatim: settings.isVerbatim,
    model: settings.model,
    durationMs,
  }
}

/** Without segments the text still has a start and an end: those of the words, or of the whole file where its length is known. */
function createSingleSegment(
  { text, words }: RecognizedTranscription,
  durationMs: number | null,
): readonly RecognizedSegment[] {
  const startMs = words?.[0]?.startMs ?? 0
  const endMs = words?.at(-1)?.endMs ?? durationMs
  if (text === '' || endMs === null) return []
  return [{ text, startMs, endMs, noSpeechProbability: null, meanLogProbability: null }]
}

/** A word belongs to the segment that contains its middle. Words of dropped segments are dropped too. */
function selectWordsWithin(
  words: readonly TranscriptWord[],
  segments: readonly RecognizedSegment[],
): readonly TranscriptWord[] {
  return words.filter(({ startMs, endMs }) => {
    const middleMs = (startMs + endMs) / 2
    return segments.some((segment) => segment.startMs <= middleMs && middleMs <= segment.endMs)
  })
}
