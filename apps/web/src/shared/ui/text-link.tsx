import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A link inside text, underlined so that color is not the only sign. */
export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      className={clsx(
        'rounded-sm font-medium text-brand-ink underline decoration-brand/40 underline-offset-4 hover:decoration-brand',
        className,
      )}
      {...rest}
    />
  )
}
