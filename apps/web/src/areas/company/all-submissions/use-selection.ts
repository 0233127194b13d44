import { useProfile } from '../../../shared/api/profile'
import { useListMemory } from './list-memory'
import { noSelection, type Selection, selectTo, setSelected, toggle } from './selection'
import { getFilterKey, type SubmissionFilter } from './submission-filter'

export interface SelectionControl {
  readonly selection: Selection
  readonly toggle: (id: string) => void
  /** From the row changed last to this one. */
  readonly selectTo: (rowIds: readonly string[], id: string) => void
  readonly select: (ids: readonly string[], isSelected: boolean) => void
  readonly clear: () => void
}

/** The selected rows, on all pages and in every order of one filter. */
export function useSelection(filter: SubmissionFilter): SelectionControl {
  const key = `${useProfile()?.id ?? ''} ${getFilterKey(filter)}`
  const selection = useListMemory((memory) => (memory.key === key ? memory.selection : noSelection))
  const change = (next: (selection: Selection) => Selection): void =>
    useListMemory.setState((memory) => ({
      key,
      selection: next(memory.key === key ? memory.selection : noSelection),
    }))
  return {
    selection,
    toggle: (id) => change((current) => toggle(current, id)),
    selectTo: (rowIds, id) => change((current) => selectTo(current, rowIds, id)),
    select: (ids, isSelected) => change((current) => setSelected(current, { ids, isSelected, anchorId: null })),
    clear: () => change(() => noSelection),
  }
}
