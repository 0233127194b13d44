/** Where an answer is among all answers to its question, and the ways to the others. */
export interface Steps {
  /** From 0, of the random order. */
  readonly place: number
  readonly total: number
  readonly onStep: (by: 1 | -1) => void
  readonly onStepQuestion: (by: 1 | -1) => void
  /** Null: every answer is rated. */
  readonly onNext: (() => void) | null
  readonly hasNextQuestion: boolean
}
