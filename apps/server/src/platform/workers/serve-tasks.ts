import { Worker } from 'node:worker_threads'
import { type BorrowedBytes, borrowBytes } from './borrow-bytes'
import { killProcessGroup } from './end-process'
import { type FromWorker, zToWorker } from './worker-messages'

/** The watchdog's script lies next to this one's bundle. */
const watchdogEntry = new URL('./worker-watchdog.mjs', import.meta.url)

interface Watchdog {
  startTask(maxCpuMs: number): void
  endTask(): void
}

const startWatchdog = (maxRssBytes: string): Watchdog => {
  const cpuLimit = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const cpuLimitMs = new Int32Array(cpuLimit)
  new Worker(watchdogEntry, { argv: [process.ppid, maxRssBytes], workerData: cpuLimit }).unref()
  return {
    startTask(maxCpuMs) {
      const { user, system } = process.cpuUsage()
      Atomics.store(cpuLimitMs, 0, maxCpuMs === 0 ? 0 : Math.ceil((user + system) / 1_000 + maxCpuMs))
    },
    endTask() {
      Atomics.store(cpuLimitMs, 0, 0)
    },
  }
}

const send = (message: FromWorker): void => {
  process.send?.(message)
}

/**
 * The main loop of a worker process: one task at a time, each with one answer. What a task throws ends the process, and the server
 * answers for it. The process ends with its server.
 */
export const serveTasks = (answerTask: (message: unknown, bytes: BorrowedBytes) => Promise<unknown>): void => {
  const watchdog = startWatchdog(process.argv[2] ?? '0')
  let bytes = borrowBytes(() => undefined)
  const run = async (message: unknown, maxCpuMs: number): Promise<void> => {
    bytes = borrowBytes((request) => send({ kind: 'bytes', request }))
    watchdog.startTask(maxCpuMs)
    try {
      const answer = await answerTask(message, bytes)
      send({ kind: 'answer', answer, rssBytes: process.memoryUsage.rss() })
    } catch (error) {
      send({ kind: 'failure', error })
    } finally {
      watchdog.endTask()
    }
  }
  process.on('disconnect', () => killProcessGroup(process.pid, 'SIGKILL'))
  process.on('message', (raw: unknown) => {
    const received = zToWorker.parse(raw)
    if (received.kind === 'bytes') bytes.receive(received.reply)
    else void run(received.message, received.maxCpuMs)
  })
}
