import { Columns3, Rows3 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ToggleGroup } from '../../../shared/ui/toggle-group'
import type { SubmissionFilter } from './submission-filter'

interface ViewToggleProps {
  filter: SubmissionFilter
  onFilter: (filter: SubmissionFilter) => void
}

/** Table or board. Both show what the filter finds. */
export function ViewToggle({ filter, onFilter }: ViewToggleProps) {
  const t = useTranslations('submissionList.views')
  return (
    <ToggleGroup
      label={t('label')}
      value={filter.table ?? 'table'}
      options={[
        { value: 'table', name: t('table'), label: <Rows3 size={15} aria-hidden="true" /> },
        { value: 'board', name: t('board'), label: <Columns3 size={15} aria-hidden="true" /> },
      ]}
      onChange={(table) => onFilter({ ...filter, table: table === 'table' ? undefined : table, page: undefined })}
    />
  )
}
