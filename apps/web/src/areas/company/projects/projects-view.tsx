import { projectStates } from '@candor/contract'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { PageHeader } from '../../../shared/ui/company-shell'
import { EmptyState } from '../../../shared/ui/empty-state'
import { Pager } from '../../../shared/ui/pager'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { ToggleGroup } from '../../../shared/ui/toggle-group'
import { LoadError } from '../parts/load-error'
import { PastEnd } from '../parts/past-end'
import { SearchField } from '../parts/search-field'
import { NewProjectButton } from './new-project-button'
import { ProjectTable } from './project-table'
import { type ProjectFilter, useProjects } from './use-projects'

interface ViewProps {
  filter: ProjectFilter
  onFilter: (filter: ProjectFilter) => void
}

function NoProjects({ filter, onFilter }: ViewProps) {
  const t = useTranslations('projects')
  if (filter.keyword !== undefined)
    return (
      <EmptyState
        title={t('nothing')}
        action={
          <Button variant="secondary" onClick={() => onFilter({ state: filter.state })}>
            {t('showAll')}
          </Button>
        }
      >
        {t('nothingText')}
      </EmptyState>
    )
  if (filter.state === 'archived') return <EmptyState title={t('emptyArchived')} />
  return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
}

function Toolbar({ filter, onFilter }: ViewProps) {
  const t = useTranslations('projects')
  const { state, keyword } = filter
  const search = useCallback(
    (next: string) => onFilter({ state, keyword: next === '' ? undefined : next }),
    [onFilter, state],
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ToggleGroup
        label={t('state')}
        value={state ?? 'active'}
        options={projectStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(next) => onFilter({ state: next === 'active' ? undefined : next, keyword })}
      />
      <SearchField label={t('search')} keyword={keyword ?? ''} onKeyword={search} />
    </div>
  )
}

/** The organization's projects. */
export function ProjectsView({ filter, onFilter }: ViewProps) {
  const t = useTranslations('projects')
  const list = useProjects(filter)
  const { data } = list
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={<NewProjectButton />} />
      <div className="mx-auto flex w-full max-w-[1240px] flex-col gap-5 p-6">
        <Toolbar filter={filter} onFilter={onFilter} />
        {!data && !list.isError && <SkeletonList rows={6} />}
        {list.isError && (
          <LoadError
            title={t('loadFailed')}
            error={list.error}
            onRetry={() => {
              void list.refetch()
            }}
          />
        )}
        {data?.items.length === 0 && data.total > 0 && (
          <PastEnd onFirst={() => onFilter({ ...filter, page: undefined })} />
        )}
        {data?.total === 0 && <NoProjects filter={filter} onFilter={onFilter} />}
        {data && data.items.length > 0 && (
          <div aria-busy={list.isPlaceholderData}>
            <ProjectTable projects={data.items} />
            <Pager {...data} onChange={(page) => onFilter({ ...filter, page })} />
          </div>
        )}
      </div>
    </>
  )
}
