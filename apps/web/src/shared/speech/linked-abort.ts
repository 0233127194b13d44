/** A controller that aborts with `signal` or separately. `AbortSignal.any` is too new for the oldest supported Safari. */
export function linkedAbort(signal: AbortSignal): { controller: AbortController; unlink: () => void } {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  return { controller, unlink: () => signal.removeEventListener('abort', abort) }
}
