/** What of the list is shown, as it stands in the address. */
export interface SetFilter {
  status?: '0' | '1' | '2' | '3' | '4' | undefined
  keyword?: string | undefined
  page?: number | undefined
}
