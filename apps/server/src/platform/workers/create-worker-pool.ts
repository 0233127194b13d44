import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads'

/** `late`: over its deadline. `crashed`: the worker ended under it. `busy`: too many wait. `closed`: the server stops. */
export type WorkerFailureCode = 'late' | 'crashed' | 'busy' | 'closed'

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

export interface WorkerPoolOptions {
  /** Where the worker's script lies; asked before each start of a worker. It answers each message with one message. */
  readonly entry: () => Promise<URL>
  /** Workers at most; each has one task at a time and is started when it is first needed. */
  readonly size: number
  /** Of one task, from the moment a worker has it; the start of a fresh worker counts. */
  readonly deadlineMs: number
  /** Tasks that may wait for a worker; one more is refused as `busy`. */
  readonly maxWaiting: number
  /** Of a worker's JavaScript heap. Bytes (an inflated file, say) are not in it: those are held by `maxGrowthBytes`. */
  readonly resourceLimits: ResourceLimits
  /** How much the whole process may grow during one task before that is cut off as `crashed`. */
  readonly maxGrowthBytes: number
}

export interface WorkerPool {
  /** Answers what the worker answered, or rejects with WorkerFailure. What is transferred is gone from this thread. */
  run(message: unknown, transfer?: readonly Transferable[]): Promise<unknown>
  /** Ends the workers at once; what is under way or waits is answered `closed`. */
  close(): Promise<void>
}

interface Task {
  readonly message: unknown
  readonly transfer: readonly Transferable[]
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** A worker that may end at any time without an unhandled event; nothing of this process's environment is in it. */
const startWorker = (entry: URL, resourceLimits: ResourceLimits): Worker => {
  const worker = new Worker(entry, { env: {}, execArgv: [], stdout: true, stderr: true, resourceLimits })
  // What parsers say about a stranger's file belongs into no log.
  worker.stdout.resume()
  worker.stderr.resume()
  worker.on('error', () => {
    // A running task learns of it in `ask`; the end of an idle worker is noticed in `exit`.
  })
  return worker
}

const memoryCheckMs = 100

/** One task and its one answer. */
const ask = (
  worker: Worker,
  task: Task,
  { deadlineMs, maxGrowthBytes }: Pick<WorkerPoolOptions, 'deadlineMs' | 'maxGrowthBytes'>,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const rssBytes = process.memoryUsage.rss()
    const end = (settle: () => void) => {
      clearTimeout(timer)
      clearInterval(watch)
      worker.off('message', onMessage).off('messageerror', onError).off('error', onError).off('exit', onExit)
      settle()
    }
    const fail = (code: WorkerFailureCode, cause?: unknown) => end(() => reject(new WorkerFailure(code, cause)))
    const onMessage = (answer: unknown) => end(() => resolve(answer))
    const onError = (cause: unknown) => fail('crashed', cause)
    const onExit = () => fail('crashed')
    const timer = setTimeout(() => fail('late'), deadlineMs)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - rssBytes > maxGrowthBytes) fail('crashed')
    }, memoryCheckMs)
    worker.on('message', onMessage).on('messageerror', onError).on('error', onError).on('exit', onExit)
    worker.postMessage(task.message, task.transfer)
  })

/**
 * Threads for heavy work and for untrusted input: a task may loop, crash or exhaust memory, and the server continues.
 */
export const createWorkerPool = (options: WorkerPoolOptions): WorkerPool => {
  const waiting: Task[] = []
  const idle = new Set<Worker>()
  const alive = new Set<Worker>()
  let busyCount = 0
  let isClosed = false

  const takeWorker = async (): Promise<Worker> => {
    const [spare] = idle
    if (spare !== undefined) {
      idle.delete(spare)
      spare.ref()
      return spare
    }
    const entry = await options.entry()
    if (isClosed) throw new WorkerFailure('closed')
    const worker = startWorker(entry, options.resourceLimits)
    alive.add(worker)
    worker.on('exit', () => {
      alive.delete(worker)
      idle.delete(worker)
    })
    return worker
  }

  const work = async (task: Task): Promise<void> => {
    let worker: Worker | undefined
    try {
      worker = await takeWorker()
      const answer = await ask(worker, task, options)
      worker.unref()
      if (alive.has(worker)) idle.add(worker)
      task.resolve(answer)
    } catch (error) {
      await worker?.terminate()
      // A missing script is not the task's failure: the error is reported unchanged.
      task.reject(isClosed ? new WorkerFailure('closed') : error)
    }
  }

  const next = (): void => {
    while (busyCount < options.size) {
      const task = waiting.shift()
      if (task === undefined) return
      busyCount += 1
      void work(task).finally(() => {
        busyCount -= 1
        next()
      })
    }
  }

  return {
    run: (message, transfer = []) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new WorkerFailure('closed'))
        if (waiting.length >= options.maxWaiting) return reject(new WorkerFailure('busy'))
        waiting.push({ message, transfer, resolve, reject })
        next()
      }),
    async close() {
      isClosed = true
      for (const task of waiting.splice(0)) task.reject(new WorkerFailure('closed'))
      await Promise.all([...alive].map((worker) => worker.terminate()))
    },
  }
}
