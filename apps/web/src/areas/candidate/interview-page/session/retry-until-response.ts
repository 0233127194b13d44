import { ApiError } from '../../../../shared/api/api-error'

const FIRST_DELAY_MS = 400
const MAX_DELAY_MS = 5000

/** Whether a retry may help: network errors, server errors and rate limits. A refusal is final. */
const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

export const getRetryDelayMs = (attempt: number): number => Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt)

/** Waits, but wakes as soon as the browser says that it is online again. */
const waitForNetwork = (delayMs: number): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      resolve()
    }
    const timer = setTimeout(finish, delayMs)
    addEventListener('online', finish)
  })

/** Sends a command until the server accepts or refuses it. Only for commands that may be repeated. */
export async function retryUntilResponse<T>(
  send: () => Promise<T>,
  isStopped: () => boolean = () => false,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      if (!isRetryable(error) || isStopped()) throw error
      await waitForNetwork(getRetryDelayMs(attempt))
    }
  }
}
