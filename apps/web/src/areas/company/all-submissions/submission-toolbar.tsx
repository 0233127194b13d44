import { type AssessmentState, assessmentStates, type DecisionFilter, decisionFilters } from '@candor/contract'
import { X } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { Button } from '../../../shared/ui/button'
import { Checkbox } from '../../../shared/ui/checkbox'
import { Select } from '../../../shared/ui/select'
import { SearchField } from '../parts/search-field'
import { useStages } from '../parts/use-stages'
import type { SubmissionFilter } from './submission-filter'
import { useSetNames } from './use-submissions'

const ALL = 'all'

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
    <Select
      label={t('set')}
      isLabelHidden
      className="w-48 max-md:col-span-2 max-md:w-full"
      value={filter.set_id ?? ALL}
      options={[{ value: ALL, label: t('allSets') }, ...names]}
      onChange={(next) => onChange({ set_id: next === ALL ? undefined : next })}
    />
  )
}

function StageFilter({ filter, onChange }: FilterProps) {
  const t = useTranslations('company.submissions')
  const stages = useStages()
  if (stages === null) return null
  return (
    <Select
      label={t('stage')}
      isLabelHidden
      className="w-44 max-md:w-full"
      value={filter.stage ?? ALL}
      options={[{ value: ALL, label: t('allStages') }, ...stages.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(next) => onChange({ stage: next === ALL ? undefined : next })}
    />
  )
}

function StatusFilter({ filter, onChange }: FilterProps) {
  const t = useTranslations('submissionList')
  const states = useTranslations('assessment.states')
  return (
    <Select<AssessmentState | typeof ALL>
      label={t('status')}
      isLabelHidden
      className="w-48 max-md:w-full"
      value={filter.status ?? ALL}
      options={[
        { value: ALL, label: t('allStatuses') },
        ...assessmentStates.map((value) => ({ value, label: states(value) })),
      ]}
      onChange={(next) => onChange({ status: next === ALL ? undefined : next })}
    />
  )
}

function OwnDecisionFilter({ filter, onChange }: FilterProps) {
  const t = useTranslations('submissionList')
  return (
    <Select<DecisionFilter | typeof ALL>
      label={t('headers.decision')}
      isLabelHidden
      className="w-44 max-md:w-full"
      value={filter.decision ?? ALL}
      options={[
        { value: ALL, label: t('allDecisions') },
        ...decisionFilters.map((value) => ({ value, label: t(`decisionFilters.${value}`) })),
      ]}
      onChange={(next) => onChange({ decision: next === ALL ? undefined : next })}
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
