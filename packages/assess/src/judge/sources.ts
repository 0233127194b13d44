import { type CvReading, cvSourceId } from '@candor/contract'
import type { Span } from '../evidence/quote'
import { dropInjections } from '../filters/injection'
import type { AssessAnswer, AssessCv, AssessInput } from '../input'
import { getLexicon, type Lexicon } from '../lexicons/lexicon'
import type { PreparedAnswer } from '../normalize/prepare-answers'
import { segmentUnits } from '../normalize/segment-units'
import { tokenize } from '../normalize/tokenize'
import type { DropReason, Unit } from '../normalize/unit'
import { foldHomoglyphs, invisibleChars } from './fold-homoglyphs'
import { omissionMark, type RedactedView, type Redaction, redact } from './redacted-view'
import { redactContacts, redactMasked, redactNames, redactOrganizations, redactPersonalLines } from './redactions'

/** One text a model may quote from: an answer, or the CV. */
export interface Source {
  /** What the model calls it: `A1`, or `CV`. */
  readonly id: string
  /** What the assessment calls it. */
  readonly answerId: string
  readonly original: string
  readonly view: RedactedView
  readonly redactions: readonly Redaction[]
  /** Sentences, the units that are removed as a whole. */
  readonly sentences: readonly Span[]
  /** Omitted sentences that address the assessment. */
  readonly injections: readonly Span[]
  /** Those of them that only a plain reading shows, which the built-in engine has not noted. */
  readonly obfuscated: readonly Span[]
  /** Sentences copied from a question: they can't count as evidence. */
  readonly echoes: readonly Span[]
  /** Null for the CV. */
  readonly prepared: PreparedAnswer | null
  readonly answer: AssessAnswer | null
}

/** More of one interview is not sent: a spoken hour has about 50,000 characters. */
const maxAllChars = 80_000
const maxCvChars = 24_000

/** Answers in the order of the interview, as the model sees them. */
export function listAnswerSources(input: AssessInput, prepared: readonly PreparedAnswer[]): Source[] {
  const answered = input.answers.filter((answer) => answer.text.trim() !== '')
  const maxChars = Math.floor(maxAllChars / Math.max(1, answered.length))
  return answered.flatMap((answer, index) => {
    const found = prepared.find((item) => item.answer === answer)
    return found === undefined ? [] : [buildAnswerSource({ id: `A${index + 1}`, prepared: found, input, maxChars })]
  })
}

interface AnswerSourceInput {
  readonly id: string
  readonly prepared: PreparedAnswer
  readonly input: AssessInput
  readonly maxChars: number
}

function buildAnswerSource({ id, prepared, input, maxChars }: AnswerSourceInput): Source {
  const original = prepared.answer.text
  const listDroppedSpans = (reason: DropReason): Span[] =>
    prepared.units.filter((unit) => unit.dropped === reason).map(({ start, end }) => ({ start, end }))
  const obfuscated = findObfuscatedInjections(original, prepared.units, getLexicon(input.language))
  const injections = [...listDroppedSpans('injection'), ...obfuscated]
  const redactions = [
    ...[...injections, ...listDroppedSpans('duplicate'), ...listExcessSpans(original, maxChars)].map(omitSpan),
    ...redactInvisible(original),
    ...redactMasked(prepared.tokens),
    ...redactNames(original, input),
    ...redactContacts(original),
  ]
  return {
    id,
    answerId: prepared.answer.answerId,
    original,
    view: redact(original, redactions),
    redactions,
    sentences: prepared.units.map(({ start, end }) => ({ start, end })),
    injections,
    obfuscated,
    echoes: listDroppedSpans('echo'),
    prepared,
    answer: prepared.answer,
  }
}

export function buildCvSource(input: AssessInput, cv: AssessCv, reading: CvReading | undefined): Source {
  const original = cv.text
  const lexicon = getLexicon(input.language)
  const units = segmentUnits(original, tokenize(original), lexicon.unitStarters)
  const injections = findInjectedLines(original, lexicon)
  const redactions = [
    ...[...injections, ...listExcessSpans(original, maxCvChars)].map(omitSpan),
    ...redactInvisible(original),
    ...redactPersonalLines(original),
    ...redactContacts(original),
    ...redactOrganizations(original, reading?.entries ?? []),
    ...redactNames(original, input),
  ]
  return {
    id: 'CV',
    answerId: cvSourceId,
    original,
    view: redact(original, redactions),
    redactions,
    sentences: units.map(({ start, end }) => ({ start, end })),
    injections,
    obfuscated: [],
    echoes: [],
    prepared: null,
    answer: null,
  }
}

/** Sentences that speak to an assessment in letters made to be overlooked. */
function findObfuscatedInjections(text: string, units: readonly Unit[], lexicon: Lexicon): Span[] {
  return units
    .filter((unit, at) => {
      if (unit.dropped === 'injection') return false
      const passage = text.slice(units[at - 1]?.end ?? 0, units[at + 1]?.start ?? text.length)
      return matchesInjection(foldHomoglyphs(passage), lexicon)
    })
    .map(({ start, end }) => ({ start, end }))
}

function matchesInjection(text: string, lexicon: Lexicon): boolean {
  return lexicon.injection.some((pattern) => pattern.test(text))
}

function redactInvisible(text: string): Redaction[] {
  return [...text.matchAll(invisibleChars)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    mark: '',
    isOmitted: false,
  }))
}

/** Sentences of a CV that speak to an assessment, also in disguise, and also where the page breaks them in two. */
function findInjectedLines(text: string, lexicon: Lexicon): Span[] {
  const units = dropInjections(text, segmentUnits(text, tokenize(text), lexicon.unitStarters), lexicon)
  const obfuscated = new Set(findObfuscatedInjections(text, units, lexicon).map(({ start }) => start))
  const isSplitInjection = (first: Unit | undefined, second: Unit | undefined): boolean => {
    if (first === undefined || second === undefined) return false
    const joined = foldHomoglyphs(text.slice(first.start, second.end).replaceAll('\n', ' '))
    const halves = [text.slice(first.start, first.end), text.slice(second.start, second.end)].map(foldHomoglyphs)
    return lexicon.injection.some((pattern) => pattern.test(joined) && !halves.some((half) => pattern.test(half)))
  }
  return units
    .filter(
      (unit, at) =>
        unit.dropped !== null ||
        obfuscated.has(unit.start) ||
        isSplitInjection(units[at - 1], unit) ||
        isSplitInjection(unit, units[at + 1]),
    )
    .map(({ start, end }) => ({ start, end }))
}

function omitSpan({ start, end }: Span): Redaction {
  return { start, end, mark: omissionMark, isOmitted: true }
}

function listExcessSpans(text: string, maxChars: number): Span[] {
  return text.length > maxChars ? [{ start: maxChars, end: text.length }] : []
}

/** The same source without a trace of the sentences suspected of addressing the assessment. */
export function removeSentences(source: Source, suspects: readonly Span[]): Source {
  const removed = [...source.injections, ...suspects].map((span): Redaction => ({ ...span, mark: '', isOmitted: true }))
  const kept = source.redactions.filter(
    (cover) => !removed.some((other) => other.start < cover.end && cover.start < other.end),
  )
  return { ...source, view: redact(source.original, [...removed, ...kept]) }
}
