import { type AssessmentState, assessmentStates, type DecisionFilter, decisionFilters } from '@candor/contract'
import { X } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { Button } from '../../../shared/ui/button'
import { Checkbox } from '../../../shared/ui/checkbox'
import { FilterSelect } from '../parts/filter-select'
import { SearchField } from '../parts/search-field'
import { useStages } from '../parts/use-stages'
import type { SubmissionFilter } from './submission-filter'
import { useSetNames } from './use-submissions'

interface ToolbarProps {
  filter: SubmissionFilter
  onFilter: (filter: SubmissionFilter) => void
  /** What concerns the table and not its rows. */
  children: ReactNode
}

interface FilterProps {
  filter: SubmissionFilter
  onChange: (change: SubmissionFilter) => void
}

function SetFilter({ filter, onChange }: FilterProps) {
  const t = useTranslations('company.submissions')
  const names = useSetNames(filter.set_id)
  return (
    <FilterSelect
      label={t('set')}
      all={t('allSets')}
      className="w-48 max-md:col-span-2"
      value={filter.set_id}
      options={names}
      onChange={(set_id) => onChange({ set_id })}
    />
  )
}

function StageFilter({ filter, onChange }: FilterProps) {
  const t = useTranslations('company.submissions')
  const stages = useStages()
  if (stages === null) return null
  return (
    <FilterSelect
      label={t('stage')}
      all={t('allStages')}
      className="w-44"
      value={filter.stage}
      options={stages.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(stage) => onChange({ stage })}
    />
  )
}

function StatusFilter({ filter, onChange }: FilterProps) {
  const t = useTranslations('submissionList')
  const states = useTranslations('assessment.states')
  return (
    <FilterSelect<AssessmentState>
      label={t('status')}
      all={t('allStatuses')}
      value={filter.status}
      options={assessmentStates.map((value) => ({ value, label: states(value) }))}
      onChange={(status) => onChange({ status })}
    />
  )
}

function OwnDecisionFilter({ filter, onChange }: FilterProps) {
  const t = useTranslations('submissionList')
  return (
    <FilterSelect<DecisionFilter>
      label={t('headers.decision')}
      all={t('allDecisions')}
      className="w-44"
      value={filter.decision}
      options={decisionFilters.map((value) => ({ value, label: t(`decisionFilters.${value}`) }))}
      onChange={(decision) => onChange({ decision })}
    />
  )
}

/** Filters and search of the list. Each change begins again at the first page. */
export function SubmissionToolbar({ filter, onFilter, children }: ToolbarProps) {
  const t = useTranslations('company.submissions')
  const words = useTranslations('submissionList')
  const { set_id, stage, status, unseen, waiting, decision, table, email, sort, keyword } = filter
  const isReviewer = useProfile()?.can['submission.review'] ?? false
  const search = useCallback(
    (next: string) =>
      onFilter({
        ...{ set_id, stage, status, unseen, waiting, decision, table, email, sort },
        keyword: next === '' ? undefined : next,
      }),
    [onFilter, set_id, stage, status, unseen, waiting, decision, table, email, sort],
  )
  const change = (next: SubmissionFilter) => onFilter({ ...filter, page: undefined, ...next })
  return (
    <div className="flex flex-wrap items-center gap-3 max-md:grid max-md:grid-cols-2">
      <SetFilter filter={filter} onChange={change} />
      <StageFilter filter={filter} onChange={change} />
      <StatusFilter filter={filter} onChange={change} />
      {isReviewer && <OwnDecisionFilter filter={filter} onChange={change} />}
      <Checkbox
        label={words('unseen')}
        checked={unseen ?? false}
        onChange={(isChecked) => change({ unseen: isChecked ? true : undefined })}
      />
      {isReviewer && (
        <Checkbox
          label={words('waiting')}
          checked={waiting ?? false}
          onChange={(isChecked) => change({ waiting: isChecked ? true : undefined })}
        />
      )}
      {email !== undefined && (
        <Button
          variant="secondary"
          className="max-md:col-span-2 max-md:justify-self-start"
          onClick={() => change({ email: undefined })}
        >
          <span className="max-w-64 truncate">{t('onlyEmail', { email })}</span>
          <X size={15} aria-hidden="true" />
        </Button>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-2 max-md:col-span-2 max-md:w-full max-md:flex-nowrap">
        <SearchField label={t('search')} keyword={keyword ?? ''} onKeyword={search} />
        {children}
      </span>
    </div>
  )
}
