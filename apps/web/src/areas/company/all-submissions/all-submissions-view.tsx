import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { PageHeader } from '../../../shared/ui/company-shell'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'
import { Pager } from '../../../shared/ui/pager'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { LoadError } from '../parts/load-error'
import { PastEnd } from '../parts/past-end'
import { StagesButton } from '../stages/stages-button'
import type { SubmissionFilter } from './submission-filter'
import { SubmissionTable } from './submission-table'
import { SubmissionToolbar } from './submission-toolbar'
import { useSubmissions } from './use-submissions'

interface ViewProps {
  filter: SubmissionFilter
  onFilter: (filter: SubmissionFilter) => void
}

function NoSubmissions({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const t = useTranslations('company.submissions')
  const action = isFiltered ? (
    <Button variant="secondary" onClick={onShowAll}>
      {t('showAll')}
    </Button>
  ) : (
    <LinkButton href="/company/interview-sets" variant="secondary">
      {t('emptyAction')}
    </LinkButton>
  )
  return (
    <EmptyState title={t(isFiltered ? 'nothing' : 'empty')} action={action}>
      {t(isFiltered ? 'nothingText' : 'emptyText')}
    </EmptyState>
  )
}

/** Everything candidates have submitted. */
export function AllSubmissionsView({ filter, onFilter }: ViewProps) {
  const t = useTranslations('company.submissions')
  const list = useSubmissions(filter)
  const isFiltered = [filter.set_id, filter.stage, filter.email, filter.keyword].some((value) => value !== undefined)
  const isBare = !isFiltered && list.data?.total === 0
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={list.data ? t('lead', { count: list.data.total }) : '\u00a0'}
        actions={<StagesButton />}
      />
      <div className="mx-auto flex w-full max-w-[1240px] flex-col gap-5 p-6">
        {!isBare && <SubmissionToolbar filter={filter} onFilter={onFilter} />}
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
        {list.data?.total === 0 && <NoSubmissions isFiltered={isFiltered} onShowAll={() => onFilter({})} />}
        {list.data && list.data.items.length > 0 && (
          <div aria-busy={list.isPlaceholderData}>
            <SubmissionTable submissions={list.data.items} setId={filter.set_id} />
            <Pager {...list.data} onChange={(page) => onFilter({ ...filter, page })} />
          </div>
        )}
      </div>
    </>
  )
}
