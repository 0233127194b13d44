import { findExpectedPoints, splitWords } from '@candor/contract'
import { dropDuplicates } from '../filters/duplicates'
import { dropInjections } from '../filters/injection'
import { dropPadding } from '../filters/padding'
import { dropEchoes } from '../filters/question-echo'
import { isWordSalad } from '../filters/word-salad'
import type { AssessAnswer, AssessInput } from '../input'
import type { Lexicon } from '../lexicons/lexicon'
import { buildMaskContext, type MaskContext, maskTokens } from '../mask/mask'
import { weighAlternative } from '../points/point-credit'
import { markWithdrawn } from '../points/withdrawn-statements'
import { recognizeFoldedWords } from '../tag/folded-words'
import { tagTokens, tagUnit } from '../tag/tag-unit'
import type { TaggedUnit } from '../tag/word'
import { alignSegments, alignTimes } from './align-times'
import { markDisfluencies } from './disfluency'
import type { PreparedAnswer } from './prepared-answer'
import { segmentUnits } from './segment-units'
import type { Span } from './span'
import type { Token } from './token'
import { tokenize } from './tokenize'
import { dropUnit, type Unit } from './unit'

/** A common word is no sign that a sentence is about the point. */
const leastPointWeight = 0.5

/** Answers in a canonical order, so that the order of questions cannot change a result. */
export function prepareAnswers(input: AssessInput, lexicon: Lexicon): PreparedAnswer[] {
  const sorted = sortCanonically(input.answers)
  const raw = sorted.map((answer) => ({ text: answer.text, tokens: tokenize(answer.text) }))
  const mask = buildMaskContext(input, lexicon, raw)
  const first = sorted.map((answer, index) => {
    const tokens = buildTokens(answer, raw[index]?.tokens ?? [], mask)
    const cut = segmentUnits(answer.text, tokens, lexicon.unitStarters)
    const tagged = tagUnits(answer.text, dropInjections(answer.text, cut, lexicon), lexicon)
    return {
      answer,
      tokens,
      segmentTimedTokens: alignSegments(tokens, answer),
      units: dropEchoes(tagged, listForeignTexts(input, answer)),
    }
  })
  const lemmas = listTopicLemmas(input, lexicon)
  const judged = first.map(({ answer, units }) => {
    const topic = { lemmas, pointPlaces: findPointPlaces(input, answer) }
    return dropWordSalad(answer, dropPadding(units, topic, lexicon), lexicon)
  })
  // Last, so that a repeated sentence is always the repetition of one that was kept.
  const distinct = dropDuplicates(judged)
  return markWithdrawn(
    first.map((item, index) => ({ ...item, units: distinct[index] ?? [] })),
    lexicon,
  )
}

/** Ordered by questions and answers: ids are random, and the result must not depend on them. */
export function sortCanonically(answers: readonly AssessAnswer[]): AssessAnswer[] {
  return [...answers].sort(
    (a, b) =>
      compareText(a.questionText, b.questionText) ||
      Number(a.isFollowUp) - Number(b.isFollowUp) ||
      compareText(a.text, b.text) ||
      compareText(a.answerId, b.answerId),
  )
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function buildTokens(answer: AssessAnswer, tokens: readonly Token[], mask: MaskContext): Token[] {
  const masked = maskTokens({ text: answer.text, tokens }, mask)
  return alignTimes(markDisfluencies(masked, mask.lexicon.disfluency), answer)
}

function tagUnits(text: string, units: readonly Unit[], lexicon: Lexicon): TaggedUnit[] {
  const tagged = units.map((unit) => tagUnit(unit, lexicon))
  return lexicon.language === 'vi' ? recognizeFoldedWords(text, tagged) : tagged
}

/** Whose words are not the candidate's: questions and the advertisement. */
function listForeignTexts({ set }: AssessInput, answer: AssessAnswer): string[] {
  const questions = set.questions.map((question) => question.text)
  return [answer.questionText, ...questions, ...(set.jobDescription === undefined ? [] : [set.jobDescription])]
}

/** Specific lemmas of all questions and requirements. */
function listTopicLemmas(input: AssessInput, lexicon: Lexicon): Set<string> {
  const texts = [
    ...input.set.requirements.map((item) => item.name),
    ...input.set.questions.map((question) => question.text),
    ...input.answers.map((answer) => answer.questionText),
  ]
  const words = texts.flatMap((text) => tagTokens(tokenize(text), lexicon))
  return new Set(words.filter((word) => word.content).map((word) => word.lemma))
}

/** Where the answer holds alternatives of its question's expected points that are no words of the question. */
function findPointPlaces({ set, language }: AssessInput, answer: AssessAnswer): Span[] {
  const points = set.questions.find(({ id }) => id === answer.questionId)?.expectedPoints ?? []
  const asked = new Set(splitWords(answer.questionText))
  return findExpectedPoints(answer.text, points, language).flatMap(({ found, places }) =>
    places.filter((_, index) => weighAlternative(found[index] ?? '', asked, language) >= leastPointWeight),
  )
}

function dropWordSalad({ modality }: AssessAnswer, units: readonly TaggedUnit[], lexicon: Lexicon): TaggedUnit[] {
  if (!isWordSalad(listKeptUnits(units), lexicon, modality === 'typed')) return [...units]
  return units.map((unit) => (unit.dropped === null ? dropUnit(unit, 'salad') : unit))
}

export function listKeptUnits(units: readonly TaggedUnit[]): TaggedUnit[] {
  return units.filter((unit) => unit.dropped === null)
}
