import { FairQueue, type QueueLimits, type TaskKeys } from './fair-queue'
import type { ServedBytes } from './serve-bytes'
import { ProcessFailure, type ProcessLimits, type TaskLimits, WorkerProcess } from './worker-process'

/**
 * `late`: over its deadline. `exhausted`: over its processor time. `crashed`: the worker ended under it. `busy`: too many wait.
 * `closed`: the server stops.
 */
export type WorkerFailureCode = 'late' | 'exhausted' | 'crashed' | 'busy' | 'closed'

/** Why a task has no answer. The next task is not concerned: it gets a fresh worker. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure'
  constructor(
    readonly code: WorkerFailureCode,
    cause?: unknown,
  ) {
    super(`worker ${code}`, cause === undefined ? {} : { cause })
  }
}

/** When a process without a task ends, so that its memory is returned. */
export interface RecycleLimits {
  readonly idleMs: number
  readonly maxTasks: number
  /** Of the whole process, after a task. */
  readonly maxRssBytes: number
}

export interface WorkerPoolOptions {
  /** Where the worker's script lies; asked before each start of a worker. */
  readonly entry: () => Promise<URL>
  /** Processes at most; each has one task at a time and is started when it is first needed. */
  readonly size: number
  readonly queue: QueueLimits
  readonly task: TaskLimits
  readonly process: ProcessLimits
  readonly recycle?: RecycleLimits
}

/** A task without keys takes its turn in order of arrival. */
export interface RunOptions extends TaskKeys {
  /** What the task reads and writes piece by piece. */
  readonly bytes?: ServedBytes
  /** What the message keeps in memory while it waits. */
  readonly sizeBytes?: number
}

export interface WorkerPool {
  /** Answers what the worker answered, or rejects with WorkerFailure. */
  run(message: unknown, options?: RunOptions): Promise<unknown>
  /** From now on one process without a task is ready, as long as fewer than `size` are alive: a task need not wait for a start. */
  warmUp(): Promise<void>
  /** The processes that are alive. */
  listPids(): number[]
  /** Ends the workers at once; what is under way or waits is answered `closed`. */
  close(): Promise<void>
}

interface Task {
  readonly message: unknown
  readonly bytes: ServedBytes | undefined
  resolve(answer: unknown): void
  reject(error: unknown): void
}

const defaultRecycle: RecycleLimits = { idleMs: 30_000, maxTasks: 200, maxRssBytes: 256 * 1024 * 1024 }

/** Processes for heavy work and for untrusted input: a task may loop, crash or exhaust memory, and the server continues. */
export const createWorkerPool = (options: WorkerPoolOptions): WorkerPool => {
  const pool = new ProcessPool(options)
  return {
    run: (message, runOptions) => pool.run(message, runOptions),
    warmUp: () => pool.warmUp(),
    listPids: () => pool.listPids(),
    close: () => pool.close(),
  }
}

class ProcessPool {
  readonly #options: WorkerPoolOptions
  readonly #queue: FairQueue<Task>
  /** Each with the timer that ends it; a spare process has none. */
  readonly #idle = new Map<WorkerProcess, NodeJS.Timeout | undefined>()
  readonly #alive = new Set<WorkerProcess>()
  readonly #running = new Set<TaskKeys>()
  readonly #closing = new AbortController()
  #spareCount = 0
  #startingSpare: Promise<void> | null = null

  constructor(options: WorkerPoolOptions) {
    this.#options = options
    this.#queue = new FairQueue(options.queue)
  }

