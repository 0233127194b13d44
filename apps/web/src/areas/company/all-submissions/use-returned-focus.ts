import { type RefObject, useEffect } from 'react'
import { rememberOpened, useListMemory } from './list-memory'

/** After the way back the focus is on the row or card that was opened, where nothing else has it. */
export function useReturnedFocus(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { openedId } = useListMemory.getState()
    rememberOpened(null)
    if (openedId === null || document.activeElement !== document.body) return
    const row = list.current?.querySelector(`[data-row-id="${CSS.escape(openedId)}"]`)
    row?.querySelector('a')?.focus({ preventScroll: true })
  }, [list])
}
