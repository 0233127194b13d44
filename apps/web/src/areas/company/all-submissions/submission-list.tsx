import type { SubmissionListItem } from '@candor/contract'
import { submissionListLimits } from '@candor/contract'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Pager } from '../../../shared/ui/pager'
import type { MoveOutcome } from '../parts/move-outcome'
import type { SubmissionColumnId } from './column-ids'
import { toSourceList } from './source-list'
import type { SubmissionFilter } from './submission-filter'
import { SubmissionTable } from './submission-table'
import { useSelection } from './use-selection'

const BulkBar = lazy(async () => ({ default: (await import('./bulk/bulk-bar')).BulkBar }))

export interface SubmissionListProps {
  list: {
    readonly items: readonly SubmissionListItem[]
    readonly page: number
    readonly pageSize: number
    readonly total: number
    readonly at: string
  }
  filter: SubmissionFilter
  onFilter: (filter: SubmissionFilter) => void
  columns: readonly SubmissionColumnId[]
  maySelect: boolean
  /** The mails that a move ordered. */
  onMail: (mail: MoveOutcome) => void
}

/** A page of submissions, the way to the others, and what can be done with the selected ones. */
export function SubmissionList(props: SubmissionListProps) {
  const { list, filter, onFilter, columns, maySelect, onMail } = props
  const t = useTranslations('submissionList.select')
  const control = useSelection(filter)
  const { ids, isFull } = control.selection
  const shown = list.items.filter(({ id }) => ids.includes(id)).length
  return (
    <>
      <SubmissionTable
        submissions={list.items}
        source={toSourceList(filter, list.at)}
        columns={columns}
        sorting={{ sort: filter.sort, onSort: (sort) => onFilter({ ...filter, sort, page: undefined }) }}
        control={maySelect ? control : undefined}
      />
      <Pager {...list} onChange={(page) => onFilter({ ...filter, page })} />
      {maySelect && (
        <>
          <p role="status" className="sr-only">
            {t('count', { count: ids.length })}
          </p>
          {isFull && (
            <p role="alert" className="text-sm text-bad">
              {t('full', { max: submissionListLimits.perRequest })}
            </p>
          )}
          {ids.length > 0 && (
            <Suspense fallback={null}>
              <BulkBar submissionIds={ids} otherPages={ids.length - shown} onDone={control.clear} onMail={onMail} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}
