import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { cx } from './cx'

export interface ScoreBar {
  id: string
  label: string
  /** 0 to 100; null where there was not enough evidence. */
  value: number | null
  /** The set's average, 0 to 100: a dashed mark. */
  reference?: number | null
  /** Beside the label: an InfoTip. */
  info?: ReactNode
  /** Under the bar: the evidence in words, or why there is no number. */
  note?: ReactNode
}

/** Scores one under the other: words, a bar in the one hue, the number. */
export function ScoreBars({ bars, onPick }: { bars: readonly ScoreBar[]; onPick?: (id: string) => void }) {
  return (
    <dl className="grid gap-3">
      {bars.map((bar) => (
        <div
          key={bar.id}
          className="grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)_2rem] items-center gap-x-3 gap-y-1 text-sm"
        >
          <dt className="flex min-w-0 items-center gap-1 text-ink-2">
            {onPick ? (
              <button
                type="button"
                onClick={() => onPick(bar.id)}
                className="truncate rounded-sm text-left leading-5 hover:text-ink hover:underline"
              >
                {bar.label}
              </button>
            ) : (
              <span className="truncate leading-5">{bar.label}</span>
            )}
            {bar.info}
          </dt>
          <Track bar={bar} />
          {bar.note && <dd className="col-span-3 text-ink-3">{bar.note}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Track({ bar }: { bar: ScoreBar }) {
  const t = useTranslations('common.score')
  const { value, reference } = bar
  return (
    <dd className="contents">
      <span aria-hidden="true" className="relative h-1.5 rounded-full bg-sunken">
        {value !== null && (
          <span
            className="block h-full rounded-full bg-brand"
            style={{ width: `${value}%`, opacity: 0.45 + value / 180 }}
          />
        )}
        {reference !== undefined && reference !== null && (
          <span className="absolute -inset-y-1 border-l border-dashed border-ink-3" style={{ left: `${reference}%` }} />
        )}
      </span>
      <span className={cx('tnum text-right font-medium', value === null && 'text-ink-3')}>
        <span aria-hidden="true">{value === null ? '–' : Math.round(value)}</span>
        {value !== null && (
          <span className="sr-only">{t('outOf', { label: bar.label, value: Math.round(value) })}</span>
        )}
      </span>
    </dd>
  )
}
