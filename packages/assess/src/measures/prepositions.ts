import type { Word } from '../tag/word'
import { measureTypesPerSample } from './lexical-diversity'

/**
 * Expected number of different English prepositions in a sample of the words. They are a small class, so that a wide use of it is
 * a wide range. Length does not move it.
 */
export function measurePrepositionVariety(words: readonly Word[]): number {
  const uses = words.filter((word) => word.pos === 'ADP' && word.known).map((word) => word.form)
  return measureTypesPerSample(uses, words.length)
}
