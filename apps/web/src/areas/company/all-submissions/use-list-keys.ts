import { type ReviewDecision, reviewDecisions } from '@candor/contract'
import type { RefObject } from 'react'
import { isTyping } from '../../../shared/keys/key-events'
import { usePageKeys } from '../../../shared/keys/use-page-keys'
import { decisionKeys } from '../submission-details/keys/find-review-action'

export type ListAction =
  | { readonly kind: 'move'; readonly by: 1 | -1; readonly selects: boolean }
  | { readonly kind: 'select' }
  | { readonly kind: 'open' }
  | { readonly kind: 'decide'; readonly decision: ReviewDecision }
  | { readonly kind: 'clear' }

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

const findRowAction = ({ key }: Pressed, isOnControl: boolean): ListAction | null => {
  const letter = key.toLowerCase()
  if (letter === 'x') return { kind: 'select' }
  // A link or a button has the Enter key itself.
  if (key === 'Enter' && !isOnControl) return { kind: 'open' }
  const decision = reviewDecisions.find((value) => decisionKeys[value] === letter)
  return decision === undefined ? null : { kind: 'decide', decision }
}

/** What a key does in the list, given the focused element; null: nothing, so that the element has it. */
export function findListAction(event: Pressed): ListAction | null {
  if (isTyping(event.target)) return null
  const target = event.target instanceof Element ? event.target : null
  const isInRow = target?.closest('[data-row-id]') != null
  const move = findMove(event, isInRow)
  if (move !== null) return move
  if (event.key === 'Escape') return { kind: 'clear' }
  return isInRow ? findRowAction(event, target?.closest('a, button') != null) : null
}

/** The rows in the order in which they are shown. */
export const listRows = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row-id]')]

interface ListKeys {
  readonly onToggle: (id: string) => void
  readonly onSelect: (ids: readonly string[]) => void
  readonly onOpen: (id: string) => void
  /** Absent for members who don't review. */
  readonly onDecide?: ((id: string, decision: ReviewDecision) => void) | undefined
  /** Absent where nothing is selected. */
  readonly onClear?: (() => void) | undefined
}

const getIds = (...rows: (HTMLElement | undefined)[]): string[] => rows.flatMap((row) => row?.dataset.rowId ?? [])

const move = (rows: readonly HTMLElement[], index: number, by: 1 | -1): HTMLElement | undefined => {
  const next = index === -1 ? rows.at(by === 1 ? 0 : -1) : rows[index + by]
  next?.querySelector('a')?.focus()
  return next
}

/** Whether the list has this action now: without it the key is left to the browser. */
const isPossible = ({ kind }: ListAction, keys: ListKeys): boolean => {
  if (kind === 'decide') return keys.onDecide !== undefined
  return kind !== 'clear' || keys.onClear !== undefined
}

const actOnRow = (action: ListAction, id: string, keys: ListKeys): void => {
  if (action.kind === 'select') keys.onToggle(id)
  else if (action.kind === 'open') keys.onOpen(id)
  else if (action.kind === 'decide') keys.onDecide?.(id, action.decision)
}

const act = (action: ListAction, rows: readonly HTMLElement[], keys: ListKeys): void => {
  const index = rows.findIndex((row) => row.contains(document.activeElement))
  if (action.kind === 'move') {
    const next = move(rows, index, action.by)
    if (action.selects) keys.onSelect(getIds(rows[index], next))
    return
  }
  if (action.kind === 'clear') keys.onClear?.()
  for (const id of getIds(rows[index])) actOnRow(action, id, keys)
}

/** Keys that move through the rows, select them, open them and decide about them. */
export function useListKeys(list: RefObject<HTMLElement | null>, keys: ListKeys): void {
  usePageKeys((event) => {
    const { current } = list
    const action = current === null ? null : findListAction(event)
    return current === null || action === null || !isPossible(action, keys)
      ? null
      : () => act(action, listRows(current), keys)
  })
}
