import type { EvidenceTag } from '@candor/contract'
import { measureJaccard } from '../../filters/duplicates'
import type { Lexicon } from '../../lexicons/lexicon'
import type { PreparedAnswer } from '../../normalize/prepare-answers'
import { type ClauseStream, clauseStreams } from './clause-stream'
import type { CueKind } from './cues'
import { dropRetracted, type PlacedPassage } from './retractions'

/** A passage that counts as evidence: a cue, the steps near it, and the words around them. */
export interface EvidencePassage extends PlacedPassage {
  readonly answer: PreparedAnswer
  /** Offsets in the answer's text of the sentences that contain it. */
  readonly start: number
  readonly end: number
}

/** `care` is a check or a method. */
export type PatternStep = CueKind | 'action' | 'care'

/** Steps that must be found one after the other; `reach` is the number of words between neighbors. */
export interface StepPattern {
  readonly steps: readonly PatternStep[]
  readonly reach: number
  /** The steps may come in either order. */
  readonly isAnyOrder?: boolean
}

export interface EvidenceRule {
  readonly tag: EvidenceTag
  readonly patterns: readonly StepPattern[]
}

const maxPassagesPerAnswer = 2
const wordsBefore = 10
const wordsAfter = 10
const firstPersonReach = 6
const commonRank = 300
const minSpecific = 2
const minContent = 4
const minSameIdeaJaccard = 0.4
/** Words before its last step that a quote may reach back. */
const maxQuoteWords = 25

/** Finds each idea once, at most two per answer, without retracted ones. */
export function findEvidencePassages(
  answers: readonly PreparedAnswer[],
  search: EvidenceRule,
  lexicon: Lexicon,
): EvidencePassage[] {
  const kept: EvidencePassage[] = []
  for (const answer of answers) {
    let count = 0
    for (const piece of clauseStreams(answer, lexicon).flatMap((stream) => findCandidates(stream, search))) {
      if (count === maxPassagesPerAnswer) break
      if (kept.some((other) => measureJaccard(other.lemmas, piece.lemmas) >= minSameIdeaJaccard)) continue
      kept.push(piece)
      count += 1
    }
  }
  return dropRetracted(
    kept,
    answers.flatMap((answer) => [...clauseStreams(answer, lexicon)]),
  )
}

function findCandidates(stream: ClauseStream, search: EvidenceRule): EvidencePassage[] {
  const spans = search.patterns.flatMap((pattern) => findPatternSpans(stream, pattern))
  return spans
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .flatMap((span) => {
      const piece = buildPassage(stream, span)
      return piece === null ? [] : [piece]
    })
}

interface WordSpan {
  readonly from: number
  readonly to: number
}

function findPatternSpans(stream: ClauseStream, pattern: StepPattern): WordSpan[] {
  const [first, ...rest] = pattern.steps.map((step) => listStepPositions(stream, step))
  return (first ?? []).flatMap((start) => {
    const span = matchRemainingSteps({ pattern, rest }, { from: start, to: start })
    return span === null ? [] : [span]
  })
}

interface PartialMatch {
  readonly pattern: StepPattern
  /** Positions of the steps that are still to be found. */
  readonly rest: readonly (readonly number[])[]
}

/** Finds the first match of all steps; it backtracks, because the first action need not lead to the outcome. */
function matchRemainingSteps({ pattern, rest }: PartialMatch, span: WordSpan): WordSpan | null {
  const [places, ...later] = rest
  if (places === undefined) return span
  const at = pattern.steps.length - rest.length
  const isSameStep = pattern.steps[at] === pattern.steps[at - 1]
  for (const next of listReachable(places, span, pattern)) {
    if (isSameStep && next === span.to) continue
    const wider = { from: Math.min(span.from, next), to: Math.max(span.to, next) }
    const found = matchRemainingSteps({ pattern, rest: later }, wider)
    if (found !== null) return found
  }
  return null
}

function listStepPositions(stream: ClauseStream, step: PatternStep): readonly number[] {
  if (step === 'action') return stream.actions
  if (step !== 'care') return stream.hits[step]
  return [...new Set([...stream.hits.check, ...stream.hits.method])].sort((a, b) => a - b)
}

/** Positions in reach after the span, nearest first; then those before it, if either order is allowed. */
function listReachable(
  places: readonly number[],
  span: WordSpan,
  { reach, isAnyOrder: isFree }: StepPattern,
): number[] {
  const later = sliceRange(places, span.to, span.to + reach)
  return isFree === true ? [...later, ...sliceRange(places, span.from - reach, span.from).reverse()] : later
}

/** Positions from `low` to `high` inclusive, by binary search: an answer may have ten thousand of them. */
function sliceRange(places: readonly number[], low: number, high: number): number[] {
  return places.slice(lowerBound(places, low), lowerBound(places, high + 1))
}

function lowerBound(places: readonly number[], value: number): number {
  let from = 0
  let to = places.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((places[middle] ?? value) < value) from = middle + 1
    else to = middle
  }
  return from
}

/** Null if the surrounding words are hedged, a courtesy, too general, or not about the speaker's own action. */
function buildPassage(stream: ClauseStream, span: WordSpan): EvidencePassage | null {
  const from = Math.max(0, span.from - wordsBefore)
  const to = Math.min(stream.words.length - 1, span.to + wordsAfter)
  const disqualifiers = [...stream.hedges, ...stream.retractions, ...stream.compliments]
  if (disqualifiers.some((index) => index >= from && index <= to)) return null
  const isNear = (index: number): boolean => index >= from - firstPersonReach && index <= to + firstPersonReach
  if (!stream.own.some(isNear) || !isSpecific(stream, isNear)) return null
  const near = stream.words.filter((_word, index) => index >= from && index <= to)
  const content = near.filter((word) => word.content)
  const lemmas = new Set(content.map((word) => word.lemma))
  const specific = new Set(content.filter((word) => (word.rank ?? 10_000) > commonRank).map((word) => word.lemma))
  const first = stream.units[Math.max(span.from, span.to - maxQuoteWords)]
  const last = stream.units[span.to]
  if (first === undefined || last === undefined) return null
  if (lemmas.size < minContent || specific.size < minSpecific) return null
  return { answer: stream.answer, start: first.start, end: last.end, stream, to: span.to, lemmas }
}

/** True for an action, number, name or place: small talk has none. */
function isSpecific(stream: ClauseStream, isNear: (index: number) => boolean): boolean {
  return (
    stream.actions.some(isNear) ||
    stream.words.some((word, index) => isNear(index) && (word.form === '#' || word.form === '[place]'))
  )
}
