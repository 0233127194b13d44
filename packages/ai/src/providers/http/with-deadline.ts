export interface Deadline {
  readonly deadlineMs: number
  readonly signal: AbortSignal | undefined
  readonly createTimeoutError: () => Error
  readonly createAbortedError: () => Error
}

/**
 * Ends at the deadline even if the work does not listen to its signal. The signal fires in any case once the work is over or
 * given up, so that nothing goes on being read behind a result.
 */
export function withDeadline<T>(limits: Deadline, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal } = limits
  if (signal?.aborted === true) return Promise.reject(limits.createAbortedError())
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      settle()
      controller.abort()
    }
    const onAbort = () => finish(() => reject(limits.createAbortedError()))
    const timer = setTimeout(() => finish(() => reject(limits.createTimeoutError())), Math.max(0, limits.deadlineMs))
    signal?.addEventListener('abort', onAbort, { once: true })
    work(controller.signal).then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error)),
    )
  })
}
