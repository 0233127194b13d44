import type { ReactNode } from 'react'
import { Button } from '../../../../shared/ui/button'

interface ControlButtonProps {
  label: string
  onPress: () => void
  isOn?: boolean
  testId?: string
  children: ReactNode
}

/** A quiet button on the dark stage. */
export function ControlButton({ label, onPress, isOn, testId, children }: ControlButtonProps) {
  return (
    <Button
      variant="stage"
      size="icon"
      aria-label={label}
      aria-pressed={isOn}
      data-testid={testId}
      className={isOn === false ? 'bg-transparent opacity-70' : isOn ? '' : 'bg-transparent'}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
