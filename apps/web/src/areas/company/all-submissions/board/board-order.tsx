import type { SubmissionSort } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Select } from '../../../../shared/ui/select'

const sorts = ['newest', 'oldest', 'level', 'points', 'name'] as const satisfies readonly SubmissionSort[]
type BoardSort = (typeof sorts)[number]

interface BoardOrderProps {
  sort: SubmissionSort | undefined
  onSort: (sort: SubmissionSort | undefined) => void
}

const isBoardSort = (sort: SubmissionSort): sort is BoardSort => sorts.some((known) => known === sort)

/** The order within the columns. One that only the table's headings offer stays until another is chosen. */
export function BoardOrder({ sort = 'newest', onSort }: BoardOrderProps) {
  const t = useTranslations('board')
  const options = sorts.map((value) => ({ value, label: t(`orders.${value}`) }))
  return (
    <Select<SubmissionSort>
      label={t('order')}
      isLabelHidden
      className="w-60"
      value={sort}
      options={isBoardSort(sort) ? options : [...options, { value: sort, label: t('tableOrder') }]}
      onChange={(next) => onSort(next === 'newest' ? undefined : next)}
    />
  )
}
