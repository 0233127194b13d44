import type { ReviewDecision, SubmissionListItem } from '@candor/contract'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Table } from '../../../shared/ui/table'
import type { SubmissionColumnId } from './column-ids'
import { CandidateCell } from './list-cells'
import { rememberOpened } from './list-memory'
import { useSelectColumn } from './select-column'
import { buildSubmissionHref, type SourceList } from './source-list'
import { useDecide } from './use-decide'
import { useKeptFocus } from './use-kept-focus'
import { type Sorting, sortBy, useListColumns } from './use-list-columns'
import { useListKeys } from './use-list-keys'
import { usePrefetchSubmission } from './use-prefetch-submission'
import { useReturnedFocus } from './use-returned-focus'
import type { SelectionControl } from './use-selection'

interface SubmissionTableProps {
  submissions: readonly SubmissionListItem[]
  /** What the rows were found by. */
  source: SourceList
  columns: readonly SubmissionColumnId[]
  sorting: Sorting
  /** Absent: this member changes no submissions, so none can be selected. */
  control: SelectionControl | undefined
}

export function SubmissionTable({ submissions, source, columns, sorting, control }: SubmissionTableProps) {
  const t = useTranslations('company.submissions')
  const words = useTranslations('submissionList')
  const router = useRouter()
  const prefetch = usePrefetchSubmission()
  const list = useRef<HTMLDivElement>(null)
  const all = useListColumns(sorting)
  const selectColumn = useSelectColumn(control, submissions)
  const open = (id: string): void => {
    rememberOpened(id)
    router.history.push(buildSubmissionHref(id, source))
  }
  const { mutate: decide, variables, isSuccess } = useDecide()
  const keepFocus = useKeptFocus(list)
  const decideByKey = (id: string, decision: ReviewDecision): void => {
    const item = submissions.find((found) => found.id === id)
    if (item === undefined || item.ownDecision === decision) return
    keepFocus(id)
    decide({ id, name: item.candidateName, decision })
  }
  useListKeys(list, {
    onToggle: (id) => control?.toggle(id),
    onSelect: (ids) => control?.select(ids, true),
    onOpen: open,
    onDecide: control && decideByKey,
    onClear: control?.selection.ids.length ? control.clear : undefined,
  })
  useReturnedFocus(list)
  const isSelected = (id: string): boolean => control?.selection.ids.includes(id) ?? false
  return (
    <div ref={list}>
      <Table
        caption={t('caption')}
        columns={[
          ...selectColumn,
          {
            id: 'candidate',
            header: t('columns.candidate'),
            isSticky: true,
            sorting: sortBy('candidate', sorting),
            cell: (item) => <CandidateCell submission={item} href={buildSubmissionHref(item.id, source)} />,
          },
          ...columns.map((id) => all[id]),
        ]}
        rows={submissions}
        rowKey={({ id }) => id}
        isDense
        isMarked={({ id }) => isSelected(id)}
        onOpen={({ id }) => open(id)}
        onIntent={({ id }) => prefetch(id, source)}
      />
      <p role="status" className="sr-only">
        {isSuccess &&
          words('decided', { name: variables.name, decision: words(`decisionFilters.${variables.decision}`) })}
      </p>
    </div>
  )
}
