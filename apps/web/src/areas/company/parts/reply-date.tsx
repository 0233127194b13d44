import { useFormatter, useNow, useTranslations } from 'use-intl'
import { findDayDistance } from './day-distance'

const REFRESH_MS = 60_000

/** By when a reply was promised, in the reader's time zone. Words say how near it is, never a color alone. */
export function ReplyDate({ instant }: { instant: string }) {
  const t = useTranslations('company.reply')
  const format = useFormatter()
  const days = findDayDistance(new Date(instant), useNow({ updateInterval: REFRESH_MS }))
  const describe = () => {
    const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
    const time = format.dateTime(new Date(instant), clock)
    if (days === 0) return t('today', { time })
    if (days === 1) return t('tomorrow', { time })
    const date = format.dateTime(new Date(instant), { day: 'numeric', month: 'short', ...clock })
    return t(days < 0 ? 'overdue' : 'due', { date })
  }
  return (
    <time dateTime={instant} className={days < 0 ? 'font-medium text-bad' : 'text-ink-2'}>
      {describe()}
    </time>
  )
}
