import type { SubmissionDetail } from '@candor/contract'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { nowMs } from '../../../shared/clock'
import { Button } from '../../../shared/ui/button'
import { useDeadline } from '../../../shared/use-deadline'
import { MailRefused } from '../parts/mail-refused'
import { useApplicant, useChangeApplicant } from './use-applicant'

/** By when the candidate was promised a reply, with a way to note that they have it, and that their address refused an email. */
export function ReplyDate({ submission: { code } }: { submission: Pick<SubmissionDetail, 'code'> }) {
  const applicant = useApplicant(code)
  if (applicant === undefined) return null
  const { replyBy, mailRefusedAt } = applicant
  return (
    <>
      {mailRefusedAt !== null && <MailRefused instant={mailRefusedAt} className="mt-3 text-sm" />}
      {replyBy !== null && <DueReply code={code} applicantId={applicant.id} replyBy={replyBy} />}
    </>
  )
}

interface DueReplyProps {
  code: string
  applicantId: string
  replyBy: string
}

function DueReply({ code, applicantId, replyBy }: DueReplyProps) {
  const t = useTranslations('submissionReview.reply')
  const deadline = useDeadline({ dateStyle: 'medium' })
  const mark = useChangeApplicant(code, (id: string) => api.company.applicant.markReplied({ id }))
  return (
    <div
      data-testid="reply-date"
      className="mt-3 -mb-1 flex flex-wrap items-center justify-between gap-x-2 border-t border-line pt-2 text-sm"
    >
      <span className="text-ink-2">{t(Date.parse(replyBy) < nowMs() ? 'overdue' : 'due', deadline(replyBy))}</span>
      <Button
        variant="ghost"
        size="sm"
        className="-mx-3"
        isBusy={mark.isPending}
        onClick={() => mark.mutate(applicantId)}
      >
        <Check size={14} aria-hidden="true" />
        {t('mark')}
      </Button>
    </div>
  )
}
