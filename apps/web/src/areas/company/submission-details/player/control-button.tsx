import type { ReactNode } from 'react'
import { controlStyle } from './control-style'

interface ControlButtonProps {
  label: string
  onPress: () => void
  isOn?: boolean
  children: ReactNode
}

/** A subtle button on the dark player. */
export function ControlButton({ label, onPress, isOn, children }: ControlButtonProps) {
  return (
    <button type="button" aria-label={label} aria-pressed={isOn} onClick={onPress} className={controlStyle}>
      {children}
    </button>
  )
}
