import { type CvReading, cvSourceId } from '@candor/contract'
import type { Span } from '../evidence/quote'
import { dropInjections } from '../filters/injection'
import type { AssessAnswer, AssessCv, AssessInput } from '../input'
import { type Lexicon, lexiconOf } from '../lexicons/lexicon'
import type { PreparedAnswer } from '../normalize/prepare-answers'
import { segment } from '../normalize/segment-units'
import { tokenize } from '../normalize/tokenize'
import type { DropReason, Unit } from '../normalize/unit'
import { plainReading, unseen } from './fold-homoglyphs'
import { type Cover, outMark, type View, viewOf } from './redacted-view'
import { contactCovers, maskCovers, nameCovers, personalCovers, placeCovers } from './redactions'

/** One text a model may quote from: an answer, or the CV. */
export interface Source {
  /** What the model calls it: `A1`, or `CV`. */
  readonly id: string
  /** What the assessment calls it. */
  readonly answerId: string
  readonly original: string
  readonly view: View
  readonly covers: readonly Cover[]
  /** Sentences, for what has to be taken out as a whole. */
  readonly sentences: readonly Span[]
  /** Sentences that spoke to an assessment: left out. */
  readonly injections: readonly Span[]
  /** Those of them that only a plain reading shows, which the built-in engine has not noted. */
  readonly disguised: readonly Span[]
  /** Sentences copied from a question: they can't speak for anybody. */
  readonly echoes: readonly Span[]
  /** Null for the CV. */
  readonly prepared: PreparedAnswer | null
  readonly answer: AssessAnswer | null
}

/** More of one interview is not sent: a spoken hour has about 50,000 characters. */
const maxAllChars = 80_000
const maxCvChars = 24_000

/** Answers in the order of the interview, as the model sees them. */
export function answerSources(input: AssessInput, prepared: readonly PreparedAnswer[]): Source[] {
  const said = input.answers.filter((answer) => answer.text.trim() !== '')
  const maxChars = Math.floor(maxAllChars / Math.max(1, said.length))
  return said.flatMap((answer, index) => {
    const found = prepared.find((item) => item.answer === answer)
    return found === undefined ? [] : [answerSource({ id: `A${index + 1}`, prepared: found, input, maxChars })]
  })
}

interface AnswerPlace {
  readonly id: string
  readonly prepared: PreparedAnswer
  readonly input: AssessInput
  readonly maxChars: number
}

function answerSource({ id, prepared, input, maxChars }: AnswerPlace): Source {
  const original = prepared.answer.text
  const spansOf = (reason: DropReason): Span[] =>
    prepared.units.filter((unit) => unit.dropped === reason).map(({ start, end }) => ({ start, end }))
  const disguised = disguisedInjections(original, prepared.units, lexiconOf(input.language))
  const injections = [...spansOf('injection'), ...disguised]
  const covers = [
    ...[...injections, ...spansOf('duplicate'), ...beyond(original, maxChars)].map(outCover),
    ...unseenCovers(original),
    ...maskCovers(prepared.tokens),
    ...nameCovers(original, input),
    ...contactCovers(original),
  ]
  return {
    id,
    answerId: prepared.answer.answerId,
    original,
    view: viewOf(original, covers),
    covers,
    sentences: prepared.units.map(({ start, end }) => ({ start, end })),
    injections,
    disguised,
    echoes: spansOf('echo'),
    prepared,
    answer: prepared.answer,
  }
}

export function cvSource(input: AssessInput, cv: AssessCv, reading: CvReading | undefined): Source {
  const original = cv.text
  const lexicon = lexiconOf(input.language)
  const units = segment(original, tokenize(original), lexicon.unitStarters)
  const injections = injectedLines(original, lexicon)
  const covers = [
    ...[...injections, ...beyond(original, maxCvChars)].map(outCover),
    ...unseenCovers(original),
    ...personalCovers(original),
    ...contactCovers(original),
    ...placeCovers(original, reading?.entries ?? []),
    ...nameCovers(original, input),
  ]
  return {
    id: 'CV',
    answerId: cvSourceId,
    original,
    view: viewOf(original, covers),
    covers,
    sentences: units.map(({ start, end }) => ({ start, end })),
    injections,
    disguised: [],
    echoes: [],
    prepared: null,
    answer: null,
  }
}

/** Sentences that speak to an assessment in letters made to be overlooked. */
function disguisedInjections(text: string, units: readonly Unit[], lexicon: Lexicon): Span[] {
  return units
    .filter((unit, at) => {
      if (unit.dropped === 'injection') return false
      const passage = text.slice(units[at - 1]?.end ?? 0, units[at + 1]?.start ?? text.length)
      return speaksToUs(plainReading(passage), lexicon)
    })
    .map(({ start, end }) => ({ start, end }))
}

function speaksToUs(text: string, lexicon: Lexicon): boolean {
  return lexicon.injection.some((pattern) => pattern.test(text))
}

function unseenCovers(text: string): Cover[] {
  return [...text.matchAll(unseen)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    mark: '',
    isOut: false,
  }))
}

/** Sentences of a CV that speak to an assessment, also in disguise, and also where the page breaks them in two. */
function injectedLines(text: string, lexicon: Lexicon): Span[] {
  const units = dropInjections(text, segment(text, tokenize(text), lexicon.unitStarters), lexicon)
  const disguised = new Set(disguisedInjections(text, units, lexicon).map(({ start }) => start))
  const isTorn = (one: Unit | undefined, two: Unit | undefined): boolean => {
    if (one === undefined || two === undefined) return false
    const joined = plainReading(text.slice(one.start, two.end).replaceAll('\n', ' '))
    const halves = [text.slice(one.start, one.end), text.slice(two.start, two.end)].map(plainReading)
    return lexicon.injection.some((pattern) => pattern.test(joined) && !halves.some((half) => pattern.test(half)))
  }
  return units
    .filter(
      (unit, at) =>
        unit.dropped !== null ||
        disguised.has(unit.start) ||
        isTorn(units[at - 1], unit) ||
        isTorn(unit, units[at + 1]),
    )
    .map(({ start, end }) => ({ start, end }))
}

function outCover({ start, end }: Span): Cover {
  return { start, end, mark: outMark, isOut: true }
}

function beyond(text: string, maxChars: number): Span[] {
  return text.length > maxChars ? [{ start: maxChars, end: text.length }] : []
}

/** The same source without a trace of whatever is suspected of speaking to the assessment. */
export function without(source: Source, suspects: readonly Span[]): Source {
  const gone = [...source.injections, ...suspects].map((span): Cover => ({ ...span, mark: '', isOut: true }))
  const kept = source.covers.filter(
    (cover) => !gone.some((other) => other.start < cover.end && cover.start < other.end),
  )
  return { ...source, view: viewOf(source.original, [...gone, ...kept]) }
}
