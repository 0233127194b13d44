import { interviewLanguages } from '@candor/contract'
import { markSpeech } from '../../audio/speech-mark'
import { fixWavSizes, readWav } from '../../audio/wav'
import { SpeechError } from '../../ports/speech-error'
import type { SpeechLanguage } from '../../ports/speech-to-text'
import type { SpokenAudio, SynthesizeInput, TextToSpeech, VoiceChoice } from '../../ports/text-to-speech'
import { assertSpeakable } from '../speakable'
import {
  callSpeechEndpoint,
  type SpeechEndpoint,
  type SpeechReply,
  type SpeechRuntime,
  systemSpeechRuntime,
} from './speech-http'

/** Settings of a server that speaks OpenAI's `POST /audio/speech`. Defaults in brackets. */
export type OpenAiTextToSpeechOptions = {
  /** Up to and with `/v1`; from the operator's settings only. */
  readonly baseUrl: string
  readonly model: string
  /** The server's voice for each language it shall speak; a language without one is refused with `unsupported`. */
  readonly voices: Readonly<Partial<Record<SpeechLanguage, string>>>
  /** Voices of personas that have their own, for each of the languages above [none]. */
  readonly personaVoices?: Readonly<Partial<Record<string, string>>>
  readonly apiKey?: string | null
  /** ['openai-compatible'] */
  readonly id?: string
  /** ['wav'] */
  readonly format?: 'wav' | 'mp3'
  /** [1,500] */
  readonly maxTextChars?: number
  /** One try, answer included [20,000]. */
  readonly attemptTimeoutMs?: number
  /** All tries and waits [30,000]. */
  readonly budgetMs?: number
  /** [3] */
  readonly maxAttempts?: number
  /** Asked before each further try [always]. */
  readonly mayRetry?: () => boolean
  /** [16 MiB, almost six minutes of 24 kHz WAV] */
  readonly maxResponseBytes?: number
  readonly runtime?: SpeechRuntime
}

const defaults = {
  personaVoices: {},
  apiKey: null,
  id: 'openai-compatible',
  format: 'wav',
  maxTextChars: 1_500,
  attemptTimeoutMs: 20_000,
  budgetMs: 30_000,
  maxAttempts: 3,
  mayRetry: () => true,
  maxResponseBytes: 16 * 1024 * 1024,
  runtime: systemSpeechRuntime,
} satisfies Omit<Required<OpenAiTextToSpeechOptions>, 'baseUrl' | 'model' | 'voices'>

type Settings = Required<OpenAiTextToSpeechOptions>

const knownLanguages: readonly SpeechLanguage[] = interviewLanguages

/** A voice behind an OpenAI-compatible server. The text is never logged or put in an error. */
export function createOpenAiTextToSpeech(options: OpenAiTextToSpeechOptions): TextToSpeech {
  const settings: Settings = { ...defaults, ...options }
  const endpoint: SpeechEndpoint = settings
  const languages = knownLanguages.filter((language) => settings.voices[language] !== undefined)
  const capabilities = { languages, maxTextChars: settings.maxTextChars }
  return {
    id: settings.id,
    capabilities,
    describeVoice: (choice) => `${producedBy(settings, selectVoice(settings, choice))}/${settings.format}`,
    async synthesize(input) {
      assertSpeakable(input, capabilities)
      const voice = selectVoice(settings, input)
      const reply = await callSpeechEndpoint(endpoint, {
        path: '/audio/speech',
        headers: { 'content-type': 'application/json' },
        body: buildBody(settings, voice, input),
        signal: input.signal,
      })
      return readSpokenAudio(settings, voice, reply)
    },
  }
}

function selectVoice({ voices, personaVoices }: Settings, { language, persona }: VoiceChoice): string {
  const personaVoice = persona === undefined ? undefined : personaVoices[persona]
  return personaVoice ?? voices[language] ?? ''
}

function producedBy({ id, model }: Settings, voice: string): string {
  return `${id}/${model}/${voice}`
}

function buildBody({ model, format }: Settings, voice: string, { text }: SynthesizeInput): string {
  return JSON.stringify({ model, voice, input: text, response_format: format })
}

function readSpokenAudio(settings: Settings, voice: string, reply: SpeechReply): SpokenAudio {
  const producer = producedBy(settings, voice)
  const mark = { digitalSourceType: 'trainedAlgorithmicMedia', generator: producer } as const
  if (settings.format === 'mp3')
    return { audio: markSpeech(readMp3(reply), mark), mime: 'audio/mpeg', durationMs: null, producedBy: producer }
  const audio = fixWavSizes(reply.bytes)
  const facts = readWav(audio)
  if (facts === null || facts.dataBytes === 0) throw new SpeechError('bad_response', 'no WAV sound in the answer')
  return { audio: markSpeech(audio, mark), mime: 'audio/wav', durationMs: facts.durationMs, producedBy: producer }
}

/** An MP3 starts with an ID3 tag or with a frame's eleven set bits. */
function readMp3({ bytes }: SpeechReply): Uint8Array {
  const hasTag = bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33
  const hasFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0
  if (!hasTag && !hasFrame) throw new SpeechError('bad_response', 'no MP3 sound in the answer')
  return bytes
}
