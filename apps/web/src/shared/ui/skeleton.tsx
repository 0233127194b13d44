import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'

/** A grey place for something that is coming; sized by `className`. */
export function Skeleton({ className, isRound = false }: { className?: string; isRound?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block animate-shimmer bg-[linear-gradient(100deg,var(--sunken)_40%,var(--line)_50%,var(--sunken)_60%)] bg-[length:200%_100%]',
        isRound ? 'rounded-full' : 'rounded-lg',
        className,
      )}
    />
  )
}

const rowKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Lines of a list that is loading; says so to a screen reader. At most 8 rows. */
export function SkeletonList({ rows = 4 }: { rows?: number }) {
  const t = useTranslations('common.states')
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t('loading')}</span>
      {rowKeys.slice(0, rows).map((key) => (
        <div key={key} className="flex items-center gap-4 rounded-xl border border-line bg-card p-4">
          <Skeleton isRound className="size-10" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** A whole page that is loading: title, lead, one wide card. */
export function SkeletonPage() {
  const t = useTranslations('common.states')
  return (
    <div role="status" className="mx-auto flex w-full max-w-[1120px] flex-col gap-6 px-4 py-10 md:px-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-9 w-2/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
