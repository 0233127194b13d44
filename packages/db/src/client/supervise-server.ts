import { setTimeout as sleep } from 'node:timers/promises'
import { stopOrphanedServer } from './orphaned-server'
import type { ServerAddress, ServerOptions } from './server-options'
import { type Replacement, type RunningServer, startServer } from './start-server'

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
  const stopping = new AbortController()
  const { signal } = stopping
  // Null while the next one starts: stopping the one that has ended would delete the socket of its replacement.
  let running: RunningServer | null = first
  const watch = async (): Promise<void> => {
    let watched: RunningServer | null = first
    while (watched !== null) {
      await watched.gone
      if (signal.aborted) return
      options.log('The database has ended unexpectedly and is started again')
      running = null
      watched = await startAgain(options, { address, signal })
      running = watched
      // It was ready in the moment in which everything was stopped.
      if (signal.aborted) return running?.stop()
    }
  }
  const watching = watch()
  return {
    address,
    async stop() {
      stopping.abort()
      await running?.stop()
      await watching
    },
  }
}

/** Null where the server is no longer wanted. */
async function startAgain(options: ServerOptions, replacement: Replacement): Promise<RunningServer | null> {
  while (!replacement.signal.aborted) {
    try {
      await stopOrphanedServer(options.clusterDir, options.log)
      return await startServer(options, replacement)
    } catch (error) {
      if (replacement.signal.aborted) return null
      options.log(`The database does not start again yet: ${error instanceof Error ? error.message : 'unknown'}`)
      await sleep(PAUSE_MS)
    }
  }
  return null
}
