import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style'
import { Spinner } from './spinner'

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  ButtonStyle & {
    className?: string | undefined
    /** Shows a spinner and refuses further presses, keeping the focus and the width. */
    isBusy?: boolean
    /** Refuses presses but can be reached with Tab, for a button that is the way on. */
    focusableWhenDisabled?: boolean
  }

/** Refuses every press, also as the default button of a form. Tab still leaves it. */
const refusingHandlers: ComponentProps<'button'> = {
  onClick: (event: MouseEvent) => event.preventDefault(),
  onMouseDown: undefined,
  onPointerDown: undefined,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Tab') event.preventDefault()
  },
  onKeyUp: undefined,
}

export function Button(props: ButtonProps) {
  const { variant, size, className, isBusy = false, disabled = false, focusableWhenDisabled = false, ...rest } = props
  const { children, ...attributes } = rest
  const isRefusing = disabled || isBusy
  const isFocusable = isBusy || focusableWhenDisabled
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={(isRefusing && isFocusable) || undefined}
      data-disabled={isRefusing ? '' : undefined}
      className={buttonStyle({ variant, size, className })}
      {...attributes}
      {...(isRefusing ? refusingHandlers : {})}
      disabled={isRefusing && !isFocusable}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
