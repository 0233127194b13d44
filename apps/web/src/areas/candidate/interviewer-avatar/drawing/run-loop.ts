import { monotonicMs } from '../../../../shared/clock'

const FULL_FPS = 30
const SMALL_FPS = 15
/** Below this width the difference is not visible. */
const SMALL_PX = 180
/** A frame of a 60 Hz screen may come a little early. */
const EARLY_MS = 4

interface Drawing {
  draw: (nowMs: number, isFullRate: boolean) => void
  /** Half the frames are enough now, and something else needs the processor more. */
  isCalm: () => boolean
}

/** Draws at most 30 times a second, 15 where the panel is small or little happens, never out of view; a hidden tab draws nothing by itself. */
export function runLoop(panel: HTMLElement, { draw, isCalm }: Drawing): () => void {
  let request = 0
  let lastMs = Number.NEGATIVE_INFINITY
  let isSeen = true
  let isSmall = panel.clientWidth < SMALL_PX
  const frame = () => {
    request = requestAnimationFrame(frame)
    const nowMs = monotonicMs()
    const isFullRate = !isSmall && !isCalm()
    const fps = isFullRate ? FULL_FPS : SMALL_FPS
    if (!isSeen || nowMs - lastMs < 1000 / fps - EARLY_MS) return
    lastMs = nowMs
    draw(nowMs, isFullRate)
  }
  const view = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true
  })
  const size = new ResizeObserver(() => {
    isSmall = panel.clientWidth < SMALL_PX
  })
  view.observe(panel)
  size.observe(panel)
  request = requestAnimationFrame(frame)
  return () => {
    cancelAnimationFrame(request)
    view.disconnect()
    size.disconnect()
  }
}
