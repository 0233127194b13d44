import type { TaggedUnit } from '../tag/word'

const unknownUnitShare = 0.5
const minWords = 3

/** Share of words (0 to 1) in sentences of which at least half of the words are unknown to the interview's language. */
export function measureForeignShare(units: readonly TaggedUnit[]): number {
  const longUnits = units.filter((unit) => unit.words.length >= minWords)
  const total = longUnits.reduce((sum, unit) => sum + unit.words.length, 0)
  const foreign = longUnits.filter(
    (unit) => unit.words.filter((word) => !word.known).length / unit.words.length >= unknownUnitShare,
  )
  return total === 0 ? 0 : foreign.reduce((sum, unit) => sum + unit.words.length, 0) / total
}
