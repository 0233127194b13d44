import type { ComponentProps } from 'react'
import { cx } from './cx'

/** A link inside text, underlined so that colour is not the only sign. */
export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      className={cx(
        'rounded-sm font-medium text-brand-ink underline decoration-brand/40 underline-offset-4 hover:decoration-brand',
        className,
      )}
      {...rest}
    />
  )
}
