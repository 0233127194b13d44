import type { SetDetail } from '@candor/contract'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageHeader } from '../../../shared/ui/company-shell'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { useSet } from '../interview-set/use-set'
import { LoadError } from '../parts/load-error'

interface SavedSetProps {
  setId: string
  title: string
  children: (set: SetDetail) => ReactNode
}

/** A page about the set that was just saved. */
export function SavedSet({ setId, title, children }: SavedSetProps) {
  const t = useTranslations('company.set')
  const { data: set, error, isError, refetch } = useSet(setId)
  if (isError && !set) return <LoadError title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  if (!set) return <SkeletonPage />
  return (
    <>
      <PageHeader title={title} lead={set.name} />
      <div className="mx-auto flex w-full max-w-[720px] animate-rise flex-col gap-5 p-6 max-md:p-4">
        {children(set)}
      </div>
    </>
  )
}
