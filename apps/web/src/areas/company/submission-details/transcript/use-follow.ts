import { type RefObject, useEffect } from 'react'

const MARGIN_PX = 48

/** The element that scrolls around this one; null: the window does, or nothing. */
function findScroller(element: HTMLElement | null): HTMLElement | null {
  for (let parent = element?.parentElement ?? null; parent !== null; parent = parent.parentElement)
    if (/auto|scroll/u.test(getComputedStyle(parent).overflowY)) return parent
  return null
}

/** Where the recording is not next to the transcript, following would scroll the recording away. */
const isSideBySide = (): boolean => window.matchMedia('(min-width: 1024px)').matches

/** Scrolls the page so that a row stays in sight. */
export function useFollow(box: RefObject<HTMLElement | null>, rowKey: string | null): void {
  useEffect(() => {
    const panel = findScroller(box.current)
    if (!panel || !box.current || rowKey === null || !isSideBySide()) return
    const row = box.current.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowKey)}"]`)
    if (!row || row.offsetHeight === 0) return
    const top = row.getBoundingClientRect().top - panel.getBoundingClientRect().top + panel.scrollTop
    const isAbove = top < panel.scrollTop + MARGIN_PX
    const isBelow = top + row.offsetHeight > panel.scrollTop + panel.clientHeight - MARGIN_PX
    if (isAbove || isBelow) panel.scrollTo({ top: top - panel.clientHeight / 3, behavior: 'smooth' })
  }, [box, rowKey])
}

/** Scrolls to the requested row and focuses it, each time it is requested. */
export function useGoTo(box: RefObject<HTMLElement | null>, asked: object | null, rowKey: string | null): void {
  useEffect(() => {
    if (asked === null || rowKey === null) return
    const row = box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowKey)}"]`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'center' })
  }, [box, asked, rowKey])
}
