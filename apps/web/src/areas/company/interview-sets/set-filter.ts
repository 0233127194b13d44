import type { SetSort } from '@candor/contract'

export const sorts = [
  'newest',
  'oldest',
  'name',
  'nameDescending',
  'updated',
  'leastRecentlyUpdated',
] as const satisfies readonly SetSort[]

/** What of the list is shown, as it stands in the address. */
export interface SetFilter {
  status?: '0' | '1' | '2' | '3' | '4' | undefined
  keyword?: string | undefined
  sort?: SetSort | undefined
  page?: number | undefined
}
