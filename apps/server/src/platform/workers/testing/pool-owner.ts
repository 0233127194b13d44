import { createWorkerPool } from '../create-worker-pool'

/** Stands for a server: it tells its parent about its processes, one in a loop and one spare. Its argument is the worker's script. */
const pool = createWorkerPool({
  entry: async () => new URL(process.argv[2] ?? ''),
  size: 2,
  queue: { maxWaiting: 1 },
  task: { deadlineMs: 600_000 },
  process: { maxHeapMb: 64, maxRssBytes: 400 * 1024 * 1024 },
})
void pool.run('loop').catch(() => undefined)
void pool.warmUp()
setInterval(() => process.send?.(pool.listPids()), 50)
