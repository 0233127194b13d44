import type { ReactNode } from 'react'
import { EmptyArt } from './art'

interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  /** In place of the empty cards. */
  art?: ReactNode
}

/** A list with nothing in it: why, and what to do. */
export function EmptyState({ title, children, action, art }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-[440px] animate-rise flex-col items-center px-6 py-14 text-center">
      {art ?? <EmptyArt className="max-w-[200px]" />}
      <h2 className="mt-6 text-xl font-semibold">{title}</h2>
      {children && <div className="mt-1.5 text-base text-ink-2">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
