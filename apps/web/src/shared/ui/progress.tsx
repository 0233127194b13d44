import { Progress as BaseProgress } from '@base-ui/react/progress'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface ProgressProps {
  /** 0 to 100; null while it can't be said. */
  value: number | null
  label: ReactNode
  /** At the end of the line in place of the per cent, e.g. "12 of 40 MB". */
  note?: ReactNode
  isLabelHidden?: boolean
}

/** Work that comes to an end. */
export function Progress({ value, label, note, isLabelHidden = false }: ProgressProps) {
  return (
    <BaseProgress.Root value={value} className="w-full">
      <div className={clsx('mb-2 flex items-baseline justify-between gap-4 text-sm', isLabelHidden && 'sr-only')}>
        <BaseProgress.Label className="font-medium">{label}</BaseProgress.Label>
        {note === undefined ? (
          <BaseProgress.Value className="tnum text-ink-3" />
        ) : (
          <span className="tnum text-ink-3">{note}</span>
        )}
      </div>
      <BaseProgress.Track className="h-2 overflow-hidden rounded-full bg-sunken">
        <BaseProgress.Indicator
          className={clsx(
            'h-full rounded-full bg-brand transition-[width] duration-200',
            value === null && 'w-1/3 animate-pulse',
          )}
        />
      </BaseProgress.Track>
    </BaseProgress.Root>
  )
}
