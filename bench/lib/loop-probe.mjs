import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Loaded into a measured server with `--import`. Writes the event-loop delay of the last second to the file LOOP_PROBE_FILE.
 * Worker threads load it too, but measure nothing.
 */
const file = process.env.LOOP_PROBE_FILE
const { isMainThread } = await import('node:worker_threads')
if (file !== undefined && isMainThread) {
  const resolutionMs = 5
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  const ms = (ns) => Math.max(0, ns / 1e6 - resolutionMs)
  setInterval(() => {
    writeFileSync(file, JSON.stringify({ p95Ms: ms(delay.percentile(95)), maxMs: ms(delay.max) }))
    delay.reset()
  }, 1_000).unref()
}
