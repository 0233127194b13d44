/** Texts of answers that say nothing about the question. */
export interface EmptyTalk {
  /** Claims without anything behind them. */
  readonly weak: readonly string[]
  /** General business talk. */
  readonly rambling: readonly string[]
  /** Weather, hobbies, family. */
  readonly offTopic: readonly string[]
}
