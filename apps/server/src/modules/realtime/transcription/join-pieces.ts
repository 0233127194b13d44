import type { AnswerSegment } from '@candor/domain'
import type { RecognizedWords } from '../ports'
import type { RecognizedPiece, RecognizedSegment, RecognizedWord } from './recognized-words'

/** A piece that begins with sound of the piece before it. Milliseconds on the answer's clock. */
export interface PlacedPiece {
  readonly recognized: RecognizedPiece
  readonly cutMs: number | null
}

/** Words this near to a cut may be recognized twice: half of the overlap plus the tolerance of recognizers' times. */
const nearCutMs = 650
const sameWordMs = 250
/** Fragments of words may surround the words that both pieces contain. */
const mostCutWords = 2
const middle = ({ startMs, endMs }: RecognizedWord): number => (startMs + endMs) / 2

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')

const listWords = ({ segments }: RecognizedPiece): readonly RecognizedWord[] => segments.flatMap(({ words }) => words)

/** A segment that loses words lasts from its first remaining word to its last. */
const fitted = (segment: RecognizedSegment, words: readonly RecognizedWord[]): RecognizedSegment => ({
  startMs: words[0] === segment.words[0] ? segment.startMs : (words[0]?.startMs ?? segment.startMs),
  endMs: words.at(-1) === segment.words.at(-1) ? segment.endMs : (words.at(-1)?.endMs ?? segment.endMs),
  words,
})

/** Keeps only the words at these positions; segments without words are dropped. */
const only = (piece: RecognizedPiece, isRemaining: (index: number) => boolean): RecognizedPiece => {
  let index = -1
  const segments = piece.segments.map((segment) => {
    const words = segment.words.filter(() => {
      index += 1
      return isRemaining(index)
    })
    return fitted(segment, words)
  })
  return { ...piece, segments: segments.filter(({ words }) => words.length > 0) }
}

interface Match {
  readonly before: number
  readonly after: number
  readonly length: number
}
interface Sides {
  readonly before: readonly RecognizedWord[]
  readonly after: readonly RecognizedWord[]
  readonly isTimed: boolean
}

const isSame = (first: RecognizedWord | undefined, second: RecognizedWord | undefined, isTimed: boolean): boolean => {
  if (first === undefined || second === undefined || fold(first.text) !== fold(second.text)) return false
  return !isTimed || Math.abs(middle(first) - middle(second)) <= sameWordMs
}

const runLength = ({ before, after, isTimed }: Sides, at: number, from: number): number => {
  let length = 0
  while (isSame(before[at + length], after[from + length], isTimed)) length += 1
  return length
}

/** Where a run of words ends one piece and begins the next; a cut word may surround it on both sides. */
const matchAt = (sides: Sides, at: number, from: number): Match | null => {
  const length = runLength(sides, at, from)
  const isAtEnds = from <= mostCutWords && sides.before.length - at - length <= mostCutWords
  return length > 0 && isAtEnds ? { before: at, after: from, length } : null
}

const placesWhere = (words: readonly RecognizedWord[], isNear: (word: RecognizedWord) => boolean): readonly number[] =>
  words.flatMap((word, index) => (isNear(word) ? [index] : []))

/** The longest such run; of equally long runs, the first. */
const findMatch = (sides: Sides, cutMs: number): Match | null => {
  const ends = placesWhere(sides.before, ({ endMs }) => endMs >= cutMs - nearCutMs)
  const begins = placesWhere(sides.after, ({ startMs }) => startMs <= cutMs + nearCutMs)
  const matches = ends.flatMap((at) => begins.flatMap((from) => matchAt(sides, at, from) ?? []))
  return matches.toSorted((first, second) => second.length - first.length)[0] ?? null
}

/** How many words of the first piece stay, and how many of the second are dropped. */
const divide = (sides: Sides, cutMs: number): { readonly remaining: number; readonly dropped: number } => {
  const match = findMatch(sides, cutMs)
  if (match !== null) return { remaining: match.before + match.length, dropped: match.after + match.length }
  // The pieces share no words and have no times: repeating a word is better than losing one.
  if (!sides.isTimed) return { remaining: sides.before.length, dropped: 0 }
  return {
    remaining: sides.before.filter((word) => middle(word) < cutMs).length,
    dropped: sides.after.filter((word) => middle(word) < cutMs).length,
  }
}

const joinAtCut = (
  before: RecognizedPiece,
  after: RecognizedPiece,
  cutMs: number,
): readonly [RecognizedPiece, RecognizedPiece] => {
  const isTimed = before.isTimed && after.isTimed
  const { remaining, dropped } = divide({ before: listWords(before), after: listWords(after), isTimed }, cutMs)
  return [only(before, (index) => index < remaining), only(after, (index) => index >= dropped)]
}

const toSegment = ({ words, startMs, endMs }: RecognizedPiece['segments'][number]): AnswerSegment => ({
  text: words.map(({ text }) => text).join(' '),
  startMs,
  endMs,
})

/** Joins all pieces; words that two pieces share at a cut appear once. */
export const joinPieces = (pieces: readonly PlacedPiece[]): RecognizedWords => {
  const joined: RecognizedPiece[] = []
  for (const { recognized, cutMs } of pieces) {
    const before = joined.at(-1)
    if (before === undefined || cutMs === null) joined.push(recognized)
    else joined.splice(-1, 1, ...joinAtCut(before, recognized, cutMs))
  }
  const segments = joined.flatMap((piece) => piece.segments.filter(({ words }) => words.length > 0).map(toSegment))
  return { text: segments.map(({ text }) => text).join(' '), segments }
}
