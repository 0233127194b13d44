import type { SubmissionListItem } from '@candor/contract'
import { clsx } from 'clsx'
import { Video, VideoOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LevelScale } from '../../../features/results/level-scale'
import { useKnownText } from '../../../features/results/use-known-text'
import { Avatar } from '../../../shared/ui/avatar'
import { useFormattedLevel } from '../../../shared/ui/level-steps'
import { DecisionMark } from '../parts/decision-mark'
import { rememberOpened } from './list-memory'

interface CellProps {
  submission: SubmissionListItem
}

/** What the member has not opened has a dot and a heavier name, and a word for screen readers. */
export function CandidateCell({ submission, href }: CellProps & { href: string }) {
  const t = useTranslations('submissionList')
  const { id, candidateName, isUnseen } = submission
  const markId = `new-${id}`
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <span className="grid size-2 shrink-0 place-items-center">
        {isUnseen && (
          <span id={markId} title={t('new')} className="block size-2 rounded-full bg-brand">
            <span className="sr-only">{t('new')}</span>
          </span>
        )}
      </span>
      <span className="shrink-0 max-sm:hidden">
        <Avatar name={candidateName} size={32} />
      </span>
      <a
        href={href}
        title={candidateName}
        aria-describedby={isUnseen ? markId : undefined}
        data-testid="submission-link"
        onClick={() => rememberOpened(id)}
        className={clsx(
          'block max-w-[18ch] truncate rounded-sm text-base hover:underline max-2xl:max-w-[15ch] max-sm:max-w-[14ch]',
          isUnseen ? 'font-semibold' : 'font-normal',
        )}
      >
        {candidateName}
      </a>
    </div>
  )
}

export function StateCell({ submission }: CellProps) {
  const t = useTranslations('company.submissions')
  const states = useTranslations('assessment.states')
  const Icon = submission.hasVideo ? Video : VideoOff
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <span role="img" aria-label={t(submission.hasVideo ? 'video' : 'noVideo')} className="text-ink-3">
        <Icon size={15} aria-hidden="true" />
      </span>
      {states(submission.assessmentState)}
    </span>
  )
}

/** The overall level; else what is known, or why nothing is. A figure and its scale show it, never a color. */
export function LevelCell({ submission }: CellProps) {
  const states = useTranslations('assessment.states')
  const knownText = useKnownText()
  const { overallLevel: level, known, assessmentState } = submission
  if (level !== null) return <LevelScale level={level} />
  const text = known === null ? states(assessmentState) : knownText(known)
  return (
    <span className="block max-w-[28ch] truncate text-ink-3" title={text}>
      {text}
    </span>
  )
}

/** A dash for the eye, a word for a screen reader: nothing is not zero. */
function NoValue() {
  const t = useTranslations('submissionList')
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('noValue')}</span>
    </span>
  )
}

export function GroupCell({ level }: { level: number | null }) {
  const formatLevel = useFormattedLevel()
  return level === null ? <NoValue /> : formatLevel(level)
}

interface ShareProps {
  share: { readonly count: number; readonly total: number } | null
  /** The same in a sentence, on hover. */
  text: 'mustHavesNamed' | 'questionsAnswered'
}

export function DecisionCell({ submission }: CellProps) {
  const { ownDecision } = submission
  return ownDecision === null ? <NoValue /> : <DecisionMark decision={ownDecision} />
}

export function PointsCell({ submission }: CellProps) {
  const t = useTranslations('submissionList')
  const { pointsPercent: percent } = submission
  return percent === null ? <NoValue /> : t('percent', { percent })
}

/** "3 of 5". */
export function ShareCell({ share, text }: ShareProps) {
  const t = useTranslations('submissionList')
  if (share === null) return <NoValue />
  return (
    <span className="whitespace-nowrap" title={t(text, share)}>
      {t('share', share)}
    </span>
  )
}
