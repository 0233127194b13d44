import type { SetSort } from '@candor/contract'
import type { SortDirection } from '../../../shared/ui/table'

interface ColumnSort {
  readonly sort: SetSort
  readonly direction: SortDirection
}

/** What one press on a heading chooses, and then a second one. A third goes back to the newest sets. */
const columnSorts = {
  name: [
    { sort: 'name', direction: 'ascending' },
    { sort: 'nameDescending', direction: 'descending' },
  ],
  updated: [
    { sort: 'updated', direction: 'descending' },
    { sort: 'leastRecentlyUpdated', direction: 'ascending' },
  ],
} as const satisfies Record<string, readonly [ColumnSort, ColumnSort]>
type SortedColumn = keyof typeof columnSorts

export const getDirection = (column: SortedColumn, sort: SetSort | undefined): SortDirection =>
  columnSorts[column].find((entry) => entry.sort === sort)?.direction ?? 'none'

/** The order after a press on the column's heading; undefined is the list's own. */
export function getNextSort(column: SortedColumn, sort: SetSort | undefined): SetSort | undefined {
  const [first, second] = columnSorts[column]
  if (sort === first.sort) return second.sort
  return sort === second.sort ? undefined : first.sort
}
