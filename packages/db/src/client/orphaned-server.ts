import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from './errors'
import { isAlive, readWorkingFolder } from './process-identity'

const FAST_SHUTDOWN_MS = 20_000
const IMMEDIATE_SHUTDOWN_MS = 10_000
const POLL_MS = 25

/**
 * Stops a server that a killed process left on this cluster. The caller holds the data directory's lock, so no other
 * process may use it; the working folder distinguishes a server from a recycled process id.
 */
export async function stopOrphanedServer(clusterDir: string, log: (message: string) => void): Promise<void> {
  const pid = readPostmasterPid(clusterDir)
  if (pid === null || !isServerForCluster(pid, clusterDir)) return clearStaleServer(clusterDir)
  log(`Stopping the database that an earlier, interrupted run left behind (process ${pid})`)
  if (await stopServer(pid, clusterDir)) return
  throw new DatabaseError(
    'embedded_start_failed',
    `A database server left behind by an earlier run (process ${pid}) does not stop: end it with "kill -INT ${pid}" and start again.`,
  )
}

/**
 * The server has ended, perhaps by a power failure. PostgreSQL would still refuse to start where its old process id is in use
 * again, is that of an uncollected dead process, or was never written to the disk. The file also keeps a
 * new server from the shared memory of the old server's children, so it is removed only when none of them is left.
 */
async function clearStaleServer(clusterDir: string): Promise<void> {
  // Without /proc only PostgreSQL itself can decide.
  if (process.platform !== 'linux' || !existsSync(clusterDir)) return
  await endOrphans(clusterDir)
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true })
}

/** Children end by themselves when they notice that their server has died. */
async function endOrphans(clusterDir: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < IMMEDIATE_SHUTDOWN_MS; waitedMs += POLL_MS) {
    const orphans = listProcessesIn(clusterDir)
    if (orphans.length === 0) return
    for (const pid of orphans) signal(pid, 'SIGQUIT')
    await sleep(POLL_MS)
  }
  throw new DatabaseError(
    'embedded_start_failed',
    `Processes of an earlier database do not end (${listProcessesIn(clusterDir).join(', ')}): end them and start again.`,
  )
}

/** Servers and their children have the data directory as their working directory. */
function listProcessesIn(clusterDir: string): number[] {
  const folder = realpathSync(clusterDir)
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => readWorkingFolder(pid) === folder && isAlive(pid))
}

/** Fast shutdown, then the immediate one (which the next start recovers from); true when the server has ended. */
async function stopServer(pid: number, clusterDir: string): Promise<boolean> {
  signal(pid, 'SIGINT')
  if (await waitUntilGone(pid, clusterDir, FAST_SHUTDOWN_MS)) return true
  signal(pid, 'SIGQUIT')
  return waitUntilGone(pid, clusterDir, IMMEDIATE_SHUTDOWN_MS)
}

async function waitUntilGone(pid: number, clusterDir: string, limitMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < limitMs; waitedMs += POLL_MS) {
    if (!isServerForCluster(pid, clusterDir)) return true
    await sleep(POLL_MS)
  }
  return false
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (isAlive(pid)) throw error
  }
}

function readPostmasterPid(clusterDir: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : null
  } catch {
    // No such file: the last server stopped cleanly. (An empty one is a power cut's, and has no id either.)
    return null
  }
}

function isServerForCluster(pid: number, clusterDir: string): boolean {
  if (!isAlive(pid)) return false
  const folder = readWorkingFolder(pid)
  // Without /proc the pid file is trusted: PostgreSQL itself would refuse to start next to a running server.
  return process.platform === 'linux' ? folder === realpathSync(clusterDir) : true
}
