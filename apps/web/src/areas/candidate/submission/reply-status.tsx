import type { OwnSubmission } from '@candor/contract'
import { Check, Circle } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { nowMs } from '../../../shared/clock'
import { useDeadline } from '../../../shared/use-deadline'

/** Where the interview is on its way to a reply, and by when one was promised. Only what the server knows. */
export function ReplyStatus({ own }: { own: OwnSubmission }) {
  const t = useTranslations('assessment.own.replyStatus')
  const format = useFormatter()
  const deadline = useDeadline()
  const formatDay = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long' })
  const { organizationName: company, replyBy, repliedAt, process, isAssessed } = own
  const assessment = { id: 'assessed', isDone: isAssessed, text: t(isAssessed ? 'assessed' : 'toAssess') }
  const isLate = replyBy !== null && Date.parse(replyBy) < nowMs()
  const reply =
    replyBy === null ? t('noDate', { company }) : t(isLate ? 'overdue' : 'replyBy', { company, ...deadline(replyBy) })
  const steps = [
    { id: 'received', isDone: true, text: t('received', { company, date: formatDay(own.submittedAt) }) },
    ...(process.isAiAllowed ? [assessment] : []),
    {
      id: 'replied',
      isDone: repliedAt !== null,
      text: repliedAt === null ? reply : t('replied', { company, date: formatDay(repliedAt) }),
    },
  ]
  return (
    <section aria-labelledby="reply-status" className="mb-5 max-w-[68ch]">
      <h2 id="reply-status" className="mb-2 text-lg font-semibold">
        {t('title')}
      </h2>
      <ol className="flex flex-col gap-2">
        {steps.map(({ id, isDone, text }) => {
          const Icon = isDone ? Check : Circle
          return (
            <li key={id} className="flex items-start gap-2 text-base">
              <Icon size={16} aria-hidden="true" className="mt-1 shrink-0 text-ink-3" />
              <span>
                <span className="sr-only">{t(isDone ? 'done' : 'open')}: </span>
                {text}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
