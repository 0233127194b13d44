/** The machine is too slow for three dimensions when half of its frames take longer than this... */
const SLOW_MS = 50
/** ...over this long. */
const OVER_MS = 3000
/** Shaders are compiled and the page is still loading: not counted. */
const SETTLING_MS = 1500
/** Longer gaps are not slow frames: the tab was hidden or the machine slept. */
const GAP_MS = 1000

export interface FrameMonitor {
  /** Tells a frame drawn at full rate; true once the machine is found too slow. */
  isTooSlow: (atMs: number) => boolean
  /** Frames are left out on purpose now: what was seen so far does not count. */
  pause: () => void
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Watches the time from frame to frame, on whatever clock the caller gives. */
export function createFrameMonitor(): FrameMonitor {
  let beganMs: number | null = null
  let lastMs: number | null = null
  let frames: { atMs: number; tookMs: number }[] = []
  return {
    isTooSlow: (atMs) => {
      beganMs ??= atMs
      const tookMs = atMs - (lastMs ?? atMs)
      lastMs = atMs
      if (tookMs > GAP_MS) frames = []
      if (atMs - beganMs < SETTLING_MS || tookMs === 0 || tookMs > GAP_MS) return false
      frames.push({ atMs, tookMs })
      const first = frames[0]
      if (first === undefined || atMs - first.atMs < OVER_MS) return false
      frames = frames.filter((frame) => atMs - frame.atMs < OVER_MS)
      return median(frames.map((frame) => frame.tookMs)) > SLOW_MS
    },
    pause: () => {
      lastMs = null
      frames = []
    },
  }
}
