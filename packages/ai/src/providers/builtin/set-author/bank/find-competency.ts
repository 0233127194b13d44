import { QUALITY_CUES } from '../text/competency-cues'
import type { Bilingual } from './bank-types'
import { COMPETENCIES } from './competencies'

/** Competencies that a requirement's name speaks of. */
export function findCompetencies(name: string): readonly string[] {
  const key = name.normalize('NFC').toLowerCase()
  const isNamed = (entry: { readonly name: Bilingual<string> }) =>
    entry.name.en.toLowerCase() === key || entry.name.vi.normalize('NFC').toLowerCase() === key
  const named = COMPETENCIES.find(isNamed)?.id ?? QUALITY_CUES.find(isNamed)?.competency
  if (named !== undefined) return [named]
  return [...new Set(QUALITY_CUES.filter((entry) => entry.cue.test(name)).map((entry) => entry.competency))]
}

/** Every question of the bank with its competency. */
export const listBankQuestions = () =>
  COMPETENCIES.flatMap((entry) => entry.questions.map((source) => ({ source, competency: entry.id })))
