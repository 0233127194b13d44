import type { AccommodationRequest } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'
import { nowMs } from '../../../shared/clock'
import { useDeadline } from '../../../shared/use-deadline'

export interface RequestStatusProps {
  request: AccommodationRequest
  company: string
  /** In which the company answers. */
  interviewLanguage: string
}

/** One request: by when a person answers it, or the answer. */
export function RequestStatus({ request, company, interviewLanguage }: RequestStatusProps) {
  const t = useTranslations('accommodation.own')
  const format = useFormatter()
  const formatDate = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long' })
  const deadline = useDeadline()
  const { text, language, createdAt, dueAt, answer } = request
  const isOverdue = new Date(dueAt).getTime() < nowMs()
  return (
    <div className="max-w-[68ch]">
      {answer === null ? (
        <p className="text-base font-medium">
          {t(isOverdue ? 'overdue' : 'open', { company, date: formatDate(createdAt), ...deadline(dueAt) })}
        </p>
      ) : (
        <>
          <p className="text-base font-semibold">{t(`outcomes.${answer.outcome}`)}</p>
          <p lang={interviewLanguage} className="mt-1 text-base break-words whitespace-pre-wrap">
            {answer.text}
          </p>
          {answer.allowsTyping && <p className="mt-1 text-base font-medium">{t('typing')}</p>}
          <p className="mt-1 text-sm text-ink-3">
            {t('answeredBy', { name: answer.answeredBy, date: formatDate(answer.answeredAt) })}
          </p>
        </>
      )}
      <p className="mt-3 text-sm font-medium text-ink-2">{t('yourWords')}</p>
      <p lang={language} className="mt-0.5 text-base break-words whitespace-pre-wrap text-ink-2">
        {text}
      </p>
    </div>
  )
}
