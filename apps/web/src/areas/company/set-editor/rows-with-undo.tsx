import { Undo2, X } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import type { useRemoval } from './use-removal'

/** Puts the focus into a row that came back, once it is drawn. */
function focusRow(key: string): void {
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-row="${CSS.escape(key)}"]`)
    row?.querySelector<HTMLElement>('input, button:not([disabled])')?.focus()
  })
}

interface UndoRowProps {
  name: string
  canUndo: boolean
  onUndo: () => void
  onDismiss: () => void
}

/** In the place of a removed entry. It takes the focus, so that the keyboard continues here and a screen reader reads it. */
function UndoRow({ name, canUndo, onUndo, onDismiss }: UndoRowProps) {
  const t = useTranslations('company.editor')
  const common = useTranslations('common.actions')
  const shown = name.trim() || t('untitled')
  return (
    <div
      data-testid="undo-row"
      className="flex items-center gap-2 rounded-xl border border-dashed border-line-strong bg-sunken py-1.5 pr-1.5 pl-4"
    >
      <p role="status" className="min-w-0 flex-1 truncate text-sm text-ink-2">
        {t('removed', { name: shown })}
      </p>
      <Button
        variant="secondary"
        size="sm"
        autoFocus
        disabled={!canUndo}
        aria-label={t('undoRemoval', { name: shown })}
        onClick={onUndo}
      >
        <Undo2 size={15} aria-hidden="true" />
        {t('undo')}
      </Button>
      <Button variant="ghost" size="icon" aria-label={common('close')} onClick={onDismiss}>
        <X size={16} aria-hidden="true" />
      </Button>
    </div>
  )
}

interface RowsProps<T> {
  rows: readonly T[]
  /** The index, for rows that have no id. */
  rowKey: (row: T, index: number) => string
  rowName: (row: T) => string
  removals: ReturnType<typeof useRemoval<T>>
  /** The rows are items of a list. */
  isList?: boolean
  children: (row: T, index: number) => ReactNode
}

/** Entries of a list. In the place of the one that was removed last is the way to put it back. */
export function RowsWithUndo<T>({ rows, rowKey, rowName, removals, isList = false, children }: RowsProps<T>) {
  const { removal, canUndo, undo, dismiss } = removals
  const Item = isList ? 'li' : 'div'
  const restore = (key: string) => {
    undo()
    focusRow(key)
  }
  const place = removal === null ? -1 : Math.min(removal.index, rows.length)
  const undoRow = removal && (
    <Item key={`undo ${rowKey(removal.item, place)}`}>
      <UndoRow
        name={rowName(removal.item)}
        canUndo={canUndo}
        onUndo={() => restore(rowKey(removal.item, place))}
        onDismiss={dismiss}
      />
    </Item>
  )
  return (
    <>
      {rows.map((row, index) => (
        <Fragment key={rowKey(row, index)}>
          {index === place && undoRow}
          {children(row, index)}
        </Fragment>
      ))}
      {place === rows.length && undoRow}
    </>
  )
}
