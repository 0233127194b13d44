import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Skeleton } from '../../../../shared/ui/skeleton'

interface ListStateProps<T> {
  query: UseQueryResult<T>
  /** What could not be loaded, in words. */
  failed: string
  /** Height of the place that is kept while loading. */
  skeletonClassName?: string
  children: (data: T) => ReactNode
}

/** A part of a page that is loaded on its own: its place while it loads, what went wrong, or what came. */
export function ListState<T>({ query, failed, skeletonClassName = 'h-24', children }: ListStateProps<T>) {
  const t = useTranslations('common')
  const errorText = useErrorText()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError)
    return (
      <div role="status">
        <span className="sr-only">{t('states.loading')}</span>
        <Skeleton className={`w-full rounded-xl ${skeletonClassName}`} />
      </div>
    )
  return (
    <Banner
      tone="bad"
      title={failed}
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            void query.refetch()
          }}
        >
          <RotateCcw size={14} aria-hidden="true" />
          {t('actions.retry')}
        </Button>
      }
    >
      {errorText(query.error)}
    </Banner>
  )
}
