import { type CvReading, cvSourceId } from '@candor/contract'
import type { Span } from '../evidence/quote'
import { dropInjections } from '../filters/injection'
import type { AssessAnswer, AssessCv, AssessInput, AssessLanguage } from '../input'
import { getLexicon, type Lexicon } from '../lexicons/lexicon'
import { findPhrases } from '../lexicons/phrase-index'
import type { PreparedAnswer } from '../normalize/prepared-answer'
import { segmentUnits } from '../normalize/segment-units'
import { tokenize } from '../normalize/tokenize'
import type { DropReason, Unit } from '../normalize/unit'
import { getWithdrawalPhrases } from '../points/withdrawal-phrases'
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
  /** Sentences that address the assessment and only a plain reading shows: the built-in engine has not noted them. */
  readonly obfuscated: readonly Span[]
  /** Sentences copied from a question: they can't count as evidence. */
  readonly echoes: readonly Span[]
  /** Sentences that were said before, in this answer or another. */
  readonly repeats: readonly Span[]
  /** Stretches before words by which people take back what they said. */
  readonly takenBack: readonly Span[]
  /** Null for the CV. */
  readonly prepared: PreparedAnswer | null
  readonly answer: AssessAnswer | null
}

/** More of one interview is not sent: a spoken hour has about 50,000 characters. */
const maxAllChars = 80_000
const maxCvChars = 24_000

/** Answers in the order of the set's questions, as the model sees them: the order in which they came makes no difference. */
export function listAnswerSources(input: AssessInput, prepared: readonly PreparedAnswer[]): Source[] {
  const place = ({ questionId }: AssessAnswer): number => {
    const index = input.set.questions.findIndex(({ id }) => id === questionId)
    return index === -1 ? input.set.questions.length : index
  }
  const answered = input.answers
    .filter((answer) => answer.text.trim() !== '')
    .toSorted((a, b) => place(a) - place(b) || Number(a.isFollowUp) - Number(b.isFollowUp))
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
    ...injections.map(removeSpan),
    ...listExcessSpans(original, maxChars).map(omitSpan),
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
    obfuscated,
    echoes: listDroppedSpans('echo'),
    repeats: listDroppedSpans('duplicate'),
    takenBack: listTakenBackSpans(prepared, input.language),
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
    ...injections.map(removeSpan),
    ...listExcessSpans(original, maxCvChars).map(omitSpan),
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
    obfuscated: [],
    echoes: [],
    repeats: [],
    takenBack: [],
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

/** Leaves no trace: a model that sees that something was taken out may guess what. */
function removeSpan({ start, end }: Span): Redaction {
  return { start, end, mark: '', isOmitted: true }
}

/** Words before a retraction that it may refer to. */
const takenBackWords = 60

function listTakenBackSpans({ tokens, answer }: PreparedAnswer, language: AssessLanguage): Span[] {
  const words = tokens.map((token) => token.lower)
  return findPhrases(getWithdrawalPhrases(language, answer.text).plain, words).flatMap(({ from }) => {
    const [first, last] = [tokens[Math.max(0, from - takenBackWords)], tokens[from - 1]]
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }]
  })
}

function listExcessSpans(text: string, maxChars: number): Span[] {
  return text.length > maxChars ? [{ start: maxChars, end: text.length }] : []
}

/** The same source without a trace of these sentences. */
export function removeSentences(source: Source, sentences: readonly Span[]): Source {
  if (sentences.length === 0) return source
  const removed = sentences.map(removeSpan)
  const kept = source.redactions.filter(
    (cover) => !removed.some((other) => other.start < cover.end && cover.start < other.end),
  )
  const redactions = [...removed, ...kept]
  return { ...source, redactions, view: redact(source.original, redactions) }
}
