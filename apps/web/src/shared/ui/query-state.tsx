import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../api/use-error-text'
import { Banner } from './banner'
import { Button } from './button'
import { Skeleton } from './skeleton'

interface QueryStateProps<T> {
  query: UseQueryResult<T>
  /** What could not be loaded, in words. */
  failed: string
  /** Height of the place that is kept while loading. */
  skeletonClassName?: string
  children: (data: T) => ReactNode
}

/** A part of a page that is loaded on its own: its place while it loads, what went wrong, or what came. */
export function QueryState<T>({ query, failed, skeletonClassName = 'h-24', children }: QueryStateProps<T>) {
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
