import { useFormatter, useNow, useTranslations } from 'use-intl'
import { findDayDistance } from '../../parts/day-distance'

const REFRESH_MS = 60_000

/** Since when a person is at the stage, as a day; the exact time on hover and for machines. */
export function StageDate({ instant }: { instant: string }) {
  const t = useTranslations('board.since')
  const format = useFormatter()
  const at = new Date(instant)
  const days = findDayDistance(at, useNow({ updateInterval: REFRESH_MS }))
  const exact = format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })
  const describe = () => {
    if (days === 0) return t('today')
    return days === -1 ? t('yesterday') : t('day', { date: format.dateTime(at, { day: 'numeric', month: 'short' }) })
  }
  return (
    <time dateTime={instant} title={exact} className="text-ink-3">
      {describe()}
    </time>
  )
}
