import { type Dim, isOpenToReviewers, type ReviewerLevel, type SubmissionDetail } from '@candor/contract'
import { UserRoundPen } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useResult } from '../../../../features/results/result-view'
import { useProfile } from '../../../../shared/api/profile'
import { Button } from '../../../../shared/ui/button'
import { LevelDialog } from './level-dialog'

function Entry({ entry }: { entry: ReviewerLevel }) {
  const t = useTranslations('assessment.levels')
  return (
    <li className="text-sm" data-testid="reviewer-level">
      <p className="font-medium">
        {t('by', { name: entry.reviewerName === '' ? t('formerColleague') : entry.reviewerName, level: entry.level })}
      </p>
      <p className="break-words whitespace-pre-wrap text-ink-2">{entry.reason}</p>
    </li>
  )
}

interface ReviewerLevelsProps {
  submission: SubmissionDetail
  dim: Dim
  /** True: an older version is shown, so its levels are read-only. */
  isReadOnly: boolean
}

/** Levels that people gave next to the engine's, and the button to set one. */
export function ReviewerLevels({ submission, dim, isReadOnly }: ReviewerLevelsProps) {
  const t = useTranslations('assessment.levels')
  const { reviewer } = useResult()
  const profile = useProfile()
  const entries = reviewer.filter(({ dimId }) => dimId === dim.id)
  const own = entries.find(({ reviewerId }) => reviewerId === profile?.id) ?? null
  const canSet = submission.can.review && !isReadOnly && isOpenToReviewers(dim)
  if (entries.length === 0 && !canSet) return null
  return (
    <div className="flex flex-col items-start gap-2.5">
      {entries.length > 0 && (
        <ul aria-label={t('title')} className="flex w-full flex-col gap-2 rounded-xl bg-brand-soft px-3.5 py-3">
          {entries.map((entry) => (
            <Entry key={entry.reviewerId} entry={entry} />
          ))}
        </ul>
      )}
      {canSet && (
        <LevelDialog
          submissionId={submission.id}
          dim={dim}
          own={own}
          trigger={
            <Button variant="secondary" size="sm">
              <UserRoundPen size={14} aria-hidden="true" />
              {t(own ? 'change' : 'set')}
            </Button>
          }
        />
      )}
    </div>
  )
}
