import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { useIntent } from './use-intent'

export type SortDirection = 'ascending' | 'descending' | 'none'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand right. */
  align?: 'start' | 'end'
  /** For a column of buttons: its heading is read out, not shown. */
  isHeaderHidden?: boolean
  /** How the rows are sorted by this column, and what a press on its heading does. */
  sorting?: { direction: SortDirection; onPress: () => void }
  className?: string
}

interface TableProps<Row> {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** A press anywhere on the row. Give the row a link in its first cell too: that is what a keyboard reaches. */
  onOpen?: (row: Row) => void
  /** A mouse or the keyboard's focus rests on the row: it will probably be opened. Called once for each row. */
  onIntent?: (row: Row) => void
}

/** Whether a press is the row's own, and not one of a link or a button in it or of something that it opened. */
function isOwnPress({ target, currentTarget }: MouseEvent): boolean {
  return target instanceof Element && currentTarget.contains(target) && target.closest('a, button') === null
}

/** Touch has no moment before the press, and a mouse's press focuses too. */
const isHover = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch'
const isKeyboardFocus = ({ target }: FocusEvent): boolean => target.matches(':focus-visible')

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const

function HeaderCell<Row>({ column: { header, align, isHeaderHidden, sorting } }: { column: Column<Row> }) {
  const Icon = sorting && sortIcons[sorting.direction]
  return (
    <th
      scope="col"
      aria-sort={sorting?.direction}
      className={clsx('px-4 py-2.5 font-medium whitespace-nowrap', align === 'end' && 'text-right')}
    >
      {sorting && Icon ? (
        <button
          type="button"
          onClick={sorting.onPress}
          className="-mx-1 inline-flex items-center gap-1 rounded-sm px-1 hover:text-ink touch:min-h-11"
        >
          {header}
          <Icon size={14} aria-hidden="true" className={clsx(sorting.direction === 'none' && 'opacity-55')} />
        </button>
      ) : (
        <span className={clsx(isHeaderHidden && 'sr-only')}>{header}</span>
      )}
    </th>
  )
}

/** Rows in the order the server sent: lists are paged there. The page shows its own EmptyState and SkeletonList. */
export function Table<Row>({ caption, columns, rows, rowKey, onOpen, onIntent }: TableProps<Row>) {
  const intent = useIntent()
  const begin = (row: Row) => onIntent && intent.start(rowKey(row), () => onIntent(row))
  return (
    <div className="relative overflow-x-auto rounded-2xl border border-line bg-card shadow-1">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-ink-3">
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              onClick={onOpen && ((event) => isOwnPress(event) && onOpen(row))}
              onPointerEnter={(event) => isHover(event) && begin(row)}
              onPointerLeave={intent.stop}
              onFocus={(event) => isKeyboardFocus(event) && begin(row)}
              onBlur={intent.stop}
              className={clsx('border-b border-line last:border-0', onOpen && 'cursor-pointer hover:bg-sunken/60')}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={clsx(
                    'px-4 py-3 align-middle',
                    column.align === 'end' && 'tnum text-right',
                    column.className,
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
