import type { SubmissionListItem } from '@candor/contract'
import { useTranslations } from 'use-intl'
import type { Column } from '../../../shared/ui/table'
import { SelectBox } from './select-box'
import { getPageState } from './selection'
import type { SelectionControl } from './use-selection'

/** A checkbox for each row, and one for the rows of the page; none for members who change no submissions. */
export function useSelectColumn(
  control: SelectionControl | undefined,
  submissions: readonly SubmissionListItem[],
): Column<SubmissionListItem>[] {
  const t = useTranslations('submissionList.select')
  if (control === undefined) return []
  const { selection, toggle, selectTo, select } = control
  const rowIds = submissions.map(({ id }) => id)
  const pageState = getPageState(selection, rowIds)
  return [
    {
      id: 'select',
      header: t('page'),
      headerControl: (
        <SelectBox label={t('page')} state={pageState} onPress={() => select(rowIds, pageState !== 'all')} />
      ),
      cell: ({ id, candidateName }) => (
        <SelectBox
          label={t('row', { name: candidateName })}
          state={selection.ids.includes(id) ? 'all' : 'none'}
          onPress={(isRange) => (isRange ? selectTo(rowIds, id) : toggle(id))}
        />
      ),
      className: 'w-9',
    },
  ]
}
