import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { Button } from '../../../shared/ui/button'
import { PageHeader } from '../../../shared/ui/company-shell'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'
import { Pager } from '../../../shared/ui/pager'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { LoadError } from '../parts/load-error'
import { PastEnd } from '../parts/past-end'
import { SearchField } from '../parts/search-field'
import { PositionsButton } from '../positions/positions-button'
import { DemoButton } from './demo-button'
import type { SetFilter } from './set-filter'
import { SetTable } from './set-table'
import { StatusFilter } from './status-filter'
import { useSets } from './use-sets'

const NEW_SET = '/company/interview-sets/new'

interface ViewProps {
  filter: SetFilter
  onFilter: (filter: SetFilter) => void
}

function NoSets({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const t = useTranslations('company.sets')
  const mayMake = useProfile()?.can['set.manage'] ?? false
  if (isFiltered)
    return (
      <EmptyState
        title={t('nothing')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        }
      >
        {t('nothingText')}
      </EmptyState>
    )
  if (!mayMake) return <EmptyState title={t('emptyReader')} />
  return (
    <EmptyState
      title={t('empty')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton href={NEW_SET} size="lg">
            {t('emptyAction')}
          </LinkButton>
          <DemoButton />
        </div>
      }
    >
      {t('emptyText')}
    </EmptyState>
  )
}

function SetList({ filter, onFilter }: ViewProps) {
  const t = useTranslations('company.sets')
  const { list, counts } = useSets(filter)
  const { status, keyword, sort } = filter
  const search = useCallback(
    (next: string) => onFilter({ status, sort, keyword: next === '' ? undefined : next }),
    [onFilter, status, sort],
  )
  const isFiltered = status !== undefined || keyword !== undefined
  const isBare = !isFiltered && list.data?.total === 0
  return (
    <div className="mx-auto flex w-full max-w-[1240px] flex-col gap-5 p-6">
      {!isBare && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <StatusFilter value={status} counts={counts} onChange={(next) => onFilter({ status: next, keyword, sort })} />
          <SearchField label={t('search')} keyword={keyword ?? ''} onKeyword={search} />
        </div>
      )}
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
      {list.data?.total === 0 && <NoSets isFiltered={isFiltered} onShowAll={() => onFilter({})} />}
      {list.data && list.data.items.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <SetTable sets={list.data.items} sort={sort} onSort={(next) => onFilter({ status, keyword, sort: next })} />
          <Pager {...list.data} onChange={(page) => onFilter({ ...filter, page })} />
        </div>
      )}
    </div>
  )
}

/** All interview sets of the organization. */
export function InterviewSetsView(props: ViewProps) {
  const t = useTranslations('company.sets')
  const mayMake = useProfile()?.can['set.manage'] ?? false
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <PositionsButton />
            {mayMake && (
              <LinkButton href={NEW_SET}>
                <Plus size={16} aria-hidden="true" />
                {t('create')}
              </LinkButton>
            )}
          </>
        }
      />
      <SetList {...props} />
    </>
  )
}
