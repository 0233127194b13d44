import { findGrammarErrors } from '../grammar/grammar-errors'
import type { Lexicon } from '../lexicons/lexicon'
import { listKeptUnits } from '../normalize/prepare-answers'
import type { PreparedAnswer } from '../normalize/prepared-answer'
import type { TaggedUnit } from '../tag/word'
import { groupBySentence, maxSentenceWords } from './run-ons'

/** An error in speech affects this many words before and after it, because speech has no reliable sentence limits. */
const errorRadius = 6
/** A quote of fewer words shows nothing. */
const fewestQuoted = 4

export interface ClearSentences {
  /** Share of words (0 to 1) that a reader or listener can follow without stumbling; null if it cannot be measured. */
  readonly share: number | null
  /** The longest sentence or passage of each answer that can be followed. */
  readonly clear: { readonly answer: PreparedAnswer; readonly unit: TaggedUnit }[]
  /** The first sentence or passage of each answer that makes a reader or listener stumble. */
  readonly unclear: { readonly answer: PreparedAnswer; readonly unit: TaggedUnit }[]
}

interface ClearWordCount {
  readonly clear: number
  readonly words: number
  readonly unclear: TaggedUnit | null
  readonly longestClear: TaggedUnit | null
}

/**
 * Typed: words in sentences of at most 40 words that begin with a capital and have no certain slip.
 * Spoken English: words that are more than six words away from a certain slip, however the recognizer punctuated.
 * Vietnamese is not judged, as its grammar is not.
 */
export function measureClearSentences(answers: readonly PreparedAnswer[], lexicon: Lexicon): ClearSentences {
  const judged = lexicon.language === 'en' ? answers : []
  const counts = judged.map((answer) => ({ answer, ...countClear(answer) }))
  const words = counts.reduce((sum, item) => sum + item.words, 0)
  return {
    share: words === 0 ? null : counts.reduce((sum, item) => sum + item.clear, 0) / words,
    clear: counts.flatMap(({ answer, longestClear }) =>
      longestClear === null ? [] : [{ answer, unit: longestClear }],
    ),
    unclear: counts.flatMap(({ answer, unclear }) => (unclear === null ? [] : [{ answer, unit: unclear }])),
  }
}

const countClear = (answer: PreparedAnswer): ClearWordCount =>
  answer.answer.modality === 'typed' ? countTyped(answer) : countSpoken(answer)

function countTyped(answer: PreparedAnswer): ClearWordCount {
  const sentences = groupBySentence(answer).map((units) => ({
    units,
    words: units.reduce((sum, unit) => sum + unit.words.length, 0),
  }))
  const hasError = (unit: TaggedUnit): boolean => findGrammarErrors(unit, 'typed').length > 0
  const isClear = (units: readonly TaggedUnit[], words: number): boolean =>
    words <= maxSentenceWords && startsWithCapital(units[0]) && !units.some(hasError)
  const unclearSentence = sentences.filter((sentence) => !isClear(sentence.units, sentence.words))
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  return {
    words,
    clear: words - unclearSentence.reduce((sum, sentence) => sum + sentence.words, 0),
    unclear: findLongest(unclearSentence.find(({ words: count }) => count >= fewestQuoted)?.units ?? []),
    longestClear: findLongest(
      sentences.filter((sentence) => !unclearSentence.includes(sentence)).flatMap(({ units }) => units),
    ),
  }
}

function startsWithCapital(unit: TaggedUnit | undefined): boolean {
  const first = unit?.words[0]
  return first === undefined || first.token.capital || first.token.number
}

function countSpoken(answer: PreparedAnswer): ClearWordCount {
  const units = listKeptUnits(answer.units)
  const words = units.flatMap((unit) => unit.words)
  const errors = units.flatMap((unit) => findGrammarErrors(unit, 'spoken'))
  const at = errors.map((slip) => words.findIndex((word) => word.token.end > slip.start))
  const clear = words.filter((_word, index) => at.every((place) => Math.abs(place - index) > errorRadius)).length
  return {
    words: words.length,
    clear,
    unclear: units.find((unit) => findGrammarErrors(unit, 'spoken').length > 0) ?? null,
    longestClear: findLongest(units.filter((unit) => findGrammarErrors(unit, 'spoken').length === 0)),
  }
}

const findLongest = (units: readonly TaggedUnit[]): TaggedUnit | null =>
  [...units].sort((a, b) => b.words.length - a.words.length)[0] ?? null
