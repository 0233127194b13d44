import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'

const maxQueues = 20_000

interface TurnLimits {
  /** Requests of one queue that run at once. */
  readonly atOnce: number
  /** The next request runs at the earliest this long after one of them began. */
  readonly leastMs?: number
}

/**
 * Lets requests of one network run a few at a time. Their budget allows a crowd that arrives at once, as in a classroom; running all
 * of them at once would delay the answers to everybody else.
 */
export const createTurns = ({ atOnce, leastMs = 0 }: TurnLimits) => {
  const limits = new LRUCache<string, LimitFunction>({ max: maxQueues })
  const getLimit = (queue: string): LimitFunction => {
    const limit = limits.get(queue) ?? pLimit(atOnce)
    limits.set(queue, limit)
    return limit
  }
  return {
    /** Resolves when it is the turn of a request, with what ends the turn. */
    wait: (queue: string): Promise<() => void> =>
      new Promise((resolve) => {
        void getLimit(queue)(() =>
          Promise.all([new Promise<void>((end) => resolve(end)), leastMs > 0 && delay(leastMs)]),
        )
      }),
  }
}
