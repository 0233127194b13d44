import type { LanguagePair } from '../occupations/language-pair'
import type { OccupationAnswers, OccupationQuestions } from '../occupations/occupation'

/** One occupation of the exam with everything that was written for it. */
export interface OccupationCase {
  readonly questions: OccupationQuestions
  readonly answers: OccupationAnswers
  readonly languagePair: LanguagePair
  readonly filler: readonly string[]
  readonly hedges: readonly string[]
}
