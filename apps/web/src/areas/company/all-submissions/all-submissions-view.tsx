import type { MoveMail } from '@candor/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { Button } from '../../../shared/ui/button'
import { PageHeader } from '../../../shared/ui/company-shell'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { LoadError } from '../parts/load-error'
import { PastEnd } from '../parts/past-end'
import { QuestionReviewLink } from '../parts/question-review-link'
import { useStages } from '../parts/use-stages'
import { StagesButton } from '../stages/stages-button'
import { type SubmissionColumnId, submissionColumnIds } from './column-ids'
import { ColumnsButton } from './columns-button'
import { KeysButton } from './keys-button'
import { findSortedColumn } from './list-sorting'
import { MovedMail } from './moved-mail'
import { isFiltered, type SubmissionFilter } from './submission-filter'
import { SubmissionList } from './submission-list'
import { SubmissionToolbar } from './submission-toolbar'
import { useColumnsChoice } from './use-columns-choice'
import { useKeyChoice } from './use-key-choice'
import { useSubmissions } from './use-submissions'

interface ViewProps {
  filter: SubmissionFilter
  onFilter: (filter: SubmissionFilter) => void
}

function NoSubmissions({ hasFilter, onShowAll }: { hasFilter: boolean; onShowAll: () => void }) {
  const t = useTranslations('company.submissions')
  const action = hasFilter ? (
    <Button variant="secondary" onClick={onShowAll}>
      {t('showAll')}
    </Button>
  ) : (
    <LinkButton href="/company/interview-sets" variant="secondary">
      {t('emptyAction')}
    </LinkButton>
  )
  return (
    <EmptyState title={t(hasFilter ? 'nothing' : 'empty')} action={action}>
      {t(hasFilter ? 'nothingText' : 'emptyText')}
    </EmptyState>
  )
}

/** Everything candidates have submitted. */
export function AllSubmissionsView({ filter, onFilter }: ViewProps) {
  const t = useTranslations('company.submissions')
  const list = useSubmissions(filter)
  const hasFilter = isFiltered(filter)
  const isBare = !hasFilter && list.data?.total === 0
  const hasStages = useStages() !== null
  const choice = useColumnsChoice()
  const maySelect = useProfile()?.can['submission.review'] ?? false
  const [hasKeys, chooseKeys] = useKeyChoice()
  const [mail, setMail] = useState<MoveMail>(null)
  const sortedColumn = findSortedColumn(filter.sort)
  // Members who don't review know no stage.
  const isAvailable = (id: SubmissionColumnId): boolean => id !== 'stage' || hasStages
  const columns = submissionColumnIds.filter(
    (id) => isAvailable(id) && (choice.shown.includes(id) || id === sortedColumn),
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={list.data ? t('lead', { count: list.data.total }) : '\u00a0'}
        actions={
          <>
            <QuestionReviewLink setId={isBare ? undefined : filter.set_id} />
            <StagesButton />
          </>
        }
      />
      <div className="mx-auto flex w-full max-w-[1480px] flex-col gap-5 p-6">
        {!isBare && (
          <SubmissionToolbar filter={filter} onFilter={onFilter}>
            <ColumnsButton choice={choice} isAvailable={isAvailable} sortedColumn={sortedColumn} />
            <span className="max-sm:hidden">
              <KeysButton isOn={hasKeys} onChange={chooseKeys} maySelect={maySelect} />
            </span>
          </SubmissionToolbar>
        )}
        <MovedMail mail={mail} />
        {!list.data && !list.isError && <SkeletonList rows={6} />}
        {list.isError && (
          <LoadError
            title={t('loadFailed')}
            error={list.error}
            onRetry={() => {
              void list.refetch()
            }}
          />
        )}
        {list.data?.items.length === 0 && list.data.total > 0 && (
          <PastEnd onFirst={() => onFilter({ ...filter, page: undefined })} />
        )}
        {list.data?.total === 0 && <NoSubmissions hasFilter={hasFilter} onShowAll={() => onFilter({})} />}
        {list.data && list.data.items.length > 0 && (
          <div aria-busy={list.isPlaceholderData}>
            <SubmissionList
              list={list.data}
              filter={filter}
              onFilter={onFilter}
              columns={columns}
              hasKeys={hasKeys}
              maySelect={maySelect}
              onMail={setMail}
            />
          </div>
        )}
      </div>
    </>
  )
}
