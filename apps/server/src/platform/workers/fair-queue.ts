import { LRUCache } from 'lru-cache'

/** Whose task it is. Tasks without a key share one turn, in order of arrival. */
export interface TaskKeys {
  /** The first level of turns: an organization. */
  readonly fairKey?: string
  /** The second level: a client, by its address. */
  readonly clientKey?: string
  /** The third level: a session. One task of an owner runs at a time. */
  readonly ownerKey?: string
}

/** Tasks that may wait: in total, and of one key of each level. */
export interface QueueLimits {
  readonly maxWaiting: number
  readonly maxWaitingPerFairKey?: number
  readonly maxWaitingPerClient?: number
  readonly maxWaitingPerOwner?: number
  /** What waiting tasks keep in memory. */
  readonly maxWaitingBytes?: number
  readonly maxWaitingBytesPerClient?: number
}

export interface QueuedTask<T> {
  readonly item: T
  readonly keys: TaskKeys
  readonly sizeBytes: number
}

/** From the widest to the narrowest. */
const levels = ['fairKey', 'clientKey', 'ownerKey'] as const
type Level = (typeof levels)[number]

/** Keys whose last turn is remembered; an older one counts as new. */
const maxRememberedKeys = 10_000

/**
 * Waiting tasks. Organizations take turns, clients of an organization take turns within its share, and sessions of a client within
 * theirs: a client with a hundred tasks delays another client by one task.
 */
export class FairQueue<T> {
  /** In order of arrival. */
  readonly #tasks: QueuedTask<T>[] = []
  readonly #lastTurns = new LRUCache<string, number>({ max: maxRememberedKeys })
  #turnCount = 0
  readonly #limits: QueueLimits

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** False if too many wait already. */
  add(item: T, keys: TaskKeys, sizeBytes = 0): boolean {
    if (this.#isFull(keys) || this.#isMemoryFull(keys, sizeBytes)) return false
    this.#tasks.push({ item, keys, sizeBytes })
    return true
  }

  /** The next task among those that may start, or null. */
  take(canStart: (keys: TaskKeys) => boolean): QueuedTask<T> | null {
    const startable = this.#tasks.filter(({ keys }) => canStart(keys))
    const [task] = levels.reduce((tasks, level) => this.#selectTurn(tasks, level), startable)
    if (task === undefined) return null
    this.#tasks.splice(this.#tasks.indexOf(task), 1)
    this.#turnCount += 1
    for (const level of levels) this.#lastTurns.set(nameKey(level, task.keys), this.#turnCount)
    return task
  }

  /** Empties the queue. */
  clear(): T[] {
    return this.#tasks.splice(0).map(({ item }) => item)
  }

  /** The tasks of the key whose last turn was the longest ago. */
  #selectTurn(tasks: readonly QueuedTask<T>[], level: Level): QueuedTask<T>[] {
    const turns = tasks.map(({ keys }) => this.#lastTurns.get(nameKey(level, keys)) ?? 0)
    const first = tasks[turns.indexOf(Math.min(...turns))]
    return first === undefined ? [] : tasks.filter(({ keys }) => keys[level] === first.keys[level])
  }

  #isFull(keys: TaskKeys): boolean {
    const { maxWaiting, maxWaitingPerFairKey, maxWaitingPerClient, maxWaitingPerOwner } = this.#limits
    return (
      this.#tasks.length >= maxWaiting ||
      this.#isKeyFull('fairKey', keys, maxWaitingPerFairKey) ||
      this.#isKeyFull('clientKey', keys, maxWaitingPerClient) ||
      this.#isKeyFull('ownerKey', keys, maxWaitingPerOwner)
    )
  }

  #isMemoryFull({ clientKey }: TaskKeys, sizeBytes: number): boolean {
    const { maxWaitingBytes = Infinity, maxWaitingBytesPerClient = Infinity } = this.#limits
    const ofClient = this.#tasks.filter(({ keys }) => clientKey !== undefined && keys.clientKey === clientKey)
    return (
      sumSizes(this.#tasks) + sizeBytes > maxWaitingBytes || sumSizes(ofClient) + sizeBytes > maxWaitingBytesPerClient
    )
  }

  #isKeyFull(level: Level, keys: TaskKeys, limit: number | undefined): boolean {
    if (keys[level] === undefined || limit === undefined) return false
    return this.#tasks.filter((task) => task.keys[level] === keys[level]).length >= limit
  }
}

function nameKey(level: Level, keys: TaskKeys): string {
  return `${level} ${keys[level] ?? ''}`
}

function sumSizes(tasks: readonly { readonly sizeBytes: number }[]): number {
  return tasks.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
}
