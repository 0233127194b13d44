import { dropStored, readStored, writeStored } from '../../../shared/storage'
import { type SubmissionColumnId, submissionColumnIds } from './column-ids'

/** Enough for a decision where there is little room: the others are one press away. */
const narrow: readonly SubmissionColumnId[] = ['level', 'mustHaves', 'decision', 'stage', 'submitted']
const wide: readonly SubmissionColumnId[] = [
  'level',
  'communication',
  'cognitive',
  'cv',
  'mustHaves',
  'answered',
  'duration',
  'decision',
  'stage',
  'submitted',
]

export const getStandardColumns = (isNarrow: boolean): readonly SubmissionColumnId[] => (isNarrow ? narrow : wide)

/** By member, because several may share a browser. */
const getKey = (userId: string): string => `candor.submission-columns.${userId}`

/** The member's choice on this device in the order of the table; null: there is none. Columns that no longer exist are dropped. */
export const readColumnChoice = (userId: string): readonly SubmissionColumnId[] | null => {
  const stored = readStored('local', getKey(userId))
  if (stored === null) return null
  const names = stored.split(' ')
  return submissionColumnIds.filter((id) => names.includes(id))
}

/** Null: back to the standard of the screen's width. */
export const saveColumnChoice = (userId: string, columns: readonly SubmissionColumnId[] | null): void => {
  if (columns === null) dropStored('local', getKey(userId))
  else writeStored('local', getKey(userId), columns.join(' '))
}
