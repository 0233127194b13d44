import { useTranslations } from 'use-intl'
import { ToggleGroup } from '../../../shared/ui/toggle-group'
import { statusNames } from '../parts/enum-names'
import type { SetFilter } from './set-filter'

const order = ['1', '0', '4', '2', '3'] as const

interface StatusFilterProps {
  value: SetFilter['status']
  counts: { total: number; byStatus: Record<string, number> } | undefined
  onChange: (value: SetFilter['status']) => void
}

/** The states there are sets in, with their number; the chosen one stays even when it is empty. */
export function StatusFilter({ value, counts, onChange }: StatusFilterProps) {
  const t = useTranslations('company')
  const getCount = (id: string) => counts?.byStatus[id] ?? 0
  const shown = order.filter((id) => id === value || id === '1' || id === '0' || getCount(id) > 0)
  const label = (words: string, count: number) => (
    <>
      {words}
      {counts && <span className="tnum text-ink-3">{count}</span>}
    </>
  )
  return (
    <ToggleGroup
      label={t('sets.filter')}
      value={value ?? 'all'}
      onChange={(next) => onChange(next === 'all' ? undefined : next)}
      options={[
        { value: 'all' as const, label: label(t('sets.all'), counts?.total ?? 0) },
        ...shown.map((id) => ({ value: id, label: label(t(`status.${statusNames[id]}`), getCount(id)) })),
      ]}
    />
  )
}
