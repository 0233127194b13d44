import type { FourAnswers } from './occupation'

/** The `middling` answers of an occupation, said worse. What they say is the same. */
export interface LanguagePair {
  /** A learner's or a careless writer's mistakes, about one in eight to ten words. */
  readonly learner: FourAnswers
  /** Few different words, said again and again. */
  readonly fewWords: FourAnswers
}
