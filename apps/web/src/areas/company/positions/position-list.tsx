import type { Position } from '@candor/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { useProfile } from '../../../shared/api/profile'
import { Button } from '../../../shared/ui/button'
import { EmptyState } from '../../../shared/ui/empty-state'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { statusNames } from '../parts/enum-names'
import { LoadError } from '../parts/load-error'
import { SearchField } from '../parts/search-field'
import { SetStatus } from '../parts/set-status'
import { useFunctions } from './use-functions'

const statusOrder = [1, 0, 4, 2, 3] as const

/** How many positions there are, in all and by status. */
function Counter() {
  const t = useTranslations('positions')
  const names = useTranslations('company.status')
  const counts = useQuery(query.company.position.count.queryOptions()).data
  if (!counts) return null
  const parts = statusOrder
    .map((id) => ({ status: names(statusNames[id]), count: counts.byStatus[`${id}`] ?? 0 }))
    .filter(({ count }) => count > 0)
  return (
    <p data-testid="position-counter" className="text-sm text-ink-2">
      {[t('counter', { count: counts.total }), ...parts.map((part) => t('statusCount', part))].join(' · ')}
    </p>
  )
}

interface RowProps {
  position: Position
  mayManage: boolean
  onEdit: (position: Position) => void
}

function PositionRow({ position, mayManage, onEdit }: RowProps) {
  const t = useTranslations('positions')
  const locale = useLocale()
  const { name, functionId, status, setCount } = position
  const found = useFunctions().data?.items.find(({ id }) => id === functionId)
  return (
    <li data-testid="position" data-position={position.id} className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate text-base font-medium">{name}</p>
        <p className="text-sm text-ink-3">
          {found && `${found.name[locale]} · `}
          {t('sets', { count: setCount })}
        </p>
      </div>
      <SetStatus value={status} />
      {mayManage && (
        <Button variant="ghost" size="icon" aria-label={t('edit', { name })} onClick={() => onEdit(position)}>
          <Pencil size={16} aria-hidden="true" />
        </Button>
      )}
    </li>
  )
}

interface FoundProps {
  items: readonly Position[]
  total: number
  mayManage: boolean
  onEdit: (position: Position) => void
}

function Found({ items, total, mayManage, onEdit }: FoundProps) {
  const t = useTranslations('positions')
  return (
    <>
      {/* Without the right to edit, a row has no button that the keyboard could scroll to. */}
      <section
        aria-label={t('list')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
        tabIndex={0}
        className="max-h-[min(400px,45dvh)] overflow-y-auto rounded-lg"
      >
        <ul className="divide-y divide-line pr-1">
          {items.map((position) => (
            <PositionRow key={position.id} position={position} mayManage={mayManage} onEdit={onEdit} />
          ))}
        </ul>
      </section>
      {total > items.length && <p className="text-sm text-ink-2">{t('shown', { shown: items.length, total })}</p>}
    </>
  )
}

function NoPositions({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('positions')
  if (isFiltered) return <p className="py-6 text-center text-base text-ink-2">{t('nothing')}</p>
  return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
}

interface PositionListProps {
  keyword: string
  /** A position's id, or 'new': its button gets the focus. */
  focusOn: string | null
  onKeyword: (keyword: string) => void
  onEdit: (position: Position) => void
  onCreate: () => void
}

/** The positions by name, the first 1,000 of them, or 100 for a keyword. */
export function PositionList({ keyword, focusOn, onKeyword, onEdit, onCreate }: PositionListProps) {
  const t = useTranslations('positions')
  const mayManage = useProfile()?.can['set.manage'] ?? false
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = focusOn === 'new' ? '[data-new-position]' : `[data-position="${focusOn ?? ''}"] button`
    if (focusOn !== null) box.current?.querySelector<HTMLElement>(place)?.focus()
  }, [focusOn])
  const list = useQuery(
    query.company.position.list.queryOptions({
      input: keyword === '' ? {} : { keyword },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <div ref={box} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchField label={t('search')} keyword={keyword} onKeyword={onKeyword} />
        {mayManage && (
          <Button data-new-position="" onClick={onCreate}>
            <Plus size={16} aria-hidden="true" />
            {t('create')}
          </Button>
        )}
      </div>
      <Counter />
      {!list.data && !list.isError && <SkeletonList rows={4} />}
      {list.isError && (
        <LoadError
          title={t('loadFailed')}
          error={list.error}
          onRetry={() => {
            void list.refetch()
          }}
        />
      )}
      {list.data?.items.length === 0 && <NoPositions isFiltered={keyword !== ''} />}
      {list.data && list.data.items.length > 0 && <Found {...list.data} mayManage={mayManage} onEdit={onEdit} />}
    </div>
  )
}
