/** What the words of an assessment can do with the recording. Times are those of the answer; null is its start. */
export interface Playback {
  play: (answerId: string, answerMs: number | null) => void
  /** Where it is in the whole recording, in milliseconds; null: there is none of it. */
  positionMs: (answerId: string, answerMs: number | null) => number | null
}
