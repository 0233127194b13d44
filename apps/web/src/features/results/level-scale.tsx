import { levelLimits } from '@candor/contract'
import { toShownLevel } from '@candor/domain'
import { clsx } from 'clsx'
import { useFormatter, useTranslations } from 'use-intl'

const steps = Array.from({ length: levelLimits.max }, (_, index) => index)
/** By the half levels that can be shown. Classes, because the server renders no style attributes. */
const fill = (share: number): string => {
  if (share >= 1) return 'w-full'
  return share > 0 ? 'w-1/2' : 'w-0'
}

/** An overall level or a group's: as many filled fifths as the number says, the same number as in lists and sentences. One hue for everyone. */
export function LevelScale({ level, size = 'md' }: { level: number; size?: 'md' | 'lg' }) {
  const t = useTranslations('assessment.panel')
  const format = useFormatter()
  const shown = toShownLevel(level)
  return (
    <span role="img" aria-label={t('level', { level: shown })} className="flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className={clsx('tnum font-semibold', size === 'lg' ? 'text-3xl' : 'w-7 text-right text-sm')}
      >
        {format.number(shown, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      </span>
      {size === 'lg' && (
        <span aria-hidden="true" className="text-sm whitespace-nowrap text-ink-3">
          {t('ofFive')}
        </span>
      )}
      <span aria-hidden="true" className="flex gap-0.5">
        {steps.map((step) => (
          <span
            key={step}
            className={clsx('overflow-clip rounded-xs bg-sunken', size === 'lg' ? 'h-2.5 w-5' : 'h-2 w-4')}
          >
            <span className={clsx('block h-full bg-brand', fill(shown - step))} />
          </span>
        ))}
      </span>
    </span>
  )
}
