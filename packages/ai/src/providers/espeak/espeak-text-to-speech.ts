import { spawn } from 'node:child_process'
import { normalizeSpeech } from '../../audio/normalize-speech'
import { markSpeech } from '../../audio/speech-mark'
import { fixWavSizes, readWav } from '../../audio/wav'
import { SpeechError } from '../../ports/speech-error'
import type { SpeechLanguage } from '../../ports/speech-to-text'
import type { SynthesizeInput, TextToSpeech, VoiceChoice } from '../../ports/text-to-speech'
import { assertSpeakable } from '../speakable'

/** Debian's espeak-ng as a separate process. Defaults in brackets. */
export type EspeakOptions = {
  /** A name on the PATH or a path ['espeak-ng']. */
  readonly command?: string
  /** [en-us and vi (northern)] */
  readonly voices?: Readonly<Record<SpeechLanguage, string>>
  /** Voices of personas that have their own [`espeakPersonaVoices`]. */
  readonly personaVoices?: Readonly<Partial<Record<string, Readonly<Record<SpeechLanguage, string>>>>>
  /** As `detectEspeak` found it, for the mark of its sound ['unknown']. */
  readonly version?: string
  /** Words per minute [160: an unhurried speaker]. */
  readonly wordsPerMinute?: number
  /** [2,000] */
  readonly maxTextChars?: number
  /** The process is killed after it [10,000; a sentence takes 20 to 50]. */
  readonly timeoutMs?: number
  /** [32 MiB, twelve minutes] */
  readonly maxAudioBytes?: number
}

/** Of the drawn interviewers: two women and a man; in Vietnamese from the north, the centre and the south. */
const espeakPersonaVoices: Readonly<Partial<Record<string, Readonly<Record<SpeechLanguage, string>>>>> = {
  linh: { en: 'en-us+f3', vi: 'vi+linda' },
  an: { en: 'en-us+f4', vi: 'vi-vn-x-central+steph' },
  minh: { en: 'en-us', vi: 'vi-vn-x-south' },
}

/** Loud voices would be cut off at full scale; all are brought to one loudness afterwards. */
const amplitude = 60

const defaults = {
  command: 'espeak-ng',
  voices: { en: 'en-us', vi: 'vi' },
  personaVoices: espeakPersonaVoices,
  version: 'unknown',
  wordsPerMinute: 160,
  maxTextChars: 2_000,
  timeoutMs: 10_000,
  maxAudioBytes: 32 * 1024 * 1024,
} satisfies Required<EspeakOptions>

type Settings = Required<EspeakOptions>

/** The robot voice that needs no key, no network and no weights: the last server voice before captions. */
export function createEspeakTextToSpeech(options: EspeakOptions = {}): TextToSpeech {
  const settings: Settings = { ...defaults, ...options }
  const capabilities = { languages: ['en', 'vi'], maxTextChars: settings.maxTextChars } as const
  return {
    id: 'espeak-ng',
    capabilities,
    describeVoice: (choice) => `espeak-ng/${selectVoice(settings, choice)}/${settings.wordsPerMinute}/shaped`,
    async synthesize(input) {
      assertSpeakable(input, capabilities)
      const voice = selectVoice(settings, input)
      const pace = String(settings.wordsPerMinute)
      const output = ['-v', voice, '-s', pace, '-a', String(amplitude), '-b', '1', '--stdin', '--stdout']
      const sound = normalizeSpeech(fixWavSizes(await run(settings, output, input)))
      const facts = readWav(sound)
      if (facts === null || facts.dataBytes === 0) throw new SpeechError('bad_response', 'espeak-ng gave no sound')
      // Formant synthesis follows rules: it has no trained model.
      const generator = `espeak-ng ${settings.version}/${voice}`
      const audio = markSpeech(sound, { digitalSourceType: 'algorithmicMedia', generator })
      return { audio, mime: 'audio/wav', durationMs: facts.durationMs, producedBy: `espeak-ng/${voice}` }
    },
  }
}

function selectVoice({ voices, personaVoices }: Settings, { language, persona }: VoiceChoice): string {
  const personaVoice = persona === undefined ? undefined : personaVoices[persona]
  return (personaVoice ?? voices)[language]
}

/** The version found and the languages it can speak; null where espeak-ng is not installed. Asked once at start. */
export async function detectEspeak(
  options: Pick<EspeakOptions, 'command'> = {},
): Promise<{ readonly version: string } | null> {
  const settings: Settings = { ...defaults, ...options, timeoutMs: 3_000, maxAudioBytes: 64 * 1024 }
  try {
    const output = new TextDecoder().decode(await run(settings, ['--version'], { text: '' }))
    return { version: /(\d{1,16}(?:\.\d{1,16})+)/.exec(output)?.[1] ?? 'unknown' }
  } catch (error) {
    if (error instanceof SpeechError) return null
    throw error
  }
}

/**
 * The text is written to standard input: there a leading hyphen is not an option, and other users of the machine can't read
 * it in the process list. `[[` would switch espeak-ng to phoneme codes.
 */
function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('[[', '[ [')
}

type RunInput = Pick<SynthesizeInput, 'text' | 'signal'>

function run(settings: Settings, args: readonly string[], { text, signal }: RunInput): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(new SpeechError('aborted', 'the caller no longer wants it'))
    const child = spawn(settings.command, args, { stdio: ['pipe', 'pipe', 'ignore'], shell: false })
    const parts: Buffer[] = []
    let sizeBytes = 0
    const finish = (outcome: SpeechError | Uint8Array) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      child.kill('SIGKILL')
      if (outcome instanceof SpeechError) reject(outcome)
      else resolve(outcome)
    }
    const onAbort = () => finish(new SpeechError('aborted', 'the caller no longer wants it'))
    const timer = setTimeout(
      () => finish(new SpeechError('timeout', `espeak-ng took over ${settings.timeoutMs} ms`)),
      settings.timeoutMs,
    )
    signal?.addEventListener('abort', onAbort, { once: true })
    child.on('error', () => finish(new SpeechError('unavailable', 'espeak-ng could not be started')))
    child.on('close', (code) =>
      finish(code === 0 ? Buffer.concat(parts) : new SpeechError('unavailable', `espeak-ng ended with ${code}`)),
    )
    child.stdout.on('data', (part: Buffer) => {
      sizeBytes += part.byteLength
      if (sizeBytes > settings.maxAudioBytes) finish(new SpeechError('too_large', 'espeak-ng gave too much sound'))
      else parts.push(part)
    })
    // A process that died early has closed its input; its end is reported by `close` or `error`.
    child.stdin.on('error', () => undefined)
    child.stdin.end(cleanText(text))
  })
}
