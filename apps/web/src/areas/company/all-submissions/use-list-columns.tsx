import type { SubmissionListItem, SubmissionSort } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { formatClock } from '../../../shared/format-clock'
import type { Column } from '../../../shared/ui/table'
import { RelativeTime } from '../parts/relative-time'
import { ReplyDate } from '../parts/reply-date'
import { useStages } from '../parts/use-stages'
import type { SubmissionColumnId } from './column-ids'
import { DecisionCell, GroupCell, LevelCell, PointsCell, ShareCell, StateCell } from './list-cells'
import { getDirection, getNextSort, type SortedColumn } from './list-sorting'

export interface Sorting {
  readonly sort: SubmissionSort | undefined
  readonly onSort: (sort: SubmissionSort | undefined) => void
}

export const sortBy = (column: SortedColumn, { sort, onSort }: Sorting) => ({
  direction: getDirection(column, sort),
  onPress: () => onSort(getNextSort(column, sort)),
})

type ColumnParts = Omit<Column<SubmissionListItem>, 'id' | 'header'>

/** The columns of the table by their names, without the candidate. */
export function useListColumns(sorting: Sorting): Record<SubmissionColumnId, Column<SubmissionListItem>> {
  const stages = useStages()
  const t = useTranslations('submissionList.headers')
  const languages = useTranslations('company.languages')
  const column = (id: SubmissionColumnId, parts: ColumnParts) => ({ id, header: t(id), ...parts })
  const group = (id: 'communication' | 'cognitive' | 'cv') =>
    column(id, {
      align: 'end',
      sorting: sortBy(id, sorting),
      cell: ({ groupLevels }) => <GroupCell level={groupLevels[id]} />,
    })
  return {
    level: column('level', {
      sorting: sortBy('level', sorting),
      cell: (item) => <LevelCell submission={item} />,
      className: 'tnum',
    }),
    communication: group('communication'),
    cognitive: group('cognitive'),
    cv: group('cv'),
    mustHaves: column('mustHaves', {
      align: 'end',
      sorting: sortBy('mustHaves', sorting),
      cell: ({ mustHaves }) => (
        <ShareCell
          share={mustHaves === null ? null : { count: mustHaves.named, total: mustHaves.total }}
          text="mustHavesNamed"
        />
      ),
    }),
    points: column('points', { align: 'end', cell: (item) => <PointsCell submission={item} /> }),
    answered: column('answered', {
      align: 'end',
      sorting: sortBy('answered', sorting),
      cell: ({ answered, questionCount }) => (
        <ShareCell share={{ count: answered, total: questionCount }} text="questionsAnswered" />
      ),
    }),
    duration: column('duration', {
      align: 'end',
      sorting: sortBy('duration', sorting),
      cell: ({ durationMs }) => formatClock(durationMs),
    }),
    decision: column('decision', { cell: (item) => <DecisionCell submission={item} /> }),
    stage: column('stage', {
      cell: (item) => stages?.find(({ id }) => id === item.stageId)?.name,
      className: 'whitespace-nowrap',
    }),
    replyBy: column('replyBy', {
      sorting: sortBy('replyBy', sorting),
      cell: ({ replyBy }) => replyBy !== null && <ReplyDate instant={replyBy} />,
      className: 'whitespace-nowrap',
    }),
    submitted: column('submitted', {
      sorting: sortBy('submitted', sorting),
      cell: (item) => <RelativeTime instant={item.submittedAt} />,
      className: 'text-ink-2',
    }),
    email: column('email', {
      cell: (item) => (
        <span className="block max-w-[30ch] truncate text-ink-2" title={item.email}>
          {item.email}
        </span>
      ),
    }),
    set: column('set', {
      cell: (item) => (
        <span className="block max-w-[26ch] truncate" title={item.setName}>
          {item.setName}
        </span>
      ),
    }),
    language: column('language', {
      cell: (item) => languages(item.language),
      className: 'text-ink-2 whitespace-nowrap',
    }),
    assessment: column('assessment', { cell: (item) => <StateCell submission={item} /> }),
  }
}
