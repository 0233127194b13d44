import type { QuestionKind } from '../../../../ports/interviewer'
import type { Anchors } from '../../../../ports/set-author'

export interface Bilingual<T> {
  readonly en: T
  readonly vi: T
}

export interface BankQuestion {
  readonly kind: QuestionKind
  readonly text: Bilingual<string>
  readonly points: Bilingual<readonly string[]>
  /** Requirements this question fits best among its competency's. */
  readonly topic?: RegExp
}

export interface Competency {
  readonly id: string
  readonly name: Bilingual<string>
  /** Assessment dimension its criterion feeds. */
  readonly dimension: string | null
  readonly anchors: Bilingual<Anchors>
  readonly questions: readonly BankQuestion[]
}

/** One question: its kind, the English and Vietnamese text, and pairs of expected points. */
export function ask(
  kind: QuestionKind,
  [en, vi]: readonly [string, string],
  points: readonly (readonly [string, string])[],
): BankQuestion {
  return {
    kind,
    text: { en, vi },
    points: { en: points.map((pair) => pair[0]), vi: points.map((pair) => pair[1]) },
  }
}
