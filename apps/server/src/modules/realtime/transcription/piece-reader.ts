import { type MeteredSpeechToText, SpeechError, type Transcript, type UsageContext, writePcmWav } from '@candor/ai'
import type { InterviewLanguage } from '@candor/contract'
import { pcmRateHz } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { RecognizedWords } from '../ports'
import { joinPieces, type PlacedPiece } from './join-pieces'
import type { Piece } from './piece-cutter'
import { placeWords, type RecognizedPiece } from './recognized-words'
import { toMs } from './sound-tape'

/** Shorter speech is a cough or a click, for which recognizers invent words. */
const leastSpeechMs = 300
const mostCalls = 2
/** A piece that waits longer than this is too old to help; the recording's transcript has its words. */
const mostWaiting = 4
const deadlineMs = 10_000
const promptChars = 200
/** After this many consecutive failures, calls to the recognizer pause for a while. */
const mostFailures = 3
const restMs = 15_000
const longestRestMs = 60_000

export interface ReaderOptions {
  readonly deps: Pick<Deps, 'clock' | 'log'>
  readonly speechToText: MeteredSpeechToText
  readonly use: UsageContext
  readonly language: InterviewLanguage
  /** No sound is sent before this is known to be true. */
  readonly mayListen: Promise<boolean>
  readonly onChange: () => void
}

interface Waiting {
  readonly piece: Piece
  readonly version: number
  readonly samples: Int16Array
}
interface StoredPiece {
  readonly recognized: RecognizedPiece
  readonly version: number
  readonly cutMs: number | null
}

/** Sends pieces to the recognizer, two at a time, and keeps the results in spoken order. */
export class PieceReader {
  private readonly pieces = new Map<number, StoredPiece>()
  private readonly calls = new Map<Waiting, AbortController>()
  private waiting: Waiting[] = []
  private idleWaiters: (() => void)[] = []
  private versions = 0
  private failuresInRow = 0
  private restUntilMs = 0
  private readonly end = new AbortController()

  constructor(private readonly options: ReaderOptions) {}

  get isIdle(): boolean {
    return this.calls.size === 0 && this.waiting.length === 0
  }

  get sizeBytes(): number {
    return [...this.waiting, ...this.calls.keys()].reduce((sum, { samples }) => sum + samples.byteLength, 0)
  }

  read(piece: Piece, samples: Int16Array) {
    if (this.isClosed || piece.speechMs < leastSpeechMs || this.isResting()) return
    this.versions += 1
    const others = this.waiting.filter((other) => other.piece.id !== piece.id)
    this.waiting = [...others, { piece, version: this.versions, samples }].slice(-mostWaiting)
    this.startMore()
  }

  getWords(): RecognizedWords {
    const inOrder = [...this.pieces].toSorted(([one], [other]) => one - other)
    const placed = inOrder.map(([id, { recognized, cutMs }]): PlacedPiece => {
      // If the previous piece was not recognized, no words were recognized twice.
      return { recognized, cutMs: this.pieces.has(id - 1) ? cutMs : null }
    })
    return joinPieces(placed)
  }

  idle(): Promise<void> {
    if (this.isIdle) return Promise.resolve()
    return new Promise((resolve) => this.idleWaiters.push(resolve))
  }

  close() {
    this.end.abort()
    this.waiting = []
    for (const call of this.calls.values()) call.abort()
    this.calls.clear()
    this.notifyIdle()
  }

  private get isClosed(): boolean {
    return this.end.signal.aborted
  }

  private isResting(): boolean {
    return this.options.deps.clock.nowMs() < this.restUntilMs
  }

  private startMore() {
    while (this.calls.size < mostCalls) {
      const next = this.waiting.shift()
      if (next === undefined) return
      const call = new AbortController()
      this.calls.set(next, call)
      void this.run(next, call)
    }
  }

  private async run(next: Waiting, call: AbortController) {
    const timer = setTimeout(() => call.abort(), deadlineMs)
    try {
      this.store(next, await Promise.race([this.transcribe(next, call.signal), aborted(call.signal)]))
    } catch (error) {
      this.fail(error)
    } finally {
      clearTimeout(timer)
      this.calls.delete(next)
      if (!this.isClosed) this.continueReading()
    }
  }

  private continueReading() {
    this.startMore()
    if (this.isIdle) this.notifyIdle()
    this.options.onChange()
  }

  private async transcribe({ piece, samples }: Waiting, signal: AbortSignal): Promise<Transcript | null> {
    if (!(await this.options.mayListen)) return null
    const { speechToText, use, language } = this.options
    const prompt = this.wordsBefore(piece.id)
    const audio = { bytes: writePcmWav(samples, pcmRateHz), mime: 'audio/wav' }
    return speechToText.transcribe({ audio, language, signal, use, ...(prompt === '' ? {} : { prompt }) })
  }

  private wordsBefore(id: number): string {
    const { text } = joinPieces([...this.pieces].filter(([other]) => other < id).map(([, piece]) => piece))
    const end = text.slice(-promptChars)
    return end.length < text.length ? end.slice(end.indexOf(' ') + 1) : end
  }

  private store({ piece, version }: Waiting, transcript: Transcript | null) {
    if (transcript === null || this.isClosed) return
    this.failuresInRow = 0
    const recognized = placeWords(transcript, { fromMs: toMs(piece.from), toMs: toMs(piece.to) })
    const known = this.pieces.get(piece.id)
    if (recognized === null || (known !== undefined && known.version > version)) return
    this.pieces.set(piece.id, { recognized, version, cutMs: piece.cutAt === null ? null : toMs(piece.cutAt) })
  }

  /** Leaves out the words of that piece. */
  private fail(error: unknown) {
    if (this.isClosed) return
    const failure = error instanceof SpeechError ? error : new SpeechError('bad_response', 'the recognizer broke')
    this.options.deps.log.warn({ code: failure.code }, 'live hearing failed')
    this.failuresInRow += 1
    const isOut = !failure.retryable || this.failuresInRow >= mostFailures
    const forMs = Math.min(longestRestMs, Math.max(failure.retryAfterMs ?? 0, isOut ? restMs : 0))
    if (forMs > 0) this.restUntilMs = this.options.deps.clock.nowMs() + forMs
  }

  private notifyIdle() {
    for (const resolve of this.idleWaiters.splice(0)) resolve()
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => reject(new SpeechError('timeout', `no words within ${deadlineMs} ms`))
    signal.addEventListener('abort', fail, { once: true })
  })
