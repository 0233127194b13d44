import { Undo2, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import type { DoneMove } from './use-board-moves'

interface UndoBarProps {
  done: DoneMove
  stageName: string
  onUndo: () => void
  onDismiss: () => void
}

/** The last move and a way back. In sight while the board is scrolled. */
export function UndoBar({ done, stageName, onUndo, onDismiss }: UndoBarProps) {
  const t = useTranslations('board')
  return (
    <div className="sticky bottom-4 left-0 z-10 mt-3 flex w-fit max-w-full flex-wrap items-center gap-3 rounded-2xl border border-line-strong bg-card p-3 text-base shadow-2">
      <p>{t('moved', { name: done.item.candidateName, stage: stageName })}</p>
      <Button variant="secondary" size="sm" onClick={onUndo}>
        <Undo2 size={15} aria-hidden="true" />
        {t('undo')}
      </Button>
      <Button variant="ghost" size="icon" aria-label={t('dismiss')} onClick={onDismiss}>
        <X size={17} aria-hidden="true" />
      </Button>
    </div>
  )
}
