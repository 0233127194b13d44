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
  /** In place of the heading's words. */
  headerControl?: ReactNode
  /** Stays in sight when the table is scrolled sideways. */
  isSticky?: boolean
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
  /** A row that is selected has another ground. Its checkbox says so in words. */
  isMarked?: (row: Row) => boolean
  /** Many columns: less room around each. */
  isDense?: boolean
  /** A press anywhere on the row. Give the row a link in its first cell too: that is what a keyboard reaches. */
  onOpen?: (row: Row) => void
  /** A mouse or the keyboard's focus rests on the row: it will probably be opened. Called once for each row. */
  onIntent?: (row: Row) => void
}

/** Whether a press is the row's own, and not one of a link or a button in it or of something that it opened. */
function isOwnPress({ target, currentTarget }: MouseEvent): boolean {
  return (
    target instanceof Element && currentTarget.contains(target) && target.closest('a, button, input, label') === null
  )
}

/** Touch has no moment before the press, and a mouse's press focuses too. */
const isHover = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch'
const isKeyboardFocus = ({ target }: FocusEvent): boolean => target.matches(':focus-visible')

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const

const denseCell = 'px-2 py-2 first:pl-4 last:pr-4'
const sticky = 'sticky left-0 z-1 bg-inherit'

function HeaderContent<Row>({ column }: { column: Column<Row> }) {
  const { header, isHeaderHidden, headerControl, sorting } = column
  if (headerControl !== undefined) return headerControl
  if (sorting === undefined) return <span className={clsx(isHeaderHidden && 'sr-only')}>{header}</span>
  const Icon = sortIcons[sorting.direction]
  return (
    <button
      type="button"
      onClick={sorting.onPress}
      className="-mx-1 inline-flex items-center gap-1 rounded-sm px-1 hover:text-ink touch:min-h-11"
    >
      {header}
      <Icon size={14} aria-hidden="true" className={clsx(sorting.direction === 'none' && 'opacity-55')} />
    </button>
  )
}

function HeaderCell<Row>({ column, isDense }: { column: Column<Row>; isDense: boolean }) {
  const { align, isSticky, sorting } = column
  return (
    <th
      scope="col"
      aria-sort={sorting?.direction}
      className={clsx(
        'font-medium whitespace-nowrap',
        isDense ? denseCell : 'px-4 py-2.5',
        align === 'end' && 'text-right',
        isSticky && sticky,
      )}
    >
      <HeaderContent column={column} />
    </th>
  )
}

/** Rows in the order the server sent: lists are paged there. The page shows its own EmptyState and SkeletonList. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, isMarked, isDense = false, onOpen, onIntent } = props
  const intent = useIntent()
  const begin = (row: Row) => onIntent && intent.start(rowKey(row), () => onIntent(row))
  return (
    <div className="relative overflow-x-auto rounded-2xl border border-line bg-card shadow-1">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-ink-3">
          <tr className="bg-card">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} isDense={isDense} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-row-id={rowKey(row)}
              onClick={onOpen && ((event) => isOwnPress(event) && onOpen(row))}
              onPointerEnter={(event) => isHover(event) && begin(row)}
              onPointerLeave={intent.stop}
              onFocus={(event) => isKeyboardFocus(event) && begin(row)}
              onBlur={intent.stop}
              className={clsx(
                'border-b border-line last:border-0',
                isMarked?.(row) ? 'bg-brand-soft' : ['bg-card', onOpen && 'hover:bg-sunken'],
                onOpen && 'cursor-pointer',
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={clsx(
                    'align-middle',
                    isDense ? denseCell : 'px-4 py-3',
                    column.align === 'end' && 'tnum text-right',
                    column.isSticky && sticky,
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
