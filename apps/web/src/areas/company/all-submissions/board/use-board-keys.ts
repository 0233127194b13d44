import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

export type BoardAction =
  | { readonly kind: 'focus'; readonly columns: -1 | 0 | 1; readonly rows: -1 | 0 | 1 }
  | { readonly kind: 'move'; readonly columns: -1 | 1 }

const steps: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What a key does on a card: arrows go to another card, Shift with left or right moves the card. */
export function findBoardAction(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): BoardAction | null {
  const step = steps[event.key]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return null
  const [columns, rows] = step
  if (!event.shiftKey) return { kind: 'focus', columns, rows }
  return columns === 0 ? null : { kind: 'move', columns }
}

const findCard = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row-id]') : null
const listCards = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>('[data-row-id]')]
const focusCard = (card: HTMLElement | undefined): void => card?.querySelector('a')?.focus()

/** The nearest column in that direction that has cards. */
const findColumn = (columns: readonly Element[], from: number, by: -1 | 1): Element | undefined => {
  const ahead = by === 1 ? columns.slice(from + 1) : columns.slice(0, Math.max(from, 0)).toReversed()
  return ahead.find((column) => listCards(column).length > 0)
}

function goTo(board: HTMLElement, card: HTMLElement, { columns, rows }: BoardAction & { kind: 'focus' }): void {
  const all = [...board.querySelectorAll('[data-stage-id]')]
  const at = all.findIndex((column) => column.contains(card))
  const place = listCards(all[at] ?? board).indexOf(card)
  if (columns === 0) {
    focusCard(listCards(all[at] ?? board)[place + rows])
    return
  }
  const column = findColumn(all, at, columns)
  if (column === undefined) return
  const cards = listCards(column)
  focusCard(cards[Math.min(place, cards.length - 1)])
}

/** How long a card that was moved gets the focus back: longer than a server takes to refuse. */
const refocusMs = 10_000

interface BoardKeys {
  /** Stages left to right. */
  readonly stageIds: readonly string[]
  readonly onMove: (id: string, stageId: string) => void
}

/** Arrow keys within the cards. A card that is moved keeps the focus in its new column. */
export function useBoardKeys(board: RefObject<HTMLElement | null>, { stageIds, onMove }: BoardKeys) {
  const moved = useRef<{ readonly id: string; readonly atMs: number; isFocused: boolean } | null>(null)
  useEffect(() => {
    const { current } = moved
    if (current === null || board.current === null) return
    // A refused card is drawn again at its former stage, and the focus is then nowhere. Later on it may be nowhere on purpose.
    const isLost = document.activeElement === document.body && performance.now() - current.atMs < refocusMs
    if (current.isFocused && !isLost) return
    const card = board.current.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(current.id)}"]`)
    if (card === null) return
    current.isFocused = true
    focusCard(card)
  })
  const keepFocus = (id: string): void => {
    moved.current = { id, atMs: performance.now(), isFocused: false }
  }
  const moveCard = (card: HTMLElement, by: -1 | 1): void => {
    const from = stageIds.indexOf(card.closest<HTMLElement>('[data-stage-id]')?.dataset.stageId ?? '')
    const id = card.dataset.rowId
    const stageId = stageIds[from + by]
    if (id === undefined || stageId === undefined) return
    keepFocus(id)
    onMove(id, stageId)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = event.defaultPrevented ? null : findBoardAction(event)
    const card = findCard(event.target)
    if (action === null || card === null || board.current === null) return
    event.preventDefault()
    if (action.kind === 'focus') goTo(board.current, card, action)
    else moveCard(card, action.columns)
  }
  return { onKeyDown, keepFocus }
}
