import { submissionListLimits } from '@candor/contract'

/** Ids in the order in which they were selected; a row's page need not be shown. */
export interface Selection {
  readonly ids: readonly string[]
  /** The row that was changed last: a range begins there. */
  readonly anchorId: string | null
  /** The last change would have selected too many, and changed nothing. */
  readonly isFull: boolean
}

export const noSelection: Selection = { ids: [], anchorId: null, isFull: false }

interface Change {
  readonly ids: readonly string[]
  readonly isSelected: boolean
  readonly anchorId: string | null
}

/** All of these rows, or none if there would be too many. */
export const setSelected = (selection: Selection, { ids, isSelected, anchorId }: Change): Selection => {
  const others = selection.ids.filter((id) => !ids.includes(id))
  if (!isSelected) return { ids: others, anchorId, isFull: false }
  const added = ids.filter((id) => !selection.ids.includes(id))
  const next = [...selection.ids, ...added]
  if (next.length > submissionListLimits.perRequest) return { ...selection, isFull: true }
  return { ids: next, anchorId, isFull: false }
}

export const toggle = (selection: Selection, id: string): Selection =>
  setSelected(selection, { ids: [id], isSelected: !selection.ids.includes(id), anchorId: id })

/** The rows of the page from the one changed last to this one. Without such a row on the page it is this one alone. */
export const selectTo = (selection: Selection, rowIds: readonly string[], id: string): Selection => {
  const end = rowIds.indexOf(id)
  const anchor = selection.anchorId === null ? -1 : rowIds.indexOf(selection.anchorId)
  const start = anchor === -1 ? end : anchor
  const ids = rowIds.slice(Math.min(start, end), Math.max(start, end) + 1)
  return setSelected(selection, { ids, isSelected: true, anchorId: id })
}

/** How many of the page's rows are selected. */
export const getPageState = (selection: Selection, rowIds: readonly string[]): 'none' | 'some' | 'all' => {
  const count = rowIds.filter((id) => selection.ids.includes(id)).length
  if (count === 0) return 'none'
  return count === rowIds.length ? 'all' : 'some'
}
