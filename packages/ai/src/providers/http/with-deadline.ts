export interface Deadline {
  readonly deadlineMs: number
  readonly signal: AbortSignal | undefined
  readonly createTimeoutError: () => Error
  readonly createAbortedError: () => Error
}

/**
 * Rejects at the deadline even if the work ignores its signal. The signal always fires when the work is over or
 * abandoned, so that nothing keeps reading after the result.
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
