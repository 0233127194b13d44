import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { AdjustmentRow } from './adjustment-row'
import { PagedList, type PageProps } from './paged-list'

/** Adjustments that candidates ask for: the open ones first, by date. */
export function AdjustmentList({ page, onPage }: PageProps) {
  const t = useTranslations('accommodation.company')
  const list = useQuery(
    query.interview.accommodation.list.queryOptions({ input: { page }, placeholderData: keepPreviousData }),
  )
  return (
    <>
      <p className="mb-4 max-w-[68ch] text-base text-ink-2">{t('lead')}</p>
      <PagedList
        list={list}
        onPage={onPage}
        texts={{ label: t('list'), loadFailed: t('loadFailed'), empty: t('empty'), emptyText: t('emptyText') }}
      >
        {(request) => <AdjustmentRow key={request.id} request={request} />}
      </PagedList>
    </>
  )
}
