import type { MeteredSpeechToText } from '@candor/ai'
import type { Deps } from '../../../deps'
import { resolveWithin } from '../../../platform/resolve-within'
import type { CreateTranscription, LiveTranscription, RecognizedWords, TranscriptionOptions } from '../ports'
import { PieceCutter } from './piece-cutter'
import { PieceReader } from './piece-reader'
import { SoundTape } from './sound-tape'

export interface LiveTranscriptionOptions {
  /** Null: this server does not transcribe. */
  readonly speechToText: MeteredSpeechToText | null
  /** Whether the candidate agreed to 'server_transcription'. Nothing is sent until this is known; an error means no. */
  readonly hasConsent: (request: TranscriptionOptions) => boolean | Promise<boolean>
}

type TranscriptionDeps = Pick<Deps, 'clock' | 'log'>

interface Parts {
  readonly tape: SoundTape
  readonly cutter: PieceCutter
  readonly reader: PieceReader
}

const assemble = (options: ConstructorParameters<typeof PieceReader>[0]): Parts => {
  const tape = new SoundTape()
  const reader = new PieceReader(options)
  const cutter = new PieceCutter(tape, (piece) => reader.read(piece, tape.slice(piece.from, piece.to)))
  return { tape, cutter, reader }
}

/** Reports the words when they, or their final state, have changed. */
const createReporter = (request: TranscriptionOptions) => {
  let reported = { text: '', isFinal: false }
  return (words: RecognizedWords, isFinal: boolean): void => {
    const hasNews = words.text !== reported.text || (isFinal !== reported.isFinal && words.text !== '')
    reported = { text: words.text, isFinal }
    if (hasNews) request.onWords(words, isFinal)
  }
}

interface Opening {
  readonly deps: TranscriptionDeps
  readonly speechToText: MeteredSpeechToText
  readonly request: TranscriptionOptions
  readonly mayListen: Promise<boolean>
}

const openTranscription = ({
  deps,
  speechToText,
  request,
  mayListen,
}: Opening): LiveTranscription & { sizeBytes(): number } => {
  const notify = createReporter(request)
  const onChange = () => notify(reader.getWords(), reader.isIdle && !cutter.isSpeaking)
  const { language, organizationId, sessionId } = request
  const use = { organizationId, sessionId, purpose: 'live' as const }
  const { tape, cutter, reader } = assemble({ deps, speechToText, use, language, mayListen, onChange })
  const end = new AbortController()
  const close = () => {
    end.abort()
    reader.close()
    tape.forget(Number.POSITIVE_INFINITY)
  }
  void mayListen.then((may) => (may ? undefined : close()))
  return {
    addSound(samples, atMs) {
      if (!end.signal.aborted) cutter.addSound(samples, atMs)
    },
    speechStarted(atMs) {
      if (!end.signal.aborted) cutter.speechStarted(atMs)
    },
    speechEnded(atMs) {
      if (!end.signal.aborted) cutter.speechEnded(atMs)
    },
    getWords: () => reader.getWords(),
    async waitForWords(withinMs) {
      if (!end.signal.aborted) cutter.flush()
      await resolveWithin(reader.idle(), withinMs)
      return reader.getWords()
    },
    close,
    sizeBytes: () => tape.sizeBytes + reader.sizeBytes,
  }
}

/** Recognizes an answer while the candidate speaks. Never throws, invents no words, and logs none. */
export const createLiveTranscription =
  (deps: TranscriptionDeps, { speechToText, hasConsent }: LiveTranscriptionOptions): CreateTranscription =>
  (request) => {
    if (speechToText === null || !speechToText.capabilities.languages.includes(request.language)) return null
    const consent = hasConsent(request)
    if (consent === false) return null
    const mayListen = Promise.resolve(consent).catch(() => false)
    return openTranscription({ deps, speechToText, request, mayListen })
  }
