import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style'
import { Spinner } from './spinner'

export type ButtonProps = Omit<ComponentProps<typeof BaseButton>, 'className' | 'style'> &
  ButtonStyle & {
    className?: string | undefined
    /** Shows a spinner and refuses further presses, keeping the focus and the width. */
    isBusy?: boolean
  }

export function Button({ variant, size, className, isBusy = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <BaseButton
      type="button"
      disabled={disabled || isBusy}
      focusableWhenDisabled={isBusy}
      aria-busy={isBusy || undefined}
      className={buttonStyle({ variant, size, className })}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </BaseButton>
  )
}
