import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand right. */
  align?: 'start' | 'end'
  /** For a column of buttons: its heading is read out, not shown. */
  isHeaderHidden?: boolean
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
}

/** Rows in the order the server sent: lists are paged there. The page shows its own EmptyState and SkeletonList. */
export function Table<Row>({ caption, columns, rows, rowKey, onOpen }: TableProps<Row>) {
  return (
    <div className="relative overflow-x-auto rounded-2xl border border-line bg-card shadow-1">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-ink-3">
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={clsx('px-4 py-2.5 font-medium whitespace-nowrap', column.align === 'end' && 'text-right')}
              >
                <span className={clsx(column.isHeaderHidden && 'sr-only')}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              onClick={onOpen && (() => onOpen(row))}
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
