import type { Deletion } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '../../../../shared/api/client'
import { QueryState } from '../../../../shared/ui/query-state'
import { Section } from '../parts/section'
import { ReceiptRow } from './receipt-row'

const REFRESH_MS = 10_000

const isOpen = ({ state }: Deletion): boolean => state === 'scheduled' || state === 'running'

/** The receipts of deletions, with the way to undo those whose time is not over. */
export function DeletionsView() {
  const t = useTranslations('deletion.receipts')
  const list = useQuery({
    ...query.interview.deletion.list.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? REFRESH_MS : false),
  })
  return (
    <Section title={t('title')} lead={t('lead')}>
      <QueryState query={list} failed={t('loadFailed')} skeletonClassName="h-32">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-3">{t('none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map((deletion) => (
                <ReceiptRow key={deletion.id} deletion={deletion} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Section>
  )
}
