import { type ExpectedPoint, formatExpectedPoint, lintQuestion, parseExpectedPoint, setLimits } from '@candor/contract'
import type { TranslatedQuestion } from '../../ports/set-author'
import { fitPoints } from '../builtin/set-author/points/fit-points'
import { hasNewPointFault, listPointFaults } from '../builtin/set-author/translate/point-faults'
import { isPointForeign, isTextForeign } from './check-foreign-words'
import { hasLostName, hasOtherNumbers, isLimitReversed, type TranslatedPart } from './check-kept-parts'
import { getTextKey, isPlainText, isProtectedText, tokenizeWords } from './check-text'
import { findFault, type Rule } from './reading'
import type { NumberedQuestion, TranslationReply, TranslationSources } from './translate-prompt'

type Direction = Pick<TranslationSources, 'from' | 'to'>
type Entry = TranslationReply['translations'][number]

/** An entry of the reply beside its original. */
interface Candidate {
  readonly original: NumberedQuestion
  readonly text: string
  readonly points: readonly ExpectedPoint[]
  /** The ids of the points, as the model gave them. */
  readonly places: readonly number[]
  /** The points as lines, without the alternatives that the lint refuses. */
  readonly expectedPoints: readonly string[]
}

const maxPointChars = 300

/** Plain, though a question may have several lines. */
export const areLinesPlain = (text: string): boolean => text.split('\n').every(isPlainText)

/** The lint may refuse points for their number alone: they are as good as those that it accepts. */
const isFitted = (faults: ReadonlySet<string>) => [...faults].every((fault) => fault === 'too_few_points')

function readCandidate(entry: Entry, original: NumberedQuestion, { from, to }: Direction): Candidate {
  const text = entry.text.trim()
  const points = entry.points.map(({ heading, alternatives }) => ({
    heading: heading.trim(),
    alternatives: alternatives.map((alternative) => alternative.trim()),
  }))
  const lines = points.map(formatExpectedPoint)
  const canBeHeard = isFitted(listPointFaults({ ...original, language: from }))
  return {
    original,
    text,
    points,
    places: entry.points.map(({ id }) => id),
    expectedPoints: canBeHeard ? fitPoints(lines, text, to) : lines,
  }
}

const getTextPart = ({ original, text }: Candidate): TranslatedPart => ({ original: original.text, translated: text })

const listPointParts = ({ original, points }: Candidate): readonly TranslatedPart[] =>
  points.map((point, place) => ({
    original: original.expectedPoints[place] ?? '',
    translated: formatExpectedPoint(point),
  }))

const listParts = (candidate: Candidate) => [getTextPart(candidate), ...listPointParts(candidate)]

const isInOrder = ({ places, original }: Candidate) =>
  places.join() === original.expectedPoints.map((_, place) => place + 1).join()

/** Read back as it was written: a slash or a colon would make other alternatives of it. */
const isReadAsWritten = (point: ExpectedPoint) => {
  const { heading, alternatives } = parseExpectedPoint(formatExpectedPoint(point))
  return heading === point.heading && alternatives.join('\n') === point.alternatives.join('\n')
}

function hasOtherShape({ points, original }: Candidate): boolean {
  return points.some((point, place) => {
    const before = parseExpectedPoint(original.expectedPoints[place] ?? '').alternatives.length
    const after = point.alternatives.length
    return (
      (before === 0) !== (after === 0) || after > before || !isReadAsWritten(point) || getTextKey(point.heading) === ''
    )
  })
}

/** Words of Vietnamese, which writes syllables, for each of English. In the authored questions there are 0.8 to 1.6. */
const wordRatio = { min: 0.6, max: 2.2 }
/** In short texts a few words more or less are no sign. */
const spareWords = 2

function isLengthUnlikely({ original, translated }: TranslatedPart, from: Direction['from']): boolean {
  const counts = [original, translated].map((text) => tokenizeWords(text).length)
  const [english = 0, vietnamese = 0] = from === 'en' ? counts : counts.reverse()
  return vietnamese + spareWords < english * wordRatio.min || vietnamese > (english + spareWords) * wordRatio.max
}

