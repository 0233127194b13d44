import type { AssessQuestion } from '../input'
import type { Source } from './sources'

/** One question with what was answered to it, its follow-ups included. */
export interface AnsweredQuestion {
  readonly question: AssessQuestion
  readonly sources: readonly Source[]
}
