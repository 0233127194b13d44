import { type RefObject, useEffect } from 'react'

const MARGIN_PX = 48

/** Scrolls a row into view inside its tab, without moving the page. */
export function useFollow(box: RefObject<HTMLElement | null>, rowKey: string | null): void {
  useEffect(() => {
    const panel = box.current?.closest<HTMLElement>('[role=tabpanel]')
    if (!panel || rowKey === null) return
    const row = panel.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowKey)}"]`)
    if (!row) return
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
