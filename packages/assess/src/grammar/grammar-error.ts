import type { ErrorKind } from './pattern'

/** A certain learner error in an answer. */
export interface GrammarError {
  readonly rule: string
  readonly kind: ErrorKind
  /** Offsets in the answer's text. */
  readonly start: number
  readonly end: number
}
