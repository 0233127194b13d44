import type { TokenBuckets } from '../platform/token-buckets'
import type { Taken } from './messages'

/** How late the other processes may learn of what was taken. */
const sendEveryMs = 50

export interface BucketChannel {
  send(taken: readonly Taken[]): void
  /** Calls the listener with what the other processes took. */
  subscribe(listener: (taken: readonly Taken[]) => void): void
}

/**
 * Lets the buckets of all processes count together: each tells the others what was taken from its own. A client with one connection has
 * its whole budget in its process. One with many may take more within the delay, and then has to wait for it.
 */
export const createBucketSharing = (channel: BucketChannel) => {
  const all = new Map<string, TokenBuckets>()
  const pending = new Map<string, Taken>()
  let timer: NodeJS.Timeout | undefined
  const send = (): void => {
    timer = undefined
    const taken = [...pending.values()]
    pending.clear()
    channel.send(taken)
  }
  const add = (name: string, key: string, tokens: number): void => {
    const id = `${name} ${key}`
    pending.set(id, [name, key, (pending.get(id)?.[2] ?? 0) + tokens])
    timer ??= setTimeout(send, sendEveryMs).unref()
  }
  channel.subscribe((taken) => {
    for (const [name, key, tokens] of taken) all.get(name)?.take(key, tokens)
  })
  return {
    share(name: string, buckets: TokenBuckets): TokenBuckets {
      all.set(name, buckets)
      return {
        getWaitSeconds: buckets.getWaitSeconds,
        take(key, tokens) {
          buckets.take(key, tokens)
          add(name, key, tokens)
        },
      }
    },
    stop: (): void => clearTimeout(timer),
  }
}
