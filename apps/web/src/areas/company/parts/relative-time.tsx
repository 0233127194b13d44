import { useFormatter, useNow, useTranslations } from 'use-intl'

const MINUTE_MS = 60_000
const REFRESH_MS = 30_000

/** Formats instants relative to this device's time ("2 hours ago"). */
export function useRelativeTime(): (instant: string) => string {
  const t = useTranslations('company.ago')
  const format = useFormatter()
  const now = useNow({ updateInterval: REFRESH_MS })
  return (instant) => {
    const then = new Date(instant)
    // Seconds would be outdated between two refreshes; a server whose clock is ahead would be "in 5 seconds".
    return now.getTime() - then.getTime() < MINUTE_MS ? t('now') : format.relativeTime(then, now)
  }
}

/** "2 hours ago", with the exact time on hover and for machines. */
export function RelativeTime({ instant }: { instant: string }) {
  const formatRelative = useRelativeTime()
  const format = useFormatter()
  const exact = format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <time dateTime={instant} title={exact} className="whitespace-nowrap">
      {formatRelative(instant)}
    </time>
  )
}
