import { useState } from 'react'
import { inserted, removed } from './list-edit'

interface Removal<T> {
  readonly item: T
  readonly index: number
}

/** Removes an entry of a list so that it can be put back: the last one that was removed, at its place. */
export function useRemoval<T>(list: readonly T[], limit: number, onChange: (list: T[]) => void) {
  const [removal, setRemoval] = useState<Removal<T> | null>(null)
  return {
    removal,
    /** False while the list has as many entries as it may have. */
    canUndo: list.length < limit,
    remove: (index: number) => {
      const item = list[index]
      if (item === undefined) return
      setRemoval({ item, index })
      onChange(removed(list, index))
    },
    undo: () => {
      if (removal === null) return
      setRemoval(null)
      onChange(inserted(list, Math.min(removal.index, list.length), removal.item))
    },
    dismiss: () => setRemoval(null),
  }
}
