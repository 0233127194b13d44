import { clsx } from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { PageHeader } from '../../../shared/ui/company-shell'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { DeletionNoticeSpace } from '../deletions/deletion-notice-place'
import { LoadError } from '../parts/load-error'
import type { MoveOutcome } from '../parts/move-outcome'
import { MovedMail } from '../parts/moved-mail'
import { NothingListed } from '../parts/nothing-listed'
import { PastEnd } from '../parts/past-end'
import { QuestionReviewLink } from '../parts/question-review-link'
import { useStages } from '../parts/use-stages'
import { StagesButton } from '../stages/stages-button'
import { ExportButton } from './bulk/export-button'
import { type SubmissionColumnId, submissionColumnIds } from './column-ids'
import { ColumnsButton } from './columns-button'
import { KeysButton } from './keys-button'
import { findSortedColumn } from './list-sorting'
import { isFiltered, type SubmissionFilter } from './submission-filter'
import { toInput } from './submission-input'
import { SubmissionList, type SubmissionListProps } from './submission-list'
import { SubmissionToolbar } from './submission-toolbar'
import { useColumnsChoice } from './use-columns-choice'
import { type ShownSubmissions, useShownSubmissions } from './use-submissions'
import { ViewToggle } from './view-toggle'
import { WithoutSubmission } from './without-submission'

const SubmissionBoard = lazy(async () => {
  const [file] = await Promise.all([import('./board/submission-board'), ensureAreas('board')])
  return { default: file.SubmissionBoard }
})

interface ViewProps {
  filter: SubmissionFilter
  onFilter: (filter: SubmissionFilter) => void
}

/** A page of rows, or the way back from a page after the last one. */
function TablePart(props: SubmissionListProps) {
  const { list, filter, onFilter } = props
  if (list.items.length === 0) return <PastEnd onFirst={() => onFilter({ ...filter, page: undefined })} />
  return <SubmissionList {...props} />
}

/** Which columns the table has. */
function useShownColumns(filter: SubmissionFilter) {
  const hasStages = useStages() !== null
  const choice = useColumnsChoice()
  const sortedColumn = findSortedColumn(filter.sort)
  // Members who don't review know no stage, and decide nothing. The date of a reply is shown by itself where all who are listed wait for one.
  const isAvailable = (id: SubmissionColumnId): boolean =>
    id !== 'replyBy' && ((id !== 'stage' && id !== 'decision') || hasStages)
  const isShown = (id: SubmissionColumnId): boolean =>
    id === 'replyBy' ? filter.waiting === true : isAvailable(id) && (choice.shown.includes(id) || id === sortedColumn)
  const columns = submissionColumnIds.filter(isShown)
  return { columns, button: <ColumnsButton choice={choice} isAvailable={isAvailable} sortedColumn={sortedColumn} /> }
}

interface ShownProps extends ViewProps {
  shown: ShownSubmissions
  columns: readonly SubmissionColumnId[]
  maySelect: boolean
  onMail: (mail: MoveOutcome) => void
}

function Shown({ shown, ...props }: ShownProps) {
  const t = useTranslations('company.submissions')
  const { filter, onFilter, onMail } = props
  const failure = shown.query.isError && (
    <LoadError
      title={t('loadFailed')}
      error={shown.query.error}
      onRetry={() => {
        void shown.query.refetch()
      }}
    />
  )
  if (shown.total === undefined) return failure || <SkeletonList rows={6} />
  if (shown.total === 0)
    return <NothingListed t={t} hasFilter={isFiltered(filter)} onShowAll={() => onFilter({ table: filter.table })} />
  return (
    <div aria-busy={shown.query.isPlaceholderData} className="flex flex-col gap-5">
      {failure}
      {shown.board && (
        <Suspense fallback={<SkeletonList rows={6} />}>
          <div>
            <SubmissionBoard {...shown.board} filter={filter} onFilter={onFilter} onMail={onMail} />
          </div>
        </Suspense>
      )}
      {shown.list && (
        <div>
          <TablePart {...props} list={shown.list} />
        </div>
      )}
    </div>
  )
}

/** How many submissions the filter finds. A person who waits may have several. */
function useLead(filter: SubmissionFilter, total: number | undefined): string {
  const t = useTranslations('company.submissions')
  const words = useTranslations('submissionList')
  if (total === undefined) return '\u00a0'
  return filter.waiting === true ? words('waitingLead', { count: total }) : t('lead', { count: total })
}

/** Everything candidates have submitted: a table, or a board by stage for those who review. */
export function AllSubmissionsView({ filter, onFilter }: ViewProps) {
  const t = useTranslations('company.submissions')
  const isReviewer = useProfile()?.can['submission.review'] ?? false
  const isBoard = isReviewer && filter.table === 'board'
  const shown = useShownSubmissions(filter, isBoard)
  const { columns, button } = useShownColumns(filter)
  const [mail, setMail] = useState<MoveOutcome>(null)
  const lead = useLead(filter, shown.total)
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={lead}
        actions={
          <>
            <QuestionReviewLink setId={isReviewer && shown.total !== 0 ? filter.set_id : undefined} />
            {shown.total ? <ExportButton order={{ filter: toInput(filter) }} count={shown.total} /> : null}
            <StagesButton />
          </>
        }
      />
      <div className={clsx('mx-auto flex w-full flex-col gap-5 p-6', !isBoard && 'max-w-[1480px]')}>
        {(isFiltered(filter) || shown.total !== 0) && (
          <SubmissionToolbar filter={filter} onFilter={onFilter}>
            {!isBoard && (
              <>
                {button}
                <span className="max-sm:hidden">
                  <KeysButton maySelect={isReviewer} />
                </span>
              </>
            )}
            {isReviewer && <ViewToggle filter={filter} onFilter={onFilter} />}
          </SubmissionToolbar>
        )}
        <WithoutSubmission filter={filter} />
        <MovedMail mail={mail} onDismiss={() => setMail(null)} />
        <Shown
          shown={shown}
          filter={filter}
          onFilter={onFilter}
          columns={columns}
          maySelect={isReviewer}
          onMail={setMail}
        />
        <DeletionNoticeSpace />
      </div>
    </>
  )
}
