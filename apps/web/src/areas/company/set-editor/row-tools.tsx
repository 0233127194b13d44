import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import type { RowHandle } from './use-row-drag'

interface RowToolsProps {
  /** Names the entry for those who can't see it. */
  name: string
  index: number
  count: number
  onMove?: (by: 1 | -1) => void
  /** Absent: the entry stays. */
  onRemove?: () => void
  /** For the mouse; the two arrows do the same for the keyboard and for touch. */
  handle?: RowHandle
}

/** Up, down, away: for one entry of a list. */
export function RowTools({ name, index, count, onMove, onRemove, handle }: RowToolsProps) {
  const t = useTranslations('company.editor')
  const shown = name.trim() || t('untitled')
  return (
    <div className="flex shrink-0 items-center">
      {handle && (
        <span
          {...handle}
          aria-hidden="true"
          data-testid="drag-handle"
          title={t('drag')}
          className="grid size-8 cursor-grab place-items-center text-ink-3 active:cursor-grabbing touch:hidden"
        >
          <GripVertical size={16} />
        </span>
      )}
      {onMove && (
        <>
          <Button
            variant="ghost"
            size="icon"
            disabled={index === 0}
            aria-label={t('moveUp', { name: shown })}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={16} aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            disabled={index === count - 1}
            aria-label={t('moveDown', { name: shown })}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={16} aria-hidden="true" />
          </Button>
        </>
      )}
      {onRemove && (
        <Button variant="ghost" size="icon" aria-label={t('remove', { name: shown })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
