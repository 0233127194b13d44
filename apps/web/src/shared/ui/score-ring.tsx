import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'

/** By width in CSS pixels. Classes, because the server renders no style attributes. */
const sizes = {
  76: { ring: 'size-19', number: 'text-[21.28px]' },
  84: { ring: 'size-21', number: 'text-[23.52px]' },
}

interface ScoreRingProps {
  /** 0 to 100; null where there is not enough evidence for a number. */
  value: number | null
  /** What is scored; read out with the number. */
  label: string
  size?: keyof typeof sizes
}

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

/** One score as a ring. One hue for everyone: never red or green for people. */
export function ScoreRing({ value, label, size = 84 }: ScoreRingProps) {
  const t = useTranslations('common.score')
  const name = value === null ? label : t('outOfHundred', { label, value })
  return (
    <div role="img" aria-label={name} className={clsx('relative shrink-0', sizes[size].ring)}>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="-rotate-90">
        <circle cx="50" cy="50" r={RADIUS} fill="none" stroke="var(--sunken)" strokeWidth="10" />
        {value !== null && value > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            stroke="var(--brand)"
            strokeWidth="10"
            strokeLinecap="round"
            strokeDasharray={`${(Math.min(value, 100) / 100) * LENGTH} ${LENGTH}`}
          />
        )}
      </svg>
      <span className={clsx('tnum absolute inset-0 grid place-items-center font-semibold', sizes[size].number)}>
        {value ?? '–'}
      </span>
    </div>
  )
}
