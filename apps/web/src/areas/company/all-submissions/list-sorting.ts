import type { SubmissionSort } from '@candor/contract'
import type { SortDirection } from '../../../shared/ui/table'

interface ColumnSort {
  readonly sort: SubmissionSort
  readonly direction: SortDirection
}

const ascending = (sort: SubmissionSort): ColumnSort => ({ sort, direction: 'ascending' })
const descending = (sort: SubmissionSort): ColumnSort => ({ sort, direction: 'descending' })

/** What one press on a heading chooses, and then a second one. A third goes back to the newest submissions. */
const columnSorts = {
  candidate: [ascending('name'), descending('nameDescending')],
  level: [descending('level'), ascending('levelAscending')],
  communication: [descending('communication'), ascending('communicationAscending')],
  cognitive: [descending('cognitive'), ascending('cognitiveAscending')],
  cv: [descending('cv'), ascending('cvAscending')],
  mustHaves: [descending('points'), ascending('pointsAscending')],
  answered: [descending('answered'), ascending('answeredAscending')],
  duration: [descending('duration'), ascending('durationAscending')],
  replyBy: [ascending('replyBy'), descending('replyByDescending')],
  submitted: [descending('newest'), ascending('oldest')],
} as const satisfies Record<string, readonly [ColumnSort, ColumnSort]>
export type SortedColumn = keyof typeof columnSorts

const sortedColumns: readonly SortedColumn[] = [
  'candidate',
  'level',
  'communication',
  'cognitive',
  'cv',
  'mustHaves',
  'answered',
  'duration',
  'replyBy',
  'submitted',
]

/** A list without a chosen order has the newest submissions first. */
const standard: SubmissionSort = 'newest'

export const getDirection = (column: SortedColumn, sort: SubmissionSort = standard): SortDirection =>
  columnSorts[column].find((entry) => entry.sort === sort)?.direction ?? 'none'

/** The order after a press on the column's heading; undefined is the list's own. */
export function getNextSort(column: SortedColumn, sort: SubmissionSort = standard): SubmissionSort | undefined {
  const [first, second] = columnSorts[column]
  if (sort === first.sort) return second.sort
  if (sort === second.sort || first.sort === standard) return undefined
  return first.sort
}

/** The column by which the list is sorted. */
export const findSortedColumn = (sort: SubmissionSort = standard): SortedColumn | undefined =>
  sortedColumns.find((column) => getDirection(column, sort) !== 'none')
