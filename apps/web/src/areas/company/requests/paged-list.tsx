import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../../shared/ui/card'
import { EmptyState } from '../../../shared/ui/empty-state'
import { Pager } from '../../../shared/ui/pager'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { LoadError } from '../parts/load-error'
import { PastEnd } from '../parts/past-end'

export interface PageProps {
  page: number
  onPage: (page: number | undefined) => void
}

interface Page<T> {
  items: T[]
  page: number
  pageSize: number
  total: number
}

interface PagedListProps<T> {
  list: UseQueryResult<Page<T>>
  onPage: PageProps['onPage']
  texts: { label: string; loadFailed: string; empty: string; emptyText: string }
  children: (item: T) => ReactNode
}

/** A page of requests: while it loads, what went wrong, that there are none, or the rows. */
export function PagedList<T>({ list, onPage, texts, children }: PagedListProps<T>) {
  const { data } = list
  if (!data && list.isError)
    return (
      <LoadError
        title={texts.loadFailed}
        error={list.error}
        onRetry={() => {
          void list.refetch()
        }}
      />
    )
  if (!data) return <SkeletonList rows={6} />
  if (data.total === 0) return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
  if (data.items.length === 0) return <PastEnd onFirst={() => onPage(undefined)} />
  return (
    <div aria-busy={list.isPlaceholderData}>
      <Card padding="none">
        <ul aria-label={texts.label} className="divide-y divide-line">
          {data.items.map(children)}
        </ul>
      </Card>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onChange={onPage} />
    </div>
  )
}
