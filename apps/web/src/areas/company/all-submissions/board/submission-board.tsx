import type { BoardColumn as Column, SubmissionListItem } from '@candor/contract'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MoveOutcome } from '../../parts/move-outcome'
import { useStages } from '../../parts/use-stages'
import { buildSubmissionHref, toSourceList } from '../source-list'
import type { SubmissionFilter } from '../submission-filter'
import { usePrefetchSubmission } from '../use-prefetch-submission'
import { useReturnedFocus } from '../use-returned-focus'
import { applyMoves } from './apply-moves'
import { BoardColumn } from './board-column'
import { BoardOrder } from './board-order'
import { UndoBar } from './undo-bar'
import { useBoardPages } from './use-board'
import { useBoardKeys } from './use-board-keys'
import { useBoardMoves } from './use-board-moves'

interface SubmissionBoardProps {
  columns: readonly Column[]
  /** When the columns were read. */
  at: string
  filter: SubmissionFilter
  onFilter: (filter: SubmissionFilter) => void
  /** The mails that a move ordered. */
  onMail: (mail: MoveOutcome) => void
}

/** The submissions by stage. */
export function SubmissionBoard({ columns, at, filter, onFilter, onMail }: SubmissionBoardProps) {
  const t = useTranslations('board')
  const stages = useStages() ?? []
  const board = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<SubmissionListItem | null>(null)
  const { moves, done, move, undo, dismiss } = useBoardMoves(onMail)
  const pages = useBoardPages(columns, filter)
  const shown = applyMoves(pages.columns, moves)
  const prefetch = usePrefetchSubmission()
  const { onKeyDown, keepFocus } = useBoardKeys(board, {
    stageIds: stages.map(({ id }) => id),
    onMove: (id, stageId) => {
      const item = shown.flatMap(({ items }) => items).find((found) => found.id === id)
      if (item !== undefined) move(item, stageId)
    },
  })
  useReturnedFocus(board)
  /** Stepping from a card follows its column. */
  const getColumn = ({ stageId }: SubmissionListItem) => toSourceList({ ...filter, stage: stageId ?? filter.stage }, at)
  const actions = {
    getHref: (item: SubmissionListItem) => buildSubmissionHref(item.id, getColumn(item)),
    onIntent: (item: SubmissionListItem) => prefetch(item.id, getColumn(item)),
    onMove: (item: SubmissionListItem, stageId: string) => {
      keepFocus(item.id)
      move(item, stageId)
    },
    onDrag: setDragged,
  }
  const getStageName = (stageId: string) => stages.find(({ id }) => id === stageId)?.name ?? ''
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <BoardOrder sort={filter.sort} onSort={(sort) => onFilter({ ...filter, sort })} />
        <p className="text-sm text-ink-3 max-sm:hidden">{t('keys')}</p>
      </div>
      {/* Positioned, so that the hidden texts of columns out of sight do not widen the page. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the cards, whose links have the focus */}
      <div ref={board} onKeyDown={onKeyDown} className="relative -mx-6 mt-4 flex gap-3 overflow-x-auto px-6 pb-4">
        {shown.map((column) => {
          const stage = stages.find(({ id }) => id === column.stageId)
          return (
            stage && (
              <BoardColumn
                key={stage.id}
                column={column}
                stage={stage}
                stages={stages}
                dragged={dragged}
                actions={actions}
                isLoadingMore={pages.isLoading(stage.id)}
                onMore={() => pages.showMore(stage.id)}
              />
            )
          )
        })}
      </div>
      <p role="status" className="sr-only">
        {done && t('moved', { name: done.item.candidateName, stage: getStageName(done.stageId) })}
      </p>
      {done && (
        <UndoBar
          done={done}
          stageName={getStageName(done.stageId)}
          onUndo={() => {
            keepFocus(done.item.id)
            undo(done)
          }}
          onDismiss={dismiss}
        />
      )}
    </>
  )
}
