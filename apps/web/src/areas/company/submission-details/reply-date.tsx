import type { SubmissionDetail } from '@candor/contract'
import { Check } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { nowMs } from '../../../shared/clock'
import { Button } from '../../../shared/ui/button'
import { useApplicant, useChangeApplicant } from './use-applicant'

/** By when the candidate was promised a reply, and a way to note that they have it. Absent when none is due. */
export function ReplyDate({ submission: { code } }: { submission: Pick<SubmissionDetail, 'code'> }) {
  const t = useTranslations('submissionReview.reply')
  const format = useFormatter()
  const applicant = useApplicant(code)
  const mark = useChangeApplicant(code, (id: string) => api.company.applicant.markReplied({ id }))
  if (applicant === undefined || applicant.replyBy === null) return null
  const due = new Date(applicant.replyBy)
  return (
    <div
      data-testid="reply-date"
      className="mt-3 -mb-1 flex flex-wrap items-center justify-between gap-x-2 border-t border-line pt-2 text-sm"
    >
      <span className="text-ink-2">
        {t(due.getTime() < nowMs() ? 'overdue' : 'due', { date: format.dateTime(due, { dateStyle: 'medium' }) })}
      </span>
      <Button
        variant="ghost"
        size="sm"
        className="-mx-3"
        isBusy={mark.isPending}
        onClick={() => mark.mutate(applicant.id)}
      >
        <Check size={14} aria-hidden="true" />
        {t('mark')}
      </Button>
    </div>
  )
}
