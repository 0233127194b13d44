import { grammarErrors } from '../grammar/grammar-errors'
import type { Lexicon } from '../lexicons/lexicon'
import { keptUnits, type PreparedAnswer } from '../normalize/prepare-answers'
import type { TaggedUnit } from '../tag/word'
import type { Misspelt } from './misspellings'
import { longSentence, sentencesOf } from './run-ons'

/** A slip in speech is felt this many words before and after it: speech has no sentences of its own to count. */
const reach = 6

export interface ClearSentences {
  /** Share of words (0 to 1) that stand where a reader or listener does not stumble; null where it cannot be told. */
  readonly share: number | null
  /** The first sentence or stretch of each answer in which one does. */
  readonly unclear: { readonly answer: PreparedAnswer; readonly unit: TaggedUnit }[]
}

interface Counted {
  readonly clear: number
  readonly words: number
  readonly unclear: TaggedUnit | null
}

/**
 * Typed: words in sentences of at most 40 words that begin with a capital and have no certain slip and no misspelling.
 * Spoken English: words that are more than six words away from a certain slip, however the recogniser punctuated. Spoken
 * Vietnamese is not judged, as its grammar is not.
 */
export function clearSentences(
  answers: readonly PreparedAnswer[],
  misspelt: Misspelt,
  lexicon: Lexicon,
): ClearSentences {
  const counted = answers
    .filter((item) => item.answer.modality === 'typed' || lexicon.language === 'en')
    .map((answer) => ({ answer, ...countClear(answer, misspelt, lexicon) }))
  const words = counted.reduce((sum, item) => sum + item.words, 0)
  return {
    share: words === 0 ? null : counted.reduce((sum, item) => sum + item.clear, 0) / words,
    unclear: counted.flatMap(({ answer, unclear }) => (unclear === null ? [] : [{ answer, unit: unclear }])),
  }
}

function countClear(answer: PreparedAnswer, misspelt: Misspelt, lexicon: Lexicon): Counted {
  return answer.answer.modality === 'typed' ? countTyped(answer, misspelt, lexicon) : countSpoken(answer)
}

function countTyped(answer: PreparedAnswer, misspelt: Misspelt, lexicon: Lexicon): Counted {
  const english = lexicon.language === 'en'
  const sentences = sentencesOf(answer).map((units) => ({
    units,
    words: units.reduce((sum, unit) => sum + unit.words.length, 0),
  }))
  const stumbles = (unit: TaggedUnit): boolean => grammarErrors(unit, 'typed').length > 0 || misspelt(unit).length > 0
  const isClear = (units: readonly TaggedUnit[], words: number): boolean =>
    words <= longSentence && beginsWell(units[0]) && !(english && units.some(stumbles))
  const broken = sentences.filter((sentence) => !isClear(sentence.units, sentence.words))
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  return {
    words,
    clear: words - broken.reduce((sum, sentence) => sum + sentence.words, 0),
    unclear: broken[0]?.units[0] ?? null,
  }
}

function beginsWell(unit: TaggedUnit | undefined): boolean {
  const first = unit?.words[0]
  return first === undefined || first.token.capital || first.token.number
}

function countSpoken(answer: PreparedAnswer): Counted {
  const units = keptUnits(answer.units)
  const words = units.flatMap((unit) => unit.words)
  const slips = units.flatMap((unit) => grammarErrors(unit, 'spoken'))
  const at = slips.map((slip) => words.findIndex((word) => word.token.end > slip.start))
  const clear = words.filter((_word, index) => at.every((place) => Math.abs(place - index) > reach)).length
  return {
    words: words.length,
    clear,
    unclear: units.find((unit) => grammarErrors(unit, 'spoken').length > 0) ?? null,
  }
}
