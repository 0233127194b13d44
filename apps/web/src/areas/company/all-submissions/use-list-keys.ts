import type { RefObject } from 'react'
import { isTyping } from '../../../shared/keys/key-events'
import { usePageKeys } from '../../../shared/keys/use-page-keys'

export type ListAction =
  | { readonly kind: 'move'; readonly by: 1 | -1; readonly selects: boolean }
  | { readonly kind: 'select' }
  | { readonly kind: 'open' }

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'target'>

const isArrow = (key: string): boolean => key === 'ArrowDown' || key === 'ArrowUp'

const findMove = ({ key, shiftKey }: Pressed, isInRow: boolean): ListAction | null => {
  const letter = key.toLowerCase()
  // Elsewhere on the page the arrow keys scroll.
  if (isArrow(key) && !isInRow) return null
  if (letter === 'j' || key === 'ArrowDown') return { kind: 'move', by: 1, selects: shiftKey }
  if (letter === 'k' || key === 'ArrowUp') return { kind: 'move', by: -1, selects: shiftKey }
  return null
}

/** What a key does in the list, given the focused element; null: nothing, so that the element has it. */
export function findListAction(event: Pressed): ListAction | null {
  if (isTyping(event.target)) return null
  const target = event.target instanceof Element ? event.target : null
  const isInRow = target?.closest('[data-row-id]') != null
  const move = findMove(event, isInRow)
  if (move !== null) return move
  if (event.key.toLowerCase() === 'x' && isInRow) return { kind: 'select' }
  // A link or a button has the Enter key itself.
  return event.key === 'Enter' && isInRow && target?.closest('a, button') == null ? { kind: 'open' } : null
}

const listRows = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row-id]')]

interface ListKeys {
  readonly onToggle: (id: string) => void
  readonly onSelect: (ids: readonly string[]) => void
  readonly onOpen: (id: string) => void
}

const getIds = (...rows: (HTMLElement | undefined)[]): string[] => rows.flatMap((row) => row?.dataset.rowId ?? [])

const move = (rows: readonly HTMLElement[], index: number, by: 1 | -1): HTMLElement | undefined => {
  const next = index === -1 ? rows.at(by === 1 ? 0 : -1) : rows[index + by]
  next?.querySelector('a')?.focus()
  return next
}

const act = (action: ListAction, rows: readonly HTMLElement[], keys: ListKeys): void => {
  const index = rows.findIndex((row) => row.contains(document.activeElement))
  if (action.kind === 'move') {
    const next = move(rows, index, action.by)
    if (action.selects) keys.onSelect(getIds(rows[index], next))
    return
  }
  const run = action.kind === 'select' ? keys.onToggle : keys.onOpen
  for (const id of getIds(rows[index])) run(id)
}

/** Keys that move through the rows, select and open them. */
export function useListKeys(list: RefObject<HTMLElement | null>, keys: ListKeys): void {
  usePageKeys((event) => {
    const { current } = list
    const action = current === null ? null : findListAction(event)
    return current === null || action === null ? null : () => act(action, listRows(current), keys)
  })
}
