import type { EvidenceTag } from '@candor/contract'
import { jaccard } from '../../guards/duplicates'
import type { Lexicon } from '../../lexicons/lexicon'
import type { PreparedAnswer } from '../../normalise/prepare'
import type { CueKind } from './cues'
import { type Stream, streamsOf } from './stream'

/** One piece of evidence: a cue, what belongs to it nearby, and the words around them. */
export interface Piece {
  readonly answer: PreparedAnswer
  /** Offsets in the answer's text of the sentences it lies in. */
  readonly start: number
  readonly end: number
  readonly lemmas: ReadonlySet<string>
}

export type Step = CueKind | 'action'

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

/** Each idea once, at most two in an answer. */
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
  return kept
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
  const [first, ...rest] = pattern.steps
  if (first === undefined) return []
  return placesOf(stream, first).flatMap((start) => {
    let from = start
    let to = start
    for (const step of rest) {
      const next = nearest(placesOf(stream, step), { from, to }, pattern)
      if (next === undefined) return []
      from = Math.min(from, next)
      to = Math.max(to, next)
    }
    return [{ from, to }]
  })
}

function placesOf(stream: Stream, step: Step): readonly number[] {
  return step === 'action' ? stream.actions : stream.hits[step]
}

function nearest(places: readonly number[], span: WordSpan, pattern: Pattern): number | undefined {
  const later = places.find((place) => place >= span.to && place - span.to <= pattern.reach)
  if (later !== undefined || pattern.isFree !== true) return later
  return places.findLast((place) => place <= span.from && span.from - place <= pattern.reach)
}

/** Null where the words around are hedged, nobody's own doing, or too general to tell anything. */
function pieceOf(stream: Stream, span: WordSpan): Piece | null {
  const from = Math.max(0, span.from - before)
  const to = Math.min(stream.words.length - 1, span.to + after)
  if (stream.hedges.some((index) => index >= from && index <= to)) return null
  const own = new Set(stream.units.slice(span.from, span.to + 1))
  const isNear = (index: number): boolean => {
    const unit = stream.units[index]
    return index >= from - ownReach && index <= to + ownReach && unit !== undefined && own.has(unit)
  }
  if (!stream.own.some(isNear) || !isGrounded(stream, isNear)) return null
  const near = stream.words.filter((_word, index) => index >= from && index <= to && isNear(index))
  const content = near.filter((word) => word.content)
  const lemmas = new Set(content.map((word) => word.lemma))
  const specific = new Set(content.filter((word) => (word.rank ?? 10_000) > commonRank).map((word) => word.lemma))
  const first = stream.units[Math.max(span.from, span.to - longestQuote)]
  const last = stream.units[span.to]
  if (first === undefined || last === undefined) return null
  if (lemmas.size < minContent || specific.size < minSpecific) return null
  return { answer: stream.answer, start: first.start, end: last.end, lemmas }
}

/** Something done, or a number, name or place: small talk has none. */
function isGrounded(stream: Stream, isNear: (index: number) => boolean): boolean {
  return (
    stream.actions.some(isNear) ||
    stream.words.some((word, index) => isNear(index) && (word.form === '#' || word.form === '[place]'))
  )
}
