import { type FoundPoint, type PointState, splitWords } from '@candor/contract'
import type { AssessLanguage } from '../input'
import { findFrequencyRank } from '../lexicons/ranks'

/** Words from this rank on tell the most; the commonest tell almost nothing. */
const rareRank = 6000
const commonRank = 150
/** What one alternative of full weight gives; each further one gives this share of the rest. */
const creditPerAlternative = 0.6
const coveredCredit = 0.5
const partlyCredit = 0.25

/** How much a word tells of its speaker: 0 for the commonest words, 1 for rare ones, even on the logarithm of the rank. */
function weighWord(word: string, language: AssessLanguage): number {
  const rank = findFrequencyRank(language, word) ?? rareRank
  const position = Math.log(rank / commonRank) / Math.log(rareRank / commonRank)
  return Math.min(1, Math.max(0, position))
}

/** A Vietnamese word is a row of common syllables: the row tells, not the syllable. */
const rowWeight = 0.3

/** The weight of an alternative, 0 to 1; words of the question tell nothing. */
export function weighAlternative(alternative: string, asked: ReadonlySet<string>, language: AssessLanguage): number {
  const words = splitWords(alternative).filter((word) => !asked.has(word))
  const row = language === 'vi' ? rowWeight * Math.max(0, words.length - 1) : 0
  return Math.min(1, row + words.reduce((sum, word) => sum + weighWord(word, language), 0))
}

/** Alternatives add up with falling gain, 0 to 1: one that says the point needs no second. */
export function creditPoint(found: FoundPoint['found'], asked: ReadonlySet<string>, language: AssessLanguage): number {
  const rest = found.reduce(
    (product, alternative) => product * (1 - creditPerAlternative * weighAlternative(alternative, asked, language)),
    1,
  )
  return 1 - rest
}

export function stateOfCredit(credit: number): PointState {
  if (credit >= coveredCredit) return 'covered'
  return credit >= partlyCredit ? 'partly' : 'not_heard'
}

export const shareOfState: Readonly<Record<PointState, number>> = { covered: 1, partly: 0.5, not_heard: 0 }
