import { create } from 'zustand'
import { noSelection, type Selection } from './selection'

interface Memory {
  /** Member and filter that the selection belongs to: another filter begins without one. */
  readonly key: string
  readonly selection: Selection
  /** The row that was opened last: the focus returns to it with the way back. */
  readonly openedId: string | null
}

/** What the list remembers while a submission is open. A new document begins without it. */
export const useListMemory = create<Memory>()(() => ({ key: '', selection: noSelection, openedId: null }))

export const rememberOpened = (openedId: string | null): void => useListMemory.setState({ openedId })
