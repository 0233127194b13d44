/** Where a searched text occurs in a row. */
export interface Match {
  rowKey: string
  start: number
  end: number
}
