import { useFormatter, useTranslations } from 'use-intl'
import { nowMs } from '../../../shared/clock'
import { Pill } from '../../../shared/ui/pill'

/** By when a request has to be answered, or when it was. */
export function RequestDate({ dueAt, answeredAt }: { dueAt: string; answeredAt: string | null }) {
  const t = useTranslations('requests.company')
  const format = useFormatter()
  const formatDate = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'medium' })
  if (answeredAt !== null) return <Pill tone="ok">{t('answered', { date: formatDate(answeredAt) })}</Pill>
  const isOverdue = new Date(dueAt).getTime() < nowMs()
  return <Pill tone={isOverdue ? 'bad' : 'warn'}>{t(isOverdue ? 'overdue' : 'due', { date: formatDate(dueAt) })}</Pill>
}
