import type { BoardColumn as Column, SubmissionListItem } from '@candor/contract'
import { clsx } from 'clsx'
import { Mail } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import type { NamedStage } from '../../parts/use-stages'
import { BoardCard, type CardActions } from './board-card'

interface BoardColumnProps {
  column: Column
  stage: NamedStage
  stages: readonly NamedStage[]
  /** The card in the hand; null: none is. */
  dragged: SubmissionListItem | null
  actions: CardActions
  isLoadingMore: boolean
  onMore: () => void
}

function useDrop({ dragged, stage, actions }: Pick<BoardColumnProps, 'dragged' | 'stage' | 'actions'>) {
  const [isOver, setOver] = useState(false)
  // Cards of another window are not taken.
  const isTarget = dragged !== null && dragged.stageId !== stage.id
  return {
    isOver: isOver && isTarget,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!isTarget) return
        event.preventDefault()
        if (!isOver) setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!isTarget) return
        event.preventDefault()
        actions.onMove(dragged, stage.id)
        actions.onDrag(null)
      },
    },
  }
}

/** A stage with the submissions of the people who are there. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, stage, stages, dragged, actions, isLoadingMore, onMore } = props
  const t = useTranslations('board')
  const { isOver, handlers } = useDrop(props)
  const more = column.total - column.items.length
  const headingId = `stage-${stage.id}`
  return (
    <section
      aria-labelledby={headingId}
      data-stage-id={stage.id}
      {...handlers}
      className={clsx(
        'flex min-h-[50vh] shrink-0 flex-col gap-2 rounded-2xl border p-2.5',
        // An empty stage takes less of the width, and is still easy to drop a card on.
        column.total === 0 ? 'w-40' : 'w-60',
        isOver ? 'border-brand-ink bg-brand-soft' : 'border-transparent bg-sunken',
      )}
    >
      <div className="flex items-center gap-2 px-1 py-0.5 text-sm">
        <h2 id={headingId} className="min-w-0 flex-1 truncate font-medium" title={stage.name}>
          {stage.name}
        </h2>
        {stage.hasMessage && (
          <span role="img" aria-label={t('hasMail')} title={t('hasMail')} className="text-ink-3">
            <Mail size={15} aria-hidden="true" />
          </span>
        )}
        <span className="tnum text-ink-2">
          <span aria-hidden="true">{column.total}</span>
          <span className="sr-only">{t('count', { count: column.total })}</span>
        </span>
      </div>
      {column.items.length > 0 && (
        <ul className="flex flex-col gap-2">
          {column.items.map((item) => (
            <BoardCard
              key={item.id}
              item={item}
              stages={stages}
              isDragged={dragged?.id === item.id}
              actions={actions}
            />
          ))}
        </ul>
      )}
      {column.total === 0 && <p className="px-1 py-2 text-sm text-ink-2">{t('none')}</p>}
      {more > 0 && (
        <Button variant="ghost" size="sm" isBusy={isLoadingMore} onClick={onMore}>
          {t('more', { count: more })}
        </Button>
      )}
    </section>
  )
}
