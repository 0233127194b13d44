import type { BoardColumn, SubmissionListItem } from '@candor/contract'

/** A card that was moved, until the server's board shows it at the other stage. */
export interface CardMove {
  readonly item: SubmissionListItem
  readonly stageId: string
}

const isOn = ({ items }: Pick<BoardColumn, 'items'>, id: string): boolean => items.some((item) => item.id === id)

const applyMove = (column: BoardColumn, { item, stageId }: CardMove): BoardColumn => {
  const isHere = isOn(column, item.id)
  const isTarget = column.stageId === stageId
  if (isHere === isTarget) return column
  return isTarget
    ? { ...column, total: column.total + 1, items: [{ ...item, stageId }, ...column.items] }
    : { ...column, total: column.total - 1, items: column.items.filter(({ id }) => id !== item.id) }
}

/** The board as it will be: what the server shows already is not counted twice. */
export const applyMoves = (columns: readonly BoardColumn[], moves: readonly CardMove[]): BoardColumn[] =>
  columns.map((column) => moves.reduce(applyMove, column))

/** A column with its further pages. Rows that moved between two pages while they were read are shown once. */
export function joinPages(column: BoardColumn, pages: readonly (readonly SubmissionListItem[])[]): BoardColumn {
  const items = new Map([column.items, ...pages].flat().map((item) => [item.id, item]))
  return { ...column, items: [...items.values()] }
}