  run(message: unknown, { bytes, sizeBytes = 0, ...keys }: RunOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closing.signal.aborted) return reject(new WorkerFailure('closed'))
      if (!this.#queue.add({ message, bytes, resolve, reject }, keys, sizeBytes))
        return reject(new WorkerFailure('busy'))
      this.#startNext()
    })
  }

  warmUp(): Promise<void> {
    this.#spareCount = 1
    return this.#keepSpare()
  }

  listPids(): number[] {
    return [...this.#alive].flatMap(({ pid }) => (pid === undefined ? [] : [pid]))
  }

  async close(): Promise<void> {
    this.#closing.abort()
    for (const task of this.#queue.clear()) task.reject(new WorkerFailure('closed'))
    for (const timer of this.#idle.values()) clearTimeout(timer)
    await Promise.all([...this.#alive].map((worker) => worker.end()))
  }

  #startNext(): void {
    while (this.#running.size < this.#options.size) {
      const next = this.#queue.take((keys) => this.#canStart(keys))
      if (next === null) return
      const { item, keys } = next
      this.#running.add(keys)
      void this.#work(item).finally(() => {
        this.#running.delete(keys)
        this.#startNext()
      })
    }
  }

  /** One organization leaves a worker to the others, and one client leaves another to its organization. */
  #canStart({ fairKey, clientKey, ownerKey }: TaskKeys): boolean {
    const share = Math.max(1, this.#options.size - 1)
    const clientShare = Math.max(1, this.#options.size - 2)
    const running = [...this.#running]
    const count = (name: keyof TaskKeys, key: string | undefined): number =>
      key === undefined ? 0 : running.filter((keys) => keys[name] === key).length
    return (
      count('ownerKey', ownerKey) === 0 &&
      count('fairKey', fairKey) < share &&
      count('clientKey', clientKey) < clientShare
    )
  }

  async #work(task: Task): Promise<void> {
    try {
      task.resolve(await this.#runTwiceIfKilled(task))
    } catch (error) {
      const failure = error instanceof ProcessFailure ? convertFailure(error) : error
      // A missing script is not the task's failure: the error is reported unchanged.
      task.reject(this.#closing.signal.aborted ? new WorkerFailure('closed') : failure)
    }
  }

  /** The system ends a process when memory is short: that says nothing about its task. What has written begins again by its caller. */
  async #runTwiceIfKilled(task: Task): Promise<unknown> {
    try {
      return await this.#runOnce(task)
    } catch (error) {
      const isKilled = error instanceof ProcessFailure && error.code === 'killed'
      if (!isKilled || task.bytes !== undefined || this.#closing.signal.aborted) throw error
      return this.#runOnce(task)
    }
  }

  async #runOnce(task: Task): Promise<unknown> {
    const worker = await this.#takeWorker()
    try {
      const answer = await worker.run(task, this.#options.task)
      this.#release(worker)
      return answer
    } catch (error) {
      await worker.end()
      throw error
    }
  }

  async #takeWorker(): Promise<WorkerProcess> {
    const idle = this.#takeIdle()
    if (idle !== null) return idle
    const entry = await this.#options.entry()
    if (this.#closing.signal.aborted) throw new WorkerFailure('closed')
    return this.#takeIdle() ?? this.#startWorker(entry)
  }

  #takeIdle(): WorkerProcess | null {
    const [first] = this.#idle
    if (first === undefined) return null
    const [worker, timer] = first
    clearTimeout(timer)
    this.#idle.delete(worker)
    worker.setBusy(true)
    void this.#keepSpare()
    return worker
  }

  #keepSpare(): Promise<void> {
    if (!this.#needsSpare()) return Promise.resolve()
    this.#startingSpare ??= this.#startSpare().finally(() => {
      this.#startingSpare = null
    })
    return this.#startingSpare
  }

  async #startSpare(): Promise<void> {
    // If there is no script, the next task reports it.
    const entry = await this.#options.entry().catch(() => null)
    if (entry === null || !this.#needsSpare()) return
    const worker = this.#startWorker(entry)
    worker.setBusy(false)
    this.#idle.set(worker, undefined)
  }

  #needsSpare(): boolean {
    if (this.#closing.signal.aborted) return false
    return this.#idle.size < this.#spareCount && this.#alive.size < this.#options.size
  }

  #startWorker(entry: URL): WorkerProcess {
    const worker = new WorkerProcess(entry, this.#options.process)
    this.#alive.add(worker)
    void worker.exited.then(() => {
      clearTimeout(this.#idle.get(worker))
      this.#alive.delete(worker)
      this.#idle.delete(worker)
      // One that ended before its first task would end again.
      if (worker.taskCount > 0) void this.#keepSpare()
    })
    return worker
  }

  #release(worker: WorkerProcess): void {
    const { idleMs, maxTasks, maxRssBytes } = this.#options.recycle ?? defaultRecycle
    worker.setBusy(false)
    if (worker.taskCount >= maxTasks || worker.rssBytes > maxRssBytes || !this.#alive.has(worker))
      return void worker.end()
    const timer = setTimeout(() => {
      this.#idle.delete(worker)
      void this.#keepSpare()
      void worker.end()
    }, idleMs)
    timer.unref()
    this.#idle.set(worker, timer)
  }
}

const convertFailure = ({ code, cause }: ProcessFailure): WorkerFailure =>
  new WorkerFailure(code === 'killed' ? 'crashed' : code, cause)
