import { ApiError } from '../../../../shared/api/api-error'

const FIRST_DELAY_MS = 400
const MAX_DELAY_MS = 5000

/** Whether the same again may help: the line, the server's health, or too many at once. A refusal is final. */
const mayHelp = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500 || error.status === 429

export const retryDelayMs = (attempt: number): number => Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt)

/** Waits, but wakes as soon as the browser says that it is online again. */
const waitForLine = (delayMs: number): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      resolve()
    }
    const timer = setTimeout(finish, delayMs)
    addEventListener('online', finish)
  })

/** Sends a command until the server has answered it, by doing or by refusing. Only for commands that may be repeated. */
export async function untilAnswered<T>(send: () => Promise<T>, isStopped: () => boolean = () => false): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      if (!mayHelp(error) || isStopped()) throw error
      await waitForLine(retryDelayMs(attempt))
    }
  }
}