const listQuestionFaults = (text: string): ReadonlySet<string> => new Set(lintQuestion(text).map(({ fault }) => fault))

function hasNewQuestionFault({ original, text }: Candidate): boolean {
  const known = listQuestionFaults(original.text)
  return [...listQuestionFaults(text)].some((fault) => !known.has(fault))
}

const listTexts = ({ text, points }: Candidate) => [
  text,
  ...points.flatMap(({ heading, alternatives }) => [heading, ...alternatives]),
]

const countQuestions = (text: string) => text.match(/[?？]+/gu)?.length ?? 0

/** "e.g. Excel" and "etc. In" are no ends of a sentence, so that none is looked for where the original has none. */
const sentenceEnd = /(?<=[.?!])(?<!\.\p{L}\.|\b(?:etc|vs|Mr|Ms|Mrs|Dr)\.)\s+(?=[\p{Lu}\p{N}])/u
const countSentences = (text: string) => text.trim().split(sentenceEnd).length

const createRules = ({ from, to }: Direction): readonly Rule<Candidate>[] => [
  [
    'an empty or too long text',
    ({ text, expectedPoints }) =>
      getTextKey(text) === '' ||
      text.length > setLimits.questionCharacters ||
      expectedPoints.some((line) => line.length > maxPointChars),
  ],
  ['markup or an address', (candidate) => !listTexts(candidate).every(areLinesPlain)],
  ['age, sex, looks, family, health, religion or origin', (candidate) => listTexts(candidate).some(isProtectedText)],
  ['points that are not those of the original in its order', (candidate) => !isInOrder(candidate)],
  ['a point without its heading, or with other alternatives than the original has', hasOtherShape],
  ['a text in another language', (candidate) => isTextForeign(getTextPart(candidate), to)],
  ['points in another language', (candidate) => listPointParts(candidate).some((part) => isPointForeign(part, to))],
  [
    'more or fewer question marks than the original has',
    ({ original, text }) => countQuestions(text) !== countQuestions(original.text),
  ],
  [
    'fewer sentences than the original has',
    ({ original, text }) => countSentences(text) < countSentences(original.text),
  ],
  ['a text that says more or less than the original', (candidate) => isLengthUnlikely(getTextPart(candidate), from)],
  ['other numbers than the original has', (candidate) => listParts(candidate).some(hasOtherNumbers)],
  [
    '"at least" and "at most" exchanged',
    (candidate) => listParts(candidate).some((part) => isLimitReversed(part, { from, to })),
  ],
  ['a name that was not copied', (candidate) => listParts(candidate).some(hasLostName)],
  ['a leading, vague or several-fold question', hasNewQuestionFault],
  [
    'too few good alternatives in a point',
    ({ original, text, expectedPoints }) =>
      expectedPoints.length < original.expectedPoints.length ||
      hasNewPointFault({ text, expectedPoints, language: to }, { ...original, language: from }),
  ],
]

export interface CheckedTranslations {
  /** By the id of the question. A question whose translation has a fault is not in it. */
  readonly translations: ReadonlyMap<number, TranslatedQuestion>
  /** In our own words, without any word of a question. */
  readonly faults: readonly string[]
}

/** The translations of a reply that pass every rule. A translation is whole, or there is none. */
export function checkTranslations(
  reply: TranslationReply,
  { questions, ...direction }: TranslationSources,
): CheckedTranslations {
  const rules = createRules(direction)
  const translations = new Map<number, TranslatedQuestion>()
  const faults: string[] = []
  for (const original of questions) {
    const [entry, ...others] = reply.translations.filter(({ id }) => id === original.id)
    const candidate = entry === undefined || others.length > 0 ? null : readCandidate(entry, original, direction)
    const fault = candidate === null ? 'not one entry with this id' : findFault(rules, candidate)
    if (fault !== null) faults.push(`${fault} (id ${original.id})`)
    else if (candidate !== null)
      translations.set(original.id, { text: candidate.text, expectedPoints: candidate.expectedPoints })
  }
  return { translations, faults }
}
