import { useEffect, useRef } from 'react'

interface SelectBoxProps {
  label: string
  state: 'none' | 'some' | 'all'
  /** `isRange`: with the Shift key. */
  onPress: (isRange: boolean) => void
}

/** A checkbox without visible words, large enough to press. The space bar and a press with Shift reach it as the browser has them. */
export function SelectBox({ label, state, onPress }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <label className="-m-2 grid size-9 cursor-pointer place-items-center touch:size-11">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        onChange={(event) => onPress(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
        className="size-4.5 accent-brand"
      />
    </label>
  )
}
