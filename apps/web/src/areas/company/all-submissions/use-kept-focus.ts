import { type RefObject, useEffect, useRef } from 'react'
import { listRows } from './use-list-keys'

/** How long a row that leaves the list passes its focus on: longer than a server takes to answer. */
const passOnMs = 10_000

/**
 * A decision can take the row out of a filtered list. The focus then goes to the row in its place, so that the keys go on from there.
 * Returns what has to be called with the row before it leaves.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): (id: string) => void {
  const left = useRef<{ readonly id: string; readonly index: number; readonly atMs: number } | null>(null)
  useEffect(() => {
    const { current } = left
    if (current === null || list.current === null) return
    const rows = listRows(list.current)
    if (rows.some((row) => row.dataset.rowId === current.id)) return
    left.current = null
    // Later on, or with the focus elsewhere, the row left for another reason.
    const isLost = document.activeElement === document.body && performance.now() - current.atMs < passOnMs
    if (isLost)
      rows
        .at(Math.min(current.index, rows.length - 1))
        ?.querySelector('a')
        ?.focus()
  })
  return (id) => {
    const index = list.current === null ? -1 : listRows(list.current).findIndex((row) => row.dataset.rowId === id)
    left.current = index === -1 ? null : { id, index, atMs: performance.now() }
  }
}
