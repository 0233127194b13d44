import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const paddings = { none: '', md: 'p-5', lg: 'p-5 sm:p-7' }

/** A surface: border and hairline shadow. Give it a heading or an aria-label when it is a section of its own. */
export function Card({
  padding = 'md',
  className,
  ...rest
}: ComponentProps<'section'> & { padding?: keyof typeof paddings }) {
  return (
    <section
      className={clsx('rounded-2xl border border-line bg-card shadow-1', paddings[padding], className)}
      {...rest}
    />
  )
}
