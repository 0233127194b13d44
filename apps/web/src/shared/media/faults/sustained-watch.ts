/** Reports a bad state once it has lasted long enough, with the time at which it began. */
export interface SustainedWatch {
  observe: (isBad: boolean, atMs: number) => void
  /** Stops watching. */
  end: (atMs: number) => void
}

interface SustainedWatchOptions {
  minMs: number
  onStart: (sinceMs: number) => void
  onEnd: (atMs: number) => void
}

export function createSustainedWatch({ minMs, onStart, onEnd }: SustainedWatchOptions): SustainedWatch {
  let sinceMs: number | null = null
  let isReported = false
  const end = (atMs: number) => {
    if (isReported) onEnd(atMs)
    sinceMs = null
    isReported = false
  }
  return {
    observe: (isBad, atMs) => {
      if (!isBad) return end(atMs)
      sinceMs ??= atMs
      if (isReported || atMs - sinceMs < minMs) return
      isReported = true
      onStart(sinceMs)
    },
    end,
  }
}
