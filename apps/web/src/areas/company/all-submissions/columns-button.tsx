import { SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { Checkbox } from '../../../shared/ui/checkbox'
import { Popover } from '../../../shared/ui/popover'
import { type SubmissionColumnId, submissionColumnIds } from './column-ids'
import type { ColumnsChoice } from './use-columns-choice'

interface ColumnsButtonProps {
  choice: ColumnsChoice
  /** Those that this member may see. */
  isAvailable: (id: SubmissionColumnId) => boolean
  /** Shown while the list is sorted by it, so that the order can be seen. */
  sortedColumn: string | undefined
}

/** Chooses which columns the list shows on this device. */
export function ColumnsButton({ choice, isAvailable, sortedColumn }: ColumnsButtonProps) {
  const t = useTranslations('submissionList')
  const { shown, isChosen, choose } = choice
  const set = (id: SubmissionColumnId, isShown: boolean): void =>
    choose(isShown ? [...shown, id] : shown.filter((other) => other !== id))
  return (
    <Popover
      title={t('columns.open')}
      align="end"
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('columns.open')}>
          <SlidersHorizontal size={17} aria-hidden="true" />
        </Button>
      }
    >
      <p>{t('columns.text')}</p>
      <div className="mt-3 grid gap-1.5">
        {submissionColumnIds.filter(isAvailable).map((id) => {
          const isSorted = id === sortedColumn
          const name = t(`headers.${id}`)
          return (
            <Checkbox
              key={id}
              label={isSorted ? t('columns.sorted', { column: name }) : name}
              checked={isSorted || shown.includes(id)}
              disabled={isSorted}
              onChange={(isShown) => set(id, isShown)}
            />
          )
        })}
      </div>
      {isChosen && (
        <Button variant="ghost" className="mt-3 -ml-3" onClick={() => choose(null)}>
          {t('columns.reset')}
        </Button>
      )}
    </Popover>
  )
}
