import { useFormatter, useTranslations } from 'use-intl'
import { nowMs } from '../../../shared/clock'
import { Pill } from '../../../shared/ui/pill'
import { useDeadline } from '../../../shared/use-deadline'

/** By when a request has to be answered, or when it was. */
export function RequestDate({ dueAt, answeredAt }: { dueAt: string; answeredAt: string | null }) {
  const t = useTranslations('requests.company')
  const format = useFormatter()
  const deadline = useDeadline({ dateStyle: 'medium' })
  if (answeredAt !== null) {
    const date = format.dateTime(new Date(answeredAt), { dateStyle: 'medium' })
    return <Pill tone="ok">{t('answered', { date })}</Pill>
  }
  const isOverdue = new Date(dueAt).getTime() < nowMs()
  return <Pill tone={isOverdue ? 'bad' : 'warn'}>{t(isOverdue ? 'overdue' : 'due', deadline(dueAt))}</Pill>
}
