import type { CompanyRequest } from '@candor/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { nowMs } from '../../../shared/clock'
import { Card } from '../../../shared/ui/card'
import { PageHeader } from '../../../shared/ui/company-shell'
import { EmptyState } from '../../../shared/ui/empty-state'
import { Pager } from '../../../shared/ui/pager'
import { Pill } from '../../../shared/ui/pill'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { useDeadline } from '../../../shared/use-deadline'
import { LoadError } from '../parts/load-error'
import { PastEnd } from '../parts/past-end'

interface RequestsViewProps {
  page: number
  onPage: (page: number | undefined) => void
}

/** What candidates ask of the company: the open requests first, by date. */
export function RequestsView({ page, onPage }: RequestsViewProps) {
  const t = useTranslations('requests.company')
  const list = useQuery(
    query.interview.request.list.queryOptions({ input: { page }, placeholderData: keepPreviousData }),
  )
  const { data } = list
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="mx-auto flex w-full max-w-[860px] flex-col gap-5 p-6 max-sm:p-3">
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
        {data?.items.length === 0 && data.total > 0 && <PastEnd onFirst={() => onPage(undefined)} />}
        {data?.total === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        {data && data.items.length > 0 && (
          <div aria-busy={list.isPlaceholderData}>
            <Card padding="none">
              <ul aria-label={t('list')} className="divide-y divide-line">
                {data.items.map((request) => (
                  <Row key={request.id} request={request} />
                ))}
              </ul>
            </Card>
            <Pager {...data} onChange={onPage} />
          </div>
        )}
      </div>
    </>
  )
}

function Row({ request }: { request: CompanyRequest }) {
  const t = useTranslations('requests.company')
  const { submissionId, candidateName, positionName, kind, text, language } = request
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <a
          href={`/company/submission-details?id=${submissionId}`}
          className="rounded-sm text-base font-semibold break-words hover:underline"
        >
          {t(`items.${kind}`, { name: candidateName })}
        </a>
        <p className="truncate text-sm text-ink-3">{positionName}</p>
        <p lang={language} className="mt-1 line-clamp-2 text-sm break-words text-ink-2">
          {text}
        </p>
      </div>
      <RequestState request={request} />
    </li>
  )
}

/** By when a request has to be answered, or when it was. */
export function RequestState({ request: { dueAt, answer } }: { request: CompanyRequest }) {
  const t = useTranslations('requests.company')
  const format = useFormatter()
  const deadline = useDeadline({ dateStyle: 'medium' })
  if (answer !== null) {
    const date = format.dateTime(new Date(answer.answeredAt), { dateStyle: 'medium' })
    return <Pill tone="ok">{t('answered', { date })}</Pill>
  }
  const isOverdue = new Date(dueAt).getTime() < nowMs()
  return <Pill tone={isOverdue ? 'bad' : 'warn'}>{t(isOverdue ? 'overdue' : 'due', deadline(dueAt))}</Pill>
}
