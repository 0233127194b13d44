import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../shared/page-title'
import { Skeleton } from '../../../shared/ui/skeleton'
import type { SourceList } from '../all-submissions/source-list'
import { LoadError } from '../parts/load-error'
import { DeletedSubmission } from './deleted-submission'
import { reviewBody, reviewGrid, reviewSide, reviewTop } from './review-grid'
import type { TabId } from './review-tabs'
import { ReviewView } from './review-view'
import { useMarkViewed } from './use-mark-viewed'
import { isMissing, useRecheckAfterMissing } from './use-recheck'
import { useSubmission } from './use-submission'

interface ReviewPageProps {
  id: string
  list: SourceList
  tab: TabId
  onTab: (tab: TabId) => void
}

/** A skeleton of the page, so that the layout doesn't move after loading. */
function ReviewSkeleton() {
  const t = useTranslations('common.states')
  const review = useTranslations('company.review')
  return (
    <div role="status" className="flex h-dvh flex-col">
      <h1 className="sr-only">{review('tabs.label')}</h1>
      <span className="sr-only">{t('loading')}</span>
      <div className="flex h-[73px] items-center gap-4 border-b border-line bg-card px-6">
        <Skeleton isRound className="size-10" />
        <Skeleton className="h-6 w-64" />
      </div>
      <div className={reviewGrid}>
        <div className={reviewTop}>
          <Skeleton className="h-72 rounded-2xl" />
        </div>
        <div className={reviewSide}>
          <Skeleton className="h-[calc(clamp(180px,28dvh,300px)+110px)] shrink-0 rounded-2xl" />
          <Skeleton className="h-64 shrink-0 rounded-2xl" />
        </div>
        <div className={reviewBody}>
          <Skeleton className="h-96 rounded-2xl" />
        </div>
      </div>
    </div>
  )
}

/** Loads a submission and shows it. */
export function ReviewPage({ id, list, tab, onTab }: ReviewPageProps) {
  const t = useTranslations('company.review')
  const { data, error, isError, refetch } = useSubmission(id, list)
  usePageTitle(data?.candidateName ?? t('tabs.label'))
  useMarkViewed(data?.id)
  useRecheckAfterMissing()
  if (data && isMissing(error)) return <DeletedSubmission submission={data} />
  if (data) return <ReviewView submission={data} list={list} tab={tab} onTab={onTab} />
  if (!isError) return <ReviewSkeleton />
  return (
    <LoadError
      title={t('loadFailed')}
      error={error}
      onRetry={() => {
        void refetch()
      }}
    />
  )
}
