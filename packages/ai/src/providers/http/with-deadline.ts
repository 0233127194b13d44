export interface Deadline {
  readonly deadlineMs: number
  readonly signal: AbortSignal | undefined
  readonly createTimeoutError: () => Error
  readonly createAbortedError: () => Error
}

/**
 * Rejects at the deadline even if the work ignores its signal. Work whose deadline has passed is not begun. The signal always fires when the work is over or
 * abandoned, so that nothing keeps reading after the result.
 */
export function withDeadline<T>(limits: Deadline, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal } = limits
  if (signal?.aborted === true) return Promise.reject(limits.createAbortedError())
  // A timer of 0 ms can fire after the answer of a server on the same machine.
  if (limits.deadlineMs <= 0) return Promise.reject(limits.createTimeoutError())
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      settle()
      controller.abort()
    }
    const onAbort = () => finish(() => reject(limits.createAbortedError()))
    const timer = setTimeout(() => finish(() => reject(limits.createTimeoutError())), limits.deadlineMs)
    signal?.addEventListener('abort', onAbort, { once: true })
    work(controller.signal).then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error)),
    )
  })
}
