import { useFormatter, useNow, useTranslations } from 'use-intl'
import { findDayDistance } from '../parts/day-distance'

const REFRESH_MS = 60_000
/** Within a week the name of the day says which one. */
const namedDays = 6

/** How many of the new submissions came since the last visit. */
export function SinceVisit({ count, since }: { count: number; since: string }) {
  const t = useTranslations('start.new')
  const format = useFormatter()
  const at = new Date(since)
  const days = -findDayDistance(at, useNow({ updateInterval: REFRESH_MS }))
  const clock = { hour: 'numeric', minute: '2-digit' } as const
  const day = days > namedDays ? ({ day: 'numeric', month: 'short' } as const) : ({ weekday: 'long' } as const)
  const time = format.dateTime(at, days === 0 ? clock : { ...day, ...clock })
  return <p className="tnum text-sm text-ink-2">{t('since', { count, time })}</p>
}
