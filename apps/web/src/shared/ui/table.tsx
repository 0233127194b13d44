import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand right. */
  align?: 'start' | 'end'
  isSortable?: boolean
  /** For a column of buttons: its heading is read out, not shown. */
  isHeaderHidden?: boolean
  className?: string
}

export interface Sort {
  columnId: string
  isDescending: boolean
}

interface TableProps<Row> {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** A press anywhere on the row. Give the row a link in its first cell too: that is what a keyboard reaches. */
  onOpen?: (row: Row) => void
}

type Order = 'ascending' | 'descending'
const orderIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

function orderOf(columnId: string, sort: Sort | undefined): Order | undefined {
  if (sort?.columnId !== columnId) return undefined
  return sort.isDescending ? 'descending' : 'ascending'
}

function SortButton({
  order,
  onPress,
  children,
}: {
  order: Order | undefined
  onPress: () => void
  children: ReactNode
}) {
  const Icon = orderIcons[order ?? 'none']
  return (
    <button type="button" className="inline-flex items-center gap-1 rounded-sm hover:text-ink" onClick={onPress}>
      {children}
      <Icon size={13} aria-hidden="true" className={cx(!order && 'opacity-50')} />
    </button>
  )
}

interface HeaderCellProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const order = orderOf(column.id, sort)
  const content = <span className={cx(column.isHeaderHidden && 'sr-only')}>{column.header}</span>
  return (
    <th
      scope="col"
      aria-sort={order}
      className={cx('px-4 py-2.5 font-medium whitespace-nowrap', column.align === 'end' && 'text-right')}
    >
      {column.isSortable && onSort ? (
        <SortButton order={order} onPress={() => onSort({ columnId: column.id, isDescending: order === 'ascending' })}>
          {content}
        </SortButton>
      ) : (
        content
      )}
    </th>
  )
}

/** Rows and columns, plain. Empty and loading are the page's: EmptyState and SkeletonList. */
export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort, onOpen }: TableProps<Row>) {
  return (
    <div className="relative overflow-x-auto rounded-2xl border border-line bg-card shadow-1">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-ink-3">
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              onClick={onOpen && (() => onOpen(row))}
              className={cx('border-b border-line last:border-0', onOpen && 'cursor-pointer hover:bg-sunken/60')}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={cx(
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
