import { useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'
import { Skeleton } from '../../../shared/ui/skeleton'
import { Spinner } from '../../../shared/ui/spinner'

const rows = ['a', 'b', 'c', 'd']

/** The draft is being written: the shape of what is coming. */
export function DraftSkeleton() {
  const t = useTranslations('company.generate')
  return (
    <Card padding="lg">
      <div role="status" className="flex items-center gap-3">
        <Spinner />
        <div>
          <p className="text-lg font-semibold">{t('generating')}</p>
          <p className="text-sm text-ink-2">{t('generatingText')}</p>
        </div>
      </div>
      <div className="mt-6 flex flex-col gap-3">
        {rows.map((row) => (
          <div key={row} className="flex items-center gap-4 rounded-xl border border-line p-4">
            <Skeleton isRound className="size-7" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          </div>
        ))}
      </div>
    </Card>
  )
}
