import type { Applicant, ApplicantSort } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { type Column, Table } from '../../../shared/ui/table'
import type { MoveOutcome } from '../parts/move-outcome'
import { RelativeTime } from '../parts/relative-time'
import { ReplyDate } from '../parts/reply-date'
import { ApplicantMenu } from './applicant-menu'
import { StageCell } from './stage-cell'

function PersonCell({ applicant }: { applicant: Applicant }) {
  const { name, email, newestSubmissionId } = applicant
  return (
    <div className="min-w-0 max-w-[26ch] max-sm:max-w-[16ch]">
      {newestSubmissionId === null ? (
        <bdi title={name} className="block truncate text-base font-medium">
          {name === '' ? email : name}
        </bdi>
      ) : (
        <a
          href={`/company/submission-details?id=${newestSubmissionId}`}
          title={name}
          className="block truncate rounded-sm text-base font-medium hover:underline"
        >
          <bdi>{name}</bdi>
        </a>
      )}
      <span className="block truncate text-ink-3" title={email}>
        {email}
      </span>
    </div>
  )
}

interface ApplicantTableProps {
  applicants: readonly Applicant[]
  sort: ApplicantSort | undefined
  onSort: (sort: ApplicantSort | undefined) => void
  onMail: (mail: MoveOutcome) => void
}

function useColumns({ sort, onSort, onMail }: ApplicantTableProps): Column<Applicant>[] {
  const t = useTranslations('applicants')
  const isOldest = sort === 'oldest'
  const isByName = sort === 'name'
  return [
    {
      id: 'person',
      header: t('columns.person'),
      isSticky: true,
      sorting: {
        direction: isByName ? 'ascending' : 'none',
        onPress: () => onSort(isByName ? undefined : 'name'),
      },
      cell: (applicant) => <PersonCell applicant={applicant} />,
    },
    {
      id: 'position',
      header: t('columns.position'),
      cell: ({ positionName }) => (
        <bdi title={positionName} className="block max-w-[24ch] truncate">
          {positionName}
        </bdi>
      ),
    },
    {
      id: 'stage',
      header: t('columns.stage'),
      cell: (applicant) => <StageCell applicant={applicant} onMail={onMail} />,
    },
    {
      id: 'interview',
      header: t('columns.interview'),
      cell: ({ interview }) => <span className="block w-max max-w-[32ch]">{t(`states.${interview}`)}</span>,
    },
    {
      id: 'rating',
      header: t('columns.rating'),
      cell: ({ rating }) =>
        rating === null ? <span className="text-ink-3">{t('notRated')}</span> : t('rating', { rating }),
      className: 'tnum whitespace-nowrap',
    },
    {
      id: 'reply',
      header: t('columns.reply'),
      cell: ({ replyBy }) => replyBy !== null && <ReplyDate instant={replyBy} />,
      className: 'whitespace-nowrap',
    },
    {
      id: 'entered',
      header: t('columns.entered'),
      sorting: {
        direction: isByName ? 'none' : isOldest ? 'ascending' : 'descending',
        onPress: () => onSort(isByName || isOldest ? undefined : 'oldest'),
      },
      cell: ({ createdAt }) => <RelativeTime instant={createdAt} />,
      className: 'text-ink-2',
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (applicant) => <ApplicantMenu applicant={applicant} />,
    },
  ]
}

/** One page of applicants. */
export function ApplicantTable(props: ApplicantTableProps) {
  const t = useTranslations('applicants')
  return (
    <Table caption={t('caption')} columns={useColumns(props)} rows={props.applicants} rowKey={({ id }) => id} isDense />
  )
}
