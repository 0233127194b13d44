import { useTranslations } from 'use-intl'

interface ScoreRingProps {
  /** 0 to 100; null where there is not enough evidence for a number. */
  value: number | null
  /** What is scored; read out with the number. */
  label: string
  /** CSS pixels. */
  size?: number
}

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

/** One score as a ring. One hue for everyone: never red or green for people. */
export function ScoreRing({ value, label, size = 84 }: ScoreRingProps) {
  const t = useTranslations('common.score')
  const name = value === null ? label : t('outOfHundred', { label, value })
  return (
    <div role="img" aria-label={name} className="relative shrink-0" style={{ width: size, height: size }}>
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
      <span className="tnum absolute inset-0 grid place-items-center font-semibold" style={{ fontSize: size * 0.28 }}>
        {value ?? '–'}
      </span>
    </div>
  )
}
