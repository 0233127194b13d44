/** The position of a match in a row. */
export interface Match {
  rowKey: string
  start: number
  end: number
}
