import { turnLimits } from '@candor/domain'
import { type QuietPlace, type SoundTape, toMs, toSamples } from './sound-tape'

/** A stretch of speech as sent to the recognizer; a later version of the same piece extends further. */
export interface Piece {
  readonly id: number
  readonly from: number
  readonly to: number
  readonly speechMs: number
  /** The point within the overlap that separates this piece from the piece before it. */
  readonly cutAt: number | null
}

/**
 * A piece grows from pause to pause until it is long enough to be recognized alone; speech without a pause is cut by
 * force.
 */
const wholeMs = 8_000
const longestMs = 20_000
const longestPauseMs = 1_500
const tailMs = 200
const halfOverlapMs = 250
const longestHoleMs = 2_000
/** Speech may be reported this long before or after its sound. */
const lateNewsMs = 3_000

const preRoll = toSamples(turnLimits.preRollMs)
const whole = toSamples(wholeMs)
const longest = toSamples(longestMs)
const longestPause = toSamples(longestPauseMs)
const tail = toSamples(tailMs)
const halfOverlap = toSamples(halfOverlapMs)
const longestHole = toSamples(longestHoleMs)
const lateNews = toSamples(lateNewsMs)

interface OpenPiece {
  readonly id: number
  readonly from: number
  readonly cutAt: number | null
  spoken: number
  speakingFrom: number | null
  lastSpeechAt: number
  /** Where the last version ended. */
  sentTo: number
  /** A pause waits for the sound up to this point. */
  dueAt: number | null
}

/** Cuts a take's sound into pieces by the voice detector's reports. Keeps only the sound of the open piece. */
export class PieceCutter {
  private open: OpenPiece | null = null
  private floor = 0
  private nextId = 0

  constructor(
    private readonly tape: SoundTape,
    private readonly emit: (piece: Piece) => void,
  ) {}

  get isSpeaking(): boolean {
    return this.open !== null && (this.open.speakingFrom !== null || this.open.dueAt !== null)
  }

  addSound(samples: Int16Array, atMs: number) {
    const endBefore = this.tape.end
    const isFirst = this.tape.isEmpty
    const missing = this.tape.append(samples, atMs)
    if (missing === null) return
    if (isFirst || missing > longestHole) this.breakAt(endBefore, this.tape.end - samples.length)
    this.sendWhatIsDue()
    this.cutWhatIsLong()
    this.release()
  }

  speechStarted(atMs: number) {
    const at = this.findPosition(atMs)
    if (this.open !== null && this.open.speakingFrom !== null) return
    if (this.open !== null && this.isOver(this.open, at)) this.close(this.open)
    this.open ??= this.begin(at)
    this.open.speakingFrom = at
    this.open.dueAt = null
  }

  speechEnded(atMs: number) {
    const piece = this.open
    if (piece?.speakingFrom == null) return
    const at = Math.max(piece.speakingFrom, this.findPosition(atMs))
    piece.spoken += at - piece.speakingFrom
    piece.speakingFrom = null
    piece.lastSpeechAt = at
    piece.dueAt = at + tail
    this.sendWhatIsDue()
  }

  /** All speech so far, as a version of the open piece that may still grow. */
  flush() {
    if (this.open !== null && this.isSpeaking) this.send(this.open, this.open.dueAt ?? this.tape.end)
  }

  /** Speech reports arrive with their sound: a report far ahead of it is an error. */
  private findPosition(atMs: number): number {
    return this.tape.isEmpty ? toSamples(atMs) : Math.min(toSamples(atMs), this.tape.end + lateNews)
  }

  private begin(at: number): OpenPiece {
    const from = Math.max(this.floor, at - preRoll, 0)
    return this.openAt({ from, cutAt: null, speakingFrom: null, at })
  }

  private openAt(start: Pick<OpenPiece, 'from' | 'cutAt' | 'speakingFrom'> & { readonly at: number }): OpenPiece {
    const { at, ...rest } = start
    this.nextId += 1
    return { id: this.nextId, ...rest, spoken: 0, lastSpeechAt: at, sentTo: rest.from, dueAt: null }
  }

  /** After a long pause or enough speech, a new piece begins. */
  private isOver(piece: OpenPiece, at: number): boolean {
    return at - piece.lastSpeechAt > longestPause || piece.lastSpeechAt - piece.from >= whole
  }

  private send(piece: OpenPiece, upTo: number) {
    const to = Math.min(upTo, this.tape.end, piece.from + longest + halfOverlap)
    piece.dueAt = null
    if (to <= piece.sentTo) return
    piece.sentTo = to
    const going = piece.speakingFrom === null ? 0 : Math.max(0, to - piece.speakingFrom)
    const { id, from, cutAt } = piece
    this.emit({ id, from, to, speechMs: toMs(piece.spoken + going), cutAt })
  }

  private close(piece: OpenPiece) {
    this.send(piece, piece.dueAt ?? piece.lastSpeechAt + tail)
    this.floor = Math.max(this.floor, piece.sentTo)
    this.open = null
  }

  private sendWhatIsDue() {
    const piece = this.open
    if (piece === null || piece.speakingFrom !== null) return
    if (piece.dueAt !== null && this.tape.end >= piece.dueAt) this.send(piece, piece.dueAt)
    if (piece.dueAt === null && this.isOver(piece, this.tape.end)) this.close(piece)
  }

  private cutWhatIsLong() {
    const piece = this.open
    if (piece === null || this.tape.end - piece.from < longest) return
    if (piece.speakingFrom === null) return this.close(piece)
    const { at, isPause } = this.quietPlace(piece)
    const half = isPause ? 0 : halfOverlap
    this.send(piece, at + half)
    this.floor = at - half
    this.open = this.openAt({ from: this.floor, cutAt: isPause ? null : at, speakingFrom: at, at })
  }

  /** Never starts before the end of an earlier version, so that no sound is sent twice. */
  private quietPlace({ from, sentTo }: OpenPiece): QuietPlace {
    const first = Math.max(from + whole, sentTo - halfOverlap)
    const last = this.tape.end - 2 * halfOverlap
    if (first >= last) return { at: first, isPause: false }
    const place = this.tape.quietest(first, last)
    return { at: place.at, isPause: place.isPause && place.at >= sentTo }
  }

  /** If sound is missing for long, the sound before and after it are two pieces. */
  private breakAt(endBefore: number, goesOnAt: number) {
    const piece = this.open
    if (piece === null) return
    if (piece.speakingFrom === null) return this.close(piece)
    this.send(piece, endBefore)
    this.floor = Math.max(this.floor, endBefore)
    this.open = this.openAt({ from: goesOnAt, cutAt: null, speakingFrom: goesOnAt, at: goesOnAt })
  }

  private release() {
    const idle = Math.max(this.floor, this.tape.end - preRoll - lateNews)
    this.tape.forget(this.open === null ? idle : this.open.from)
  }
}
