import { AppError } from './errors'
import { FairQueue } from './workers/fair-queue'

export interface AdmissionLimits {
  /** Works that run at once. */
  readonly atOnce: number
  readonly maxWaiting: number
  readonly maxWaitingPerClient: number
  /** Longest wait for a turn, in milliseconds. */
  readonly waitMs: number
}

interface Waiting {
  start(): void
  isOver: boolean
}

/**
 * Lets clients take turns: one with a hundred works delays another by one work. Throws UNAVAILABLE for a work that would wait too
 * long, or whose client has too many waiting.
 */
export const createFairAdmission = (limits: AdmissionLimits) => {
  const queue = new FairQueue<Waiting>(limits)
  let runningCount = 0

  const startNext = (): void => {
    while (runningCount < limits.atOnce) {
      const next = queue.take(() => true)
      if (next === null) return
      if (next.item.isOver) continue
      runningCount += 1
      next.item.start()
    }
  }

  const waitForTurn = (clientKey: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiting: Waiting = {
        isOver: false,
        start: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        waiting.isOver = true
        reject(new AppError('UNAVAILABLE'))
      }, limits.waitMs)
      if (queue.add(waiting, { clientKey })) return startNext()
      clearTimeout(timer)
      reject(new AppError('UNAVAILABLE'))
    })

  return async <T>(clientKey: string, work: () => Promise<T>): Promise<T> => {
    await waitForTurn(clientKey)
    try {
      return await work()
    } finally {
      runningCount -= 1
      startNext()
    }
  }
}
