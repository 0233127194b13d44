/** UTF-16 offsets in the text of an answer. */
export interface Span {
  readonly start: number
  readonly end: number
}
