import type { Notice, NoticeKind } from '@candor/contract'
import { clsx } from 'clsx'
import {
  Accessibility,
  AlarmClockOff,
  AtSign,
  CalendarClock,
  CalendarX2,
  Check,
  Hourglass,
  type LucideIcon,
  MailX,
  Scale,
  TriangleAlert,
  UserRoundCheck,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { useDeadline } from '../../../shared/use-deadline'
import { RelativeTime } from '../parts/relative-time'

const icons: Readonly<Record<NoticeKind, LucideIcon>> = {
  new_submission: UserRoundCheck,
  mention: AtSign,
  reply_due: CalendarClock,
  reply_overdue: CalendarX2,
  mail_refused: MailX,
  request: Scale,
  request_due: Hourglass,
  request_overdue: AlarmClockOff,
  accommodation: Accessibility,
  accommodation_due: Hourglass,
  accommodation_overdue: AlarmClockOff,
  assessment_failed: TriangleAlert,
}

/** They lead to the list of adjustments: a submission has nothing of them. */
const ofAdjustments: ReadonlySet<NoticeKind> = new Set(['accommodation', 'accommodation_due', 'accommodation_overdue'])

/** Where a notice leads; null: a person who is only invited, and in no project. */
const getHref = ({ kind, submissionId, projectId }: Notice): string | null => {
  if (ofAdjustments.has(kind)) return '/company/requests?tab=adjustments'
  if (submissionId !== null) return `/company/submission-details?id=${submissionId}`
  return projectId === null ? null : `/company/projects/${projectId}`
}

/** What a notice says, in one sentence. */
function useNoticeText(): (notice: Notice) => string {
  const t = useTranslations('notices')
  const deadline = useDeadline({ dateStyle: 'medium' })
  return ({ kind, candidateName, authorName, replyBy }) =>
    t(`kinds.${kind}`, {
      name: candidateName,
      author: authorName ?? t('formerMember'),
      ...(replyBy === null ? { due: '', dueTime: '' } : deadline(replyBy)),
    })
}

function NewMark() {
  const t = useTranslations('notices')
  return (
    <span className="mr-2 inline-block rounded-md border border-brand px-1.5 text-xs font-semibold text-ink">
      {t('new')}
    </span>
  )
}

interface NoticeRowProps {
  notice: Notice
  onRead: (id: string) => void
}

/** One notice. What was not read has the word for it and a heavier text. Opening it marks it as read. */
export function NoticeRow({ notice, onRead }: NoticeRowProps) {
  const t = useTranslations('notices')
  const text = useNoticeText()(notice)
  const { id, kind, isRead, positionName, createdAt, replyBy } = notice
  const href = getHref(notice)
  const Icon = icons[kind]
  const textClassName = clsx('break-words text-base', isRead ? 'text-ink-2' : 'font-semibold')
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Icon size={18} aria-hidden="true" className="mt-1 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p>
          {!isRead && <NewMark />}
          {href === null ? (
            <span className={textClassName}>{text}</span>
          ) : (
            <a
              href={href}
              onClick={() => {
                if (!isRead) onRead(id)
              }}
              className={clsx(textClassName, 'rounded-sm hover:underline')}
            >
              {text}
            </a>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <bdi className="min-w-0 truncate">{positionName}</bdi>
          {replyBy === null && <RelativeTime instant={createdAt} />}
        </p>
      </div>
      {!isRead && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('markReadName', { text })}
          title={t('markRead')}
          onClick={() => onRead(id)}
        >
          <Check size={16} aria-hidden="true" />
        </Button>
      )}
    </li>
  )
}
