import { setTimeout as sleep } from 'node:timers/promises'
import { stopOrphanedServer } from './orphaned-server'
import type { ServerAddress, ServerOptions } from './server-options'
import { type RunningServer, startServer } from './start-server'

/** A server that is started again in its place when it dies. */
export interface SupervisedServer {
  readonly address: ServerAddress
  stop(): Promise<void>
}

const PAUSE_MS = 500

/**
 * Starts the server and keeps it running: one that was killed (by the system, short of memory) is started again at the same
 * address, recovers from its log, and clients reconnect. Until then requests fail and are repeated.
 */
export async function superviseServer(options: ServerOptions): Promise<SupervisedServer> {
  const first = await startServer(options)
  const { address } = first
  let isStopped = false
  const startAgain = async (): Promise<RunningServer | null> => {
    while (!isStopped) {
      try {
        await stopOrphanedServer(options.clusterDir, options.log)
        return await startServer(options, address)
      } catch (error) {
        options.log(`The database does not start again yet: ${error instanceof Error ? error.message : 'unknown'}`)
        await sleep(PAUSE_MS)
      }
    }
    return null
  }
  let running: RunningServer | null = first
  const watch = async (): Promise<void> => {
    while (running !== null) {
      await running.gone
      if (isStopped) return
      options.log('The database has ended unexpectedly and is started again')
      running = await startAgain()
    }
  }
  const watching = watch()
  return {
    address,
    async stop() {
      isStopped = true
      await running?.stop()
      await watching
      // Started again in this very moment.
      await running?.stop()
    },
  }
}
