import type { SubmissionSummary } from '@candor/contract'
import { useRouter } from '@tanstack/react-router'
import { Video, VideoOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../../shared/ui/avatar'
import { type Column, Table } from '../../../shared/ui/table'
import { RelativeTime } from '../parts/relative-time'
import { useStages } from '../parts/use-stages'
import { usePrefetchSubmission } from './use-prefetch-submission'

function CandidateCell({ submission, href }: { submission: SubmissionSummary; href: string }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={submission.candidateName} size={36} />
      <div className="min-w-0">
        <a
          href={href}
          data-testid="submission-link"
          className="block max-w-[26ch] truncate rounded-sm text-base font-medium hover:underline"
        >
          {submission.candidateName}
        </a>
        <span className="block max-w-[30ch] truncate text-ink-3">{submission.email}</span>
      </div>
    </div>
  )
}

function StateCell({ submission }: { submission: SubmissionSummary }) {
  const t = useTranslations('company.submissions')
  const states = useTranslations('assessment.states')
  const Icon = submission.hasVideo ? Video : VideoOff
  return (
    <span className="flex items-center gap-2">
      <span role="img" aria-label={t(submission.hasVideo ? 'video' : 'noVideo')} className="text-ink-3">
        <Icon size={15} aria-hidden="true" />
      </span>
      {states(submission.assessmentState)}
    </span>
  )
}

/** The overall level and the points covered. Every candidate gets the same hue: words and a bar show the level, never a color. */
function LevelCell({ submission }: { submission: SubmissionSummary }) {
  const t = useTranslations('company.submissions')
  const { overallLevel: level, pointsPercent } = submission
  if (level === null && pointsPercent === null) return <span className="text-ink-3">{t('noLevel')}</span>
  return (
    <span className="flex items-center justify-end gap-3">
      {level !== null && (
        <span aria-hidden="true" className="h-1.5 w-16 overflow-hidden rounded-full bg-sunken">
          <span className="block h-full rounded-full bg-brand" style={{ width: `${((level - 1) / 4) * 100}%` }} />
        </span>
      )}
      <span>
        <span className="block font-medium whitespace-nowrap">
          {level === null ? t('noOverall') : t('level', { level })}
        </span>
        {pointsPercent !== null && (
          <span className="block text-xs whitespace-nowrap text-ink-3">{t('points', { percent: pointsPercent })}</span>
        )}
      </span>
    </span>
  )
}

function useColumns(getHref: (submission: SubmissionSummary) => string): Column<SubmissionSummary>[] {
  const stages = useStages()
  const t = useTranslations('company.submissions.columns')
  const languages = useTranslations('company.languages')
  return [
    {
      id: 'candidate',
      header: t('candidate'),
      cell: (item) => <CandidateCell submission={item} href={getHref(item)} />,
    },
    {
      id: 'set',
      header: t('set'),
      cell: (item) => <span className="block max-w-[26ch] truncate">{item.setName}</span>,
    },
    {
      id: 'submitted',
      header: t('submitted'),
      cell: (item) => <RelativeTime instant={item.submittedAt} />,
      className: 'text-ink-2',
    },
    {
      id: 'language',
      header: t('language'),
      cell: (item) => languages(item.language),
      className: 'text-ink-2 whitespace-nowrap',
    },
    ...(stages === null
      ? []
      : [
          {
            id: 'stage',
            header: t('stage'),
            cell: (item: SubmissionSummary) => stages.find(({ id }) => id === item.stageId)?.name,
            className: 'whitespace-nowrap',
          },
        ]),
    { id: 'assessment', header: t('assessment'), cell: (item) => <StateCell submission={item} /> },
    { id: 'level', header: t('level'), align: 'end', cell: (item) => <LevelCell submission={item} /> },
  ]
}

export function SubmissionTable({
  submissions,
  setId,
}: {
  submissions: readonly SubmissionSummary[]
  setId: string | undefined
}) {
  const t = useTranslations('company.submissions')
  const router = useRouter()
  const prefetch = usePrefetchSubmission(setId)
  const getHref = (submission: SubmissionSummary) =>
    `/company/submission-details?id=${submission.id}${setId ? `&set_id=${setId}` : ''}`
  const columns = useColumns(getHref)
  return (
    <Table
      caption={t('caption')}
      columns={columns}
      rows={submissions}
      rowKey={(submission) => submission.id}
      onOpen={(submission) => router.history.push(getHref(submission))}
      onIntent={({ id }) => prefetch(id)}
    />
  )
}
