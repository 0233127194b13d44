import { workerData } from 'node:worker_threads'
import { cpuLimitSignal, killProcessGroup, memoryLimitSignal } from './end-process'

/*
 * A thread of a worker process that ends the process when it is over its limits, or when its server has ended. The main thread
 * can't do this: a hostile file may keep it in a loop. Arguments: the server's process, and the most memory of this one.
 */
const checkMs = 100
const [parentPid = 0, maxRssBytes = 0] = process.argv.slice(2).map(Number)
const shared: unknown = workerData
if (!(shared instanceof SharedArrayBuffer)) throw new Error('the watchdog needs the shared limit of processor time')
/** The processor time in ms at which the process ends, or zero. */
const cpuLimitMs = new Int32Array(shared)

const readCpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const check = (): void => {
  if (process.ppid !== parentPid) killProcessGroup(process.pid, 'SIGKILL')
  if (process.memoryUsage.rss() > maxRssBytes) killProcessGroup(process.pid, memoryLimitSignal)
  const limitMs = Atomics.load(cpuLimitMs, 0)
  if (limitMs > 0 && readCpuMs() > limitMs) killProcessGroup(process.pid, cpuLimitSignal)
}

setInterval(check, checkMs)
