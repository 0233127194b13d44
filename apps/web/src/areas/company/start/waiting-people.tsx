import type { WaitingApplicant } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../../shared/ui/avatar'
import { QueryState } from '../../../shared/ui/query-state'
import { MailRefused } from '../parts/mail-refused'
import type { MoveOutcome } from '../parts/move-outcome'
import { ReplyDate } from '../parts/reply-date'
import { useStages } from '../parts/use-stages'
import { MoveButton } from './move-button'
import { RepliedButton } from './replied-button'
import { StartSection } from './start-section'
import { useWaiting } from './use-waiting'

const headingId = 'start-waiting'

interface WaitingPeopleProps {
  /** The mail that a move ordered. */
  onMail: (mail: MoveOutcome) => void
}

function WaitingPerson({ person, onMail }: WaitingPeopleProps & { person: WaitingApplicant }) {
  const stage = useStages()?.find(({ id }) => id === person.stageId)?.name
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm">
      <Avatar name={person.name} size={32} />
      <div className="min-w-40 flex-1">
        <a
          href={`/company/submission-details?id=${person.submissionId}`}
          title={person.name}
          className="block truncate rounded-sm font-medium hover:underline"
        >
          {person.name}
        </a>
        {person.mailRefusedAt !== null && <MailRefused instant={person.mailRefusedAt} />}
        <p className="truncate text-ink-3">{[person.positionName, stage].filter(Boolean).join(' · ')}</p>
      </div>
      <ReplyDate instant={person.replyBy} />
      <MoveButton person={person} onMail={onMail} />
      <RepliedButton person={person} onDone={() => document.getElementById(headingId)?.focus()} />
    </li>
  )
}

const due = ['overdue', 'today', 'later'] as const

/** People who were promised a reply that was not given yet, the earliest date first. */
export function WaitingPeople({ onMail }: WaitingPeopleProps) {
  const t = useTranslations('start.waiting')
  const found = useWaiting()
  const counts = due.map((id) => ({ id, count: found.data?.[id] ?? 0 })).filter(({ count }) => count > 0)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <StartSection
      id={headingId}
      title={t('title')}
      count={found.data && total}
      countText={t('people', { count: total })}
      lead={
        total > 0 && (
          <p className="tnum text-sm text-ink-2">
            {counts.map(({ id, count }) => t(`counts.${id}`, { count })).join(' · ')}
          </p>
        )
      }
      all={total > 0 ? { href: '/company/all-submissions?waiting=1&sort=replyBy', label: t('all') } : undefined}
    >
      <QueryState query={found} failed={t('failed')} skeletonClassName="h-64">
        {({ items }) =>
          items.length === 0 ? (
            <p className="px-5 py-6 text-sm text-ink-2">{t('none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map((person) => (
                <WaitingPerson key={person.id} person={person} onMail={onMail} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </StartSection>
  )
}
