import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Skeleton } from '../../../../shared/ui/skeleton'
import type { auditLogQuery } from './audit-log-query'
import { EventRow } from './event-row'

function NoEvents({ isOfViews, onShowAll }: Pick<EventListProps, 'isOfViews' | 'onShowAll'>) {
  const t = useTranslations('auditLog')
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <h3 className="text-lg font-semibold">{isOfViews ? t('unviewedTitle') : t('noneTitle')}</h3>
      <p className="text-ink-2">{isOfViews ? t('unviewed') : t('none')}</p>
      {onShowAll !== null && (
        <Button variant="secondary" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      )}
    </div>
  )
}

function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('auditLog')
  const common = useTranslations('common')
  const errorText = useErrorText()
  return (
    <Banner
      tone="bad"
      title={t('loadFailed')}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          <RotateCcw size={14} aria-hidden="true" />
          {common('actions.retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Banner>
  )
}

interface EventListProps {
  options: ReturnType<typeof auditLogQuery>
  /** Every view of one submission is asked for. */
  isOfViews: boolean
  /** Null: all events are shown already, or offered elsewhere. */
  onShowAll: (() => void) | null
}

/** The events that were loaded so far, and the way to older ones. */
export function EventList({ options, isOfViews, onShowAll }: EventListProps) {
  const t = useTranslations('auditLog')
  const common = useTranslations('common')
  const log = useInfiniteQuery(options)
  const events = log.isSuccess || log.isFetchNextPageError ? log.data.pages.flatMap(({ items }) => items) : undefined
  const retry = () => {
    void (events === undefined ? log.refetch() : log.fetchNextPage())
  }
  if (log.isError) return <LoadFailed error={log.error} onRetry={retry} />
  if (events === undefined)
    return (
      <div role="status">
        <span className="sr-only">{common('states.loading')}</span>
        <Skeleton className="h-64 w-full rounded-xl" />
      </div>
    )
  if (events.length === 0) return <NoEvents isOfViews={isOfViews} onShowAll={onShowAll} />
  return (
    <>
      <ul aria-label={t('list')} className="divide-y divide-line">
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {log.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-5"
          isBusy={log.isFetchingNextPage}
          onClick={() => {
            void log.fetchNextPage()
          }}
        >
          {t('older')}
        </Button>
      )}
    </>
  )
}
