/** Tells when something bad has gone on for long enough to be called so, from when it really began. */
export interface RunWatch {
  see: (isBad: boolean, atMs: number) => void
  /** Nothing is looked at any more. */
  end: (atMs: number) => void
}

interface RunParts {
  minMs: number
  onStart: (sinceMs: number) => void
  onEnd: (atMs: number) => void
}

export function createRunWatch({ minMs, onStart, onEnd }: RunParts): RunWatch {
  let sinceMs: number | null = null
  let isCalled = false
  const end = (atMs: number) => {
    if (isCalled) onEnd(atMs)
    sinceMs = null
    isCalled = false
  }
  return {
    see: (isBad, atMs) => {
      if (!isBad) return end(atMs)
      sinceMs ??= atMs
      if (isCalled || atMs - sinceMs < minMs) return
      isCalled = true
      onStart(sinceMs)
    },
    end,
  }
}
