import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { DialogPopup } from '../../../shared/ui/dialog-popup'
import { FeedbackForm } from './feedback-form'

export interface FeedbackPopupProps {
  sessionId: string
  company: string
  trigger: ReactElement
}

/** The form in a window over the last page. */
export function FeedbackPopup({ sessionId, company, trigger }: FeedbackPopupProps) {
  const t = useTranslations('feedback')
  const evaluation = useQuery(query.interview.chat.evaluate.queryOptions({ input: { sessionId } })).data
  return (
    <DialogPopup title={t('title')} trigger={trigger}>
      <FeedbackForm submissionId={evaluation?.submissionId ?? null} company={company} />
    </DialogPopup>
  )
}
