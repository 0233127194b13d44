import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { acceptsConnections } from './accepts-connections'
import { chownTo } from './account'
import { DatabaseError } from './errors'
import { formatServerUrl, type ServerAddress, type ServerOptions, SUPERUSER } from './server-options'

/** A server of ours that runs. */
export type RunningServer = {
  readonly address: ServerAddress
  readonly pid: number
  /** Resolves when the process has ended, however it came. */
  readonly gone: Promise<void>
  /** Fast shutdown; resolves when the process has ended. */
  stop(): Promise<void>
}

const PORT = 5432
/** A socket's whole path has 107 bytes on Linux and 103 on macOS; `/.s.PGSQL.5432.lock` takes 19 of them. */
const LONGEST_SOCKET_FOLDER_BYTES = 84
const READY_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 20_000
const POLL_MS = 20
const LARGEST_LOG_BYTES = 5_000_000
const DEFAULT_MAX_CONNECTIONS = 120

/**
 * Replaced by PostgreSQL itself (`exec`), after leaving a watcher that ends with our standard input: if we are killed,
 * the pipe closes and the server shuts down instead of staying behind. The double fork keeps the watcher from being
 * PostgreSQL's own child, which it would take for a crashed backend.
 */
const RUN_AND_WATCH = `
exec 3<&0
( ( cat <&3 >/dev/null; [ "$(head -n 1 "$1/postmaster.pid" 2>/dev/null)" = "$$" ] && kill -INT $$ ) >/dev/null 2>&1 & )
shift
exec "$@" 3<&- </dev/null
`

/** A server that takes the place of one that has ended. */
export type Replacement = {
  /** The address of the one that has ended. */
  readonly address: ServerAddress
  /** Aborted when the server is no longer wanted: it is stopped, and starting rejects. */
  readonly signal: AbortSignal
}

/** Starts the server on an existing cluster and waits until it answers. */
export async function startServer(options: ServerOptions, replacement?: Replacement): Promise<RunningServer> {
  const address = replacement?.address ?? (await chooseAddress(options))
  const socketDir = address.host.startsWith('/') ? address.host : null
  if (socketDir !== null) recreateFolder(options, socketDir)
  const child = spawnServer(options, address)
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const stop = async (): Promise<void> => {
    await stopChild(child, gone)
    if (socketDir !== null) rmSync(socketDir, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(options, address, { child, signal: replacement?.signal })
  } catch (error) {
    await stop()
    throw error
  }
  return { address, pid: child.pid ?? 0, gone, stop }
}

async function chooseAddress(options: ServerOptions): Promise<ServerAddress> {
  const socketDir = makeSocketFolder(options)
  return socketDir === null ? { host: '127.0.0.1', port: await freePort() } : { host: socketDir, port: PORT }
}

function spawnServer(options: ServerOptions, address: ServerAddress): ChildProcess {
  const logFd = openSync(options.logFile, isTooLarge(options.logFile) ? 'w' : 'a', 0o600)
  try {
    const server = join(options.binaries.binDir, 'postgres')
    const args = ['-D', options.clusterDir, ...settings(options, address).flatMap((setting) => ['-c', setting])]
    const isWindows = process.platform === 'win32'
    const command = isWindows ? server : '/bin/sh'
    const commandArgs = isWindows ? args : ['-c', RUN_AND_WATCH, 'candor-database', options.clusterDir, server, ...args]
    return spawn(command, commandArgs, {
      ...options.account,
      cwd: dirname(server),
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' },
      stdio: ['pipe', logFd, logFd],
      // A Ctrl-C in the terminal is for us: we then stop the server in our own order.
      detached: true,
    })
  } finally {
    closeSync(logFd)
  }
}

function settings(options: ServerOptions, address: ServerAddress): string[] {
  const isSocket = address.host.startsWith('/')
  return [
    `listen_addresses=${isSocket ? '' : address.host}`,
    `unix_socket_directories=${isSocket ? address.host : ''}`,
    'unix_socket_permissions=0700',
    `port=${address.port}`,
    `max_connections=${options.maxConnections ?? DEFAULT_MAX_CONNECTIONS}`,
    'timezone=UTC',
    'log_timezone=UTC',
    // Terse messages without statements: a failed insert must not write a person's data into a log.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    ...(options.isDurable ? ['fsync=on'] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
}

function isTooLarge(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG_BYTES
}

/** Where the private folder for the socket is: next to the cluster, else in a short path; null where only a port is possible. */
function makeSocketFolder(options: ServerOptions): string | null {
  if (process.platform === 'win32') return null
  const beside = `${options.clusterDir}.run`
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_FOLDER_BYTES) return beside
  const prefix = join(tmpdir(), 'candor-')
  if (Buffer.byteLength(prefix) + 6 > LONGEST_SOCKET_FOLDER_BYTES) return null
  return mkdtempSync(prefix)
}

/** Removes the socket and lock of a killed server: no other process may use this folder. */
function recreateFolder(options: ServerOptions, socketDir: string): void {
  rmSync(socketDir, { recursive: true, force: true })
  mkdirSync(socketDir, { recursive: true, mode: 0o700 })
  chownTo(options.account, socketDir)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

async function waitUntilReady(
  options: ServerOptions,
  address: ServerAddress,
  { child, signal }: { child: ChildProcess; signal: AbortSignal | undefined },
): Promise<void> {
  const url = formatServerUrl(address, { user: SUPERUSER, password: options.superuserPassword }, 'postgres')
  for (let waitedMs = 0; waitedMs < READY_LIMIT_MS; waitedMs += POLL_MS) {
    signal?.throwIfAborted()
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) break
    if (await acceptsConnections(url)) return
    await sleep(POLL_MS)
  }
  throw new DatabaseError(
    'embedded_start_failed',
    `The database did not start: ${readLastLogLine(options.logFile)} (all of it is in ${options.logFile}).`,
  )
}

function readLastLogLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').at(-1) || 'it said nothing'
  } catch {
    // No log yet: there is nothing to quote.
    return 'it said nothing'
  }
}

async function stopChild(child: ChildProcess, gone: Promise<void>): Promise<void> {
  const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null
  if (isRunning) {
    child.kill('SIGINT')
    const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS)
    await gone
    clearTimeout(impatience)
  }
  child.stdin?.destroy()
}
