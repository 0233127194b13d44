import type { Dim } from '@candor/contract'
import { clsx } from 'clsx'
import { useFormatter, useTranslations } from 'use-intl'
import { getLevelRange } from './level-range'

/** A level on a scale from 1 to 5 with its margin of error. Every candidate gets the same color. */
export function LevelBar({ level, se, className }: { level: number; se: number | null; className?: string }) {
  const range = getLevelRange(level, se)
  const at = (value: number) => ((value - 1) / 4) * 100
  return (
    <span aria-hidden="true" className={clsx('relative block h-2 shrink-0 rounded-full bg-sunken', className)}>
      <span className="absolute inset-y-0 left-0 min-w-2 rounded-full bg-brand" style={{ width: `${at(level)}%` }} />
      {range && (
        <span
          className="absolute top-1/2 h-3.5 -translate-y-1/2 rounded-sm border-x-2 border-ink-2"
          style={{ left: `${at(range.low)}%`, right: `${100 - at(range.high)}%` }}
        >
          <span className="absolute inset-x-0 top-1/2 h-px bg-ink-2" />
        </span>
      )}
    </span>
  )
}

/** The value at the end of a dimension's row, or why there is none. */
export function LevelFigure({ dim }: { dim: Dim }) {
  const t = useTranslations('assessment')
  const format = useFormatter()
  if (dim.state === 'described') return <span className="text-right text-sm text-ink-3">{t('panel.inWords')}</span>
  if (dim.state === 'not_evaluated')
    return <span className="text-right text-sm text-ink-3">{t(`reasons.${dim.reason}`)}</span>
  return (
    <span className="flex items-center gap-3">
      <LevelBar level={dim.level} se={dim.se} className="w-24 max-xl:w-16" />
      <span className="tnum w-7 text-right text-sm font-semibold">
        {format.number(dim.level, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      </span>
    </span>
  )
}
