import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { PagedList, type PageProps } from './paged-list'
import { RequestRow } from './request-row'

/** Requests for reviews and objections: the open ones first, by date. */
export function RequestList({ page, onPage }: PageProps) {
  const t = useTranslations('requests.company')
  const list = useQuery(
    query.interview.request.list.queryOptions({ input: { page }, placeholderData: keepPreviousData }),
  )
  return (
    <PagedList
      list={list}
      onPage={onPage}
      texts={{ label: t('list'), loadFailed: t('loadFailed'), empty: t('empty'), emptyText: t('emptyText') }}
    >
      {(request) => <RequestRow key={request.id} request={request} />}
    </PagedList>
  )
}
