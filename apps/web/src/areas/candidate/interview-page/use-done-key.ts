import { useEffect, useRef } from 'react'

/** Elements that handle the space bar themselves. */
const HANDLES_SPACE =
  'input, textarea, select, button, a, summary, [role=button], [role=radio], [role=dialog], [role=alertdialog], [contenteditable=true]'

export const isSpaceTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(HANDLES_SPACE) !== null

/** The space bar ends an answer, but not while typing in a field or pressing a button. */
export function useDoneKey(isEnabled: boolean, onDone: () => void): void {
  const latest = useRef(onDone)
  latest.current = onDone
  useEffect(() => {
    if (!isEnabled) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.defaultPrevented || isSpaceTaken(event.target)) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isEnabled])
}
