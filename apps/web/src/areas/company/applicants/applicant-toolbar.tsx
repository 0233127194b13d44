import { type InterviewState, interviewStates } from '@candor/contract'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { FilterSelect } from '../parts/filter-select'
import { SearchField } from '../parts/search-field'
import { useStages } from '../parts/use-stages'
import type { ApplicantFilter } from './applicant-filter'
import { usePositionNames } from './use-applicants'

interface ToolbarProps {
  filter: ApplicantFilter
  /** Keep its identity between drawings. */
  onFilter: (filter: ApplicantFilter) => void
}

/** Filters and search of the list. Each change begins again at the first page. */
export function ApplicantToolbar({ filter, onFilter }: ToolbarProps) {
  const t = useTranslations('applicants')
  const { position, stage, interview, keyword, sort } = filter
  const positions = usePositionNames(position)
  const stages = useStages() ?? []
  // Others see no one without a submission.
  const maySeeInvited = useProfile()?.can['set.manage'] ?? false
  const search = useCallback(
    (next: string) => onFilter({ position, stage, interview, sort, keyword: next === '' ? undefined : next }),
    [onFilter, position, stage, interview, sort],
  )
  const change = (next: ApplicantFilter) => onFilter({ ...filter, page: undefined, ...next })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FilterSelect
        label={t('position')}
        all={t('allPositions')}
        value={position}
        options={positions}
        onChange={(next) => change({ position: next })}
      />
      <FilterSelect
        label={t('stage')}
        all={t('allStages')}
        value={stage}
        options={stages.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(next) => change({ stage: next })}
      />
      {maySeeInvited && (
        <FilterSelect<InterviewState>
          label={t('interview')}
          all={t('allInterviews')}
          value={interview}
          options={interviewStates.map((value) => ({ value, label: t(`filters.${value}`) }))}
          onChange={(next) => change({ interview: next })}
        />
      )}
      <span className="flex max-md:w-full md:ml-auto">
        <SearchField label={t('search')} keyword={keyword ?? ''} onKeyword={search} />
      </span>
    </div>
  )
}
