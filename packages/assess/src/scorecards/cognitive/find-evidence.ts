import type { EvidenceTag } from '@candor/contract'
import { jaccard } from '../../filters/duplicates'
import type { Lexicon } from '../../lexicons/lexicon'
import type { PreparedAnswer } from '../../normalize/prepare-answers'
import { type Stream, streamsOf } from './clause-stream'
import type { CueKind } from './cues'
import { type Placed, standing } from './retractions'

/** One piece of evidence: a cue, what belongs to it nearby, and the words around them. */
export interface Piece extends Placed {
  readonly answer: PreparedAnswer
  /** Offsets in the answer's text of the sentences it lies in. */
  readonly start: number
  readonly end: number
}

/** `care` is a check or a method. */
export type Step = CueKind | 'action' | 'care'

/** Steps that must be found one after the other; `reach` is the number of words between neighbours. */
export interface Pattern {
  readonly steps: readonly Step[]
  readonly reach: number
  /** The steps may come in either order. */
  readonly isFree?: boolean
}

export interface Search {
  readonly tag: EvidenceTag
  readonly patterns: readonly Pattern[]
}

const perAnswer = 2
const before = 10
const after = 10
const ownReach = 6
const commonRank = 300
const minSpecific = 2
const minContent = 4
const sameIdea = 0.4
/** Words before its last step that a quote may reach back. */
const longestQuote = 25

/** Each idea once, at most two in an answer, and none that was taken back. */
export function piecesOf(answers: readonly PreparedAnswer[], search: Search, lexicon: Lexicon): Piece[] {
  const kept: Piece[] = []
  for (const answer of answers) {
    let count = 0
    for (const piece of streamsOf(answer, lexicon).flatMap((stream) => candidates(stream, search))) {
      if (count === perAnswer) break
      if (kept.some((other) => jaccard(other.lemmas, piece.lemmas) >= sameIdea)) continue
      kept.push(piece)
      count += 1
    }
  }
  return standing(
    kept,
    answers.flatMap((answer) => [...streamsOf(answer, lexicon)]),
  )
}

function candidates(stream: Stream, search: Search): Piece[] {
  const spans = search.patterns.flatMap((pattern) => spansOf(stream, pattern))
  return spans
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .flatMap((span) => {
      const piece = pieceOf(stream, span)
      return piece === null ? [] : [piece]
    })
}

interface WordSpan {
  readonly from: number
  readonly to: number
}

function spansOf(stream: Stream, pattern: Pattern): WordSpan[] {
  const [first, ...rest] = pattern.steps.map((step) => placesOf(stream, step))
  return (first ?? []).flatMap((start) => {
    const span = follow({ pattern, rest }, { from: start, to: start })
    return span === null ? [] : [span]
  })
}

interface Way {
  readonly pattern: Pattern
  /** Places of the steps that are still to be found. */
  readonly rest: readonly (readonly number[])[]
}

/** The first way through the steps: what was done first need not be what led to the outcome. */
function follow({ pattern, rest }: Way, span: WordSpan): WordSpan | null {
  const [places, ...later] = rest
  if (places === undefined) return span
  const at = pattern.steps.length - rest.length
  const isAgain = pattern.steps[at] === pattern.steps[at - 1]
  for (const next of within(places, span, pattern)) {
    if (isAgain && next === span.to) continue
    const wider = { from: Math.min(span.from, next), to: Math.max(span.to, next) }
    const found = follow({ pattern, rest: later }, wider)
    if (found !== null) return found
  }
  return null
}

function placesOf(stream: Stream, step: Step): readonly number[] {
  if (step === 'action') return stream.actions
  if (step !== 'care') return stream.hits[step]
  return [...new Set([...stream.hits.check, ...stream.hits.method])].sort((a, b) => a - b)
}

/** Places in reach after the span, the nearest first; then those before it, where either order will do. */
function within(places: readonly number[], span: WordSpan, { reach, isFree }: Pattern): number[] {
  const later = between(places, span.to, span.to + reach)
  return isFree === true ? [...later, ...between(places, span.from - reach, span.from).reverse()] : later
}

/** The places from `low` to `high`, both included, by halving: an answer may have ten thousand of them. */
function between(places: readonly number[], low: number, high: number): number[] {
  return places.slice(firstFrom(places, low), firstFrom(places, high + 1))
}

function firstFrom(places: readonly number[], value: number): number {
  let from = 0
  let to = places.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((places[middle] ?? value) < value) from = middle + 1
    else to = middle
  }
  return from
}

/** Null where the words around are hedged, a courtesy, nobody's own doing, or too general to tell anything. */
function pieceOf(stream: Stream, span: WordSpan): Piece | null {
  const from = Math.max(0, span.from - before)
  const to = Math.min(stream.words.length - 1, span.to + after)
  const takenBack = [...stream.hedges, ...stream.withdrawals, ...stream.courtesies]
  if (takenBack.some((index) => index >= from && index <= to)) return null
  const isNear = (index: number): boolean => index >= from - ownReach && index <= to + ownReach
  if (!stream.own.some(isNear) || !isGrounded(stream, isNear)) return null
  const near = stream.words.filter((_word, index) => index >= from && index <= to)
  const content = near.filter((word) => word.content)
  const lemmas = new Set(content.map((word) => word.lemma))
  const specific = new Set(content.filter((word) => (word.rank ?? 10_000) > commonRank).map((word) => word.lemma))
  const first = stream.units[Math.max(span.from, span.to - longestQuote)]
  const last = stream.units[span.to]
  if (first === undefined || last === undefined) return null
  if (lemmas.size < minContent || specific.size < minSpecific) return null
  return { answer: stream.answer, start: first.start, end: last.end, stream, to: span.to, lemmas }
}

/** Something done, or a number, name or place: small talk has none. */
function isGrounded(stream: Stream, isNear: (index: number) => boolean): boolean {
  return (
    stream.actions.some(isNear) ||
    stream.words.some((word, index) => isNear(index) && (word.form === '#' || word.form === '[place]'))
  )
}
