import { type RefObject, useLayoutEffect, useState } from 'react'

/** A little air between the last line of the page and what lies over it. */
const AIR_PX = 24

/**
 * How much of the page's end is covered by what is docked at the bottom edge, in CSS pixels with its safe area. What is moved to by
 * keyboard stops above it.
 */
export function useReservedHeight(frame: RefObject<HTMLElement | null>): number {
  const [heightPx, setHeightPx] = useState(0)
  useLayoutEffect(() => {
    const docked = frame.current
    if (!docked) return
    const { style } = document.documentElement
    const measure = () => {
      const next = docked.offsetHeight + AIR_PX
      setHeightPx(next)
      style.scrollPaddingBottom = `${next}px`
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(docked)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [frame])
  return heightPx
}
