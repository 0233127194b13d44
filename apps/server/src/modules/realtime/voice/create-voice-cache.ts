import { createHash } from 'node:crypto'
import { type MeteredTextToSpeech, SpeechError, type SpeechErrorCode } from '@candor/ai'
import type { Deps } from '../../../deps'
import { resolveWithin } from '../../../platform/resolve-within'
import type { Clip, Utterance, VoiceCache } from '../ports'
import { createClipDisk } from './clip-disk'
import { ClipMaker, createFailures, type Urgency } from './clip-maker'
import { createClipMemory } from './clip-memory'
import { joinClips } from './join-clips'
import { makePart } from './make-part'
import { splitUtterance } from './split-utterance'

export interface VoiceCacheOptions {
  /** Null: there is no voice, and every method returns null. */
  readonly voice: MeteredTextToSpeech | null
  /** Where sound is stored; it may be deleted at any time. */
  readonly cacheDir: string
  /** [32 MiB: eleven minutes at 24 kHz] */
  readonly maxMemoryBytes?: number
  /** [512 MiB] */
  readonly maxDiskBytes?: number
}

/** The voice for the whole module: by parts over the socket, by utterances over HTTP, with one cache for both. */
export interface InterviewVoice extends VoiceCache {
  /** Stores all parts on the disk, after every request of a running interview. Resolves when all parts are made. */
  prepareSession(lines: readonly Utterance[]): Promise<void>
  /** All parts as one sound. Null: no voice, or not ready within that time. */
  whole(line: Utterance, withinMs: number): Promise<Clip | null>
}

type VoiceDeps = Pick<Deps, 'clock' | 'newId' | 'log'>

/** Stored sound with another version is ignored: older sound has no mark. */
const soundVersion = 'marked-1'
const mebibyte = 1024 * 1024
const failureMs = { passing: 5_000, longest: 60_000, lasting: 10 * 60_000 } as const

const asFailure = (error: unknown): SpeechError =>
  error instanceof SpeechError ? error : new SpeechError('bad_response', 'the voice broke')

/** Nothing was sent, and the next request may succeed. */
const callerErrorCodes: ReadonlySet<SpeechErrorCode> = new Set(['over_budget', 'circuit_open', 'aborted'])

const failureTimeMs = ({ retryable, retryAfterMs }: SpeechError): number =>
  retryable ? Math.min(failureMs.longest, Math.max(failureMs.passing, retryAfterMs ?? 0)) : failureMs.lasting

const createKey = (voice: MeteredTextToSpeech, { text, language, voice: persona }: Utterance): string => {
  const own = persona === undefined ? {} : { persona }
  const name = voice.describeVoice({ language, ...own })
  return createHash('sha256').update(`${soundVersion}\n${name}\n${language}\n${text}`).digest('hex')
}

/** Memory first, then the disk, then the voice itself. */
const createStock = (deps: VoiceDeps, voice: MeteredTextToSpeech, options: VoiceCacheOptions) => {
  const { cacheDir: directory, maxMemoryBytes = 32 * mebibyte, maxDiskBytes = 512 * mebibyte } = options
  const memory = createClipMemory(maxMemoryBytes)
  const disk = createClipDisk(deps, { directory, maxBytes: maxDiskBytes })
  const failures = createFailures(deps)
  const fail = (key: string, error: unknown): null => {
    const failure = asFailure(error)
    if (!callerErrorCodes.has(failure.code)) failures.note(key, failureTimeMs(failure))
    deps.log.warn({ code: failure.code }, 'voice failed')
    return null
  }
  const produce = async (part: Utterance, key: string): Promise<Clip | null> => {
    const stored = await disk.find(key)
    if (stored !== null) return stored
    try {
      const clip = await makePart(voice, part)
      await disk.keep(key, clip)
      return clip
    } catch (error) {
      return fail(key, error)
    }
  }
  const maker = new ClipMaker(produce)
  const remember = (key: string, clip: Clip | null): Clip | null => {
    if (clip !== null) memory.keep(key, clip)
    return clip
  }
  return {
    ready: (part: Utterance): Clip | null => memory.find(createKey(voice, part)),
    async make(part: Utterance, urgency: Urgency): Promise<Clip | null> {
      const key = createKey(voice, part)
      if (failures.isRecent(key)) return null
      // A caller must not wait behind a voice that hangs for sound that already exists.
      const stored = urgency === 'now' ? await disk.find(key) : null
      return remember(key, stored ?? (await maker.make({ part, key, urgency })))
    },
    /** The disk is enough: memory is for running interviews. */
    async store(part: Utterance): Promise<void> {
      const key = createKey(voice, part)
      if (failures.isRecent(key) || (await disk.has(key))) return
      await maker.make({ part, key, urgency: 'later' })
    },
  }
}

const silent = { ready: () => null, make: async () => null, store: async () => undefined }

/** The interviewer's voice, made before it is needed. Never throws, and logs no words. */
export const createVoiceCache = (deps: VoiceDeps, options: VoiceCacheOptions): InterviewVoice => {
  const { voice } = options
  const stock = voice === null ? silent : createStock(deps, voice, options)
  const spoken = (part: Utterance): Utterance => ({ ...part, text: part.text.normalize('NFC').trim() })
  const canSpeak = ({ language, text }: Utterance): boolean =>
    voice?.capabilities.languages.includes(language) === true && /[\p{L}\p{N}]/u.test(text)
  const get = async (part: Utterance, withinMs: number): Promise<Clip | null> => {
    if (!canSpeak(part)) return null
    const own = spoken(part)
    return stock.ready(own) ?? resolveWithin(stock.make(own, 'now'), withinMs)
  }
  const speakable = (lines: readonly Utterance[]): readonly Utterance[] =>
    lines.flatMap(splitUtterance).filter(canSpeak).map(spoken)
  return {
    splitParts: splitUtterance,
    prepare(lines) {
      for (const part of speakable(lines)) if (stock.ready(part) === null) void stock.make(part, 'soon')
    },
    async prepareSession(lines) {
      await Promise.all(speakable(lines).map(stock.store))
    },
    ready: (part) => (canSpeak(part) ? stock.ready(spoken(part)) : null),
    get,
    async whole(line, withinMs) {
      const clips = await Promise.all(speakable([line]).map((part) => get(part, withinMs)))
      const made = clips.filter((clip) => clip !== null)
      return made.length < clips.length ? null : joinClips(made)
    },
  }
}
