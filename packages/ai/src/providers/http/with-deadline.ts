export interface Deadline {
  readonly deadlineMs: number
  readonly signal: AbortSignal | undefined
  readonly late: () => Error
  readonly aborted: () => Error
}

/**
 * Ends at the deadline even if the work does not listen to its signal. The signal fires in any case once the work is over or
 * given up, so that nothing goes on being read behind a result.
 */
export function withDeadline<T>(limits: Deadline, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal } = limits
  if (signal?.aborted === true) return Promise.reject(limits.aborted())
  return new Promise((resolve, reject) => {
    const stop = new AbortController()
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      settle()
      stop.abort()
    }
    const onAbort = () => end(() => reject(limits.aborted()))
    const timer = setTimeout(() => end(() => reject(limits.late())), Math.max(0, limits.deadlineMs))
    signal?.addEventListener('abort', onAbort, { once: true })
    work(stop.signal).then(
      (value) => end(() => resolve(value)),
      (error: unknown) => end(() => reject(error)),
    )
  })
}
