import { requestBudgets } from '@candor/domain'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'

const maxQueues = 20_000

/**
 * Lets requests of one network run a few at a time. Their budget allows a crowd that arrives at once, as in a classroom; running all
 * of them at once would delay the answers to everybody else.
 */
export const createTurns = (atOnce: number = requestBudgets.ofNetworkAtOnce) => {
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
        void getLimit(queue)(() => new Promise<void>((end) => resolve(end)))
      }),
  }
}
