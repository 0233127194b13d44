import { useFormatter, useTranslations } from 'use-intl'
import { timeAgo } from './time-ago'
import { useNowMs } from './use-now-ms'

/** The words of a time that has passed. */
export function useAgo(): (instant: string) => string {
  const t = useTranslations('company.ago')
  const nowMs = useNowMs()
  return (instant) => {
    const { unit, count } = timeAgo(Date.parse(instant), nowMs)
    return unit === 'now' ? t('now') : t(unit, { count })
  }
}

/** "2 hours ago", with the exact time on hover and for machines. */
export function Ago({ instant }: { instant: string }) {
  const ago = useAgo()
  const format = useFormatter()
  const exact = format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <time dateTime={instant} title={exact} className="whitespace-nowrap">
      {ago(instant)}
    </time>
  )
}
