import { X } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { Select } from '../../../shared/ui/select'
import { SearchField } from '../parts/search-field'
import { useStages } from '../parts/use-stages'
import { type SubmissionFilter, sorts } from './submission-filter'
import { useSetNames } from './use-submissions'

const ALL = 'all'

/** Set, order and search of the list. Each change begins again at the first page. */
export function SubmissionToolbar({
  filter,
  onFilter,
}: {
  filter: SubmissionFilter
  onFilter: (filter: SubmissionFilter) => void
}) {
  const t = useTranslations('company.submissions')
  const names = useSetNames(filter.set_id)
  const stages = useStages()
  const { set_id, stage, email, sort, keyword } = filter
  const search = useCallback(
    (next: string) => onFilter({ set_id, stage, email, sort, keyword: next === '' ? undefined : next }),
    [onFilter, set_id, stage, email, sort],
  )
  const change = (next: SubmissionFilter) => onFilter({ set_id, stage, email, sort, keyword, ...next })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Select
        label={t('set')}
        isLabelHidden
        className="w-64"
        value={set_id ?? ALL}
        options={[{ value: ALL, label: t('allSets') }, ...names]}
        onChange={(next) => change({ set_id: next === ALL ? undefined : next })}
      />
      {stages !== null && (
        <Select
          label={t('stage')}
          isLabelHidden
          className="w-48"
          value={stage ?? ALL}
          options={[
            { value: ALL, label: t('allStages') },
            ...stages.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(next) => change({ stage: next === ALL ? undefined : next })}
        />
      )}
      <Select
        label={t('sort')}
        isLabelHidden
        className="w-68"
        value={sort ?? 'newest'}
        options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(next) => change({ sort: next })}
      />
      {email !== undefined && (
        <Button variant="secondary" onClick={() => change({ email: undefined })}>
          <span className="max-w-64 truncate">{t('onlyEmail', { email })}</span>
          <X size={15} aria-hidden="true" />
        </Button>
      )}
      <span className="ml-auto">
        <SearchField label={t('search')} keyword={keyword ?? ''} onKeyword={search} />
      </span>
    </div>
  )
}
