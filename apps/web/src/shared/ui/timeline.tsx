import type { ReactNode } from 'react'
import { cx } from './cx'

export interface TimelineEntry {
  id: string
  title: ReactNode
  /** Already in words: "2 hours ago", "1:19". */
  time: ReactNode
  icon?: ReactNode
  /** The entry where things stand now. */
  isCurrent?: boolean
  children?: ReactNode
}

/** What happened, in order. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {entries.map((entry, index) => (
        <li key={entry.id} className="relative flex gap-3.5 pb-5 last:pb-0">
          {index < entries.length - 1 && (
            <span aria-hidden="true" className="absolute top-8 bottom-0 left-4 w-px -translate-x-1/2 bg-line" />
          )}
          <span
            aria-hidden="true"
            className={cx(
              'grid size-8 shrink-0 place-items-center rounded-full',
              entry.isCurrent ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-2',
            )}
          >
            {entry.icon ?? <span className="size-2 rounded-full bg-current" />}
          </span>
          <div className="min-w-0 flex-1 pt-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-sm font-medium">{entry.title}</span>
              <span className="tnum text-xs text-ink-3">{entry.time}</span>
            </p>
            {entry.children && <div className="mt-0.5 text-sm text-ink-2">{entry.children}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
