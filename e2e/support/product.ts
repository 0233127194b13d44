import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './paths'

const START_LIMIT_MS = 90_000
const STOP_LIMIT_MS = 15_000

/** Environment variables of the server. */
export type Settings = Readonly<Partial<Record<string, string>>>

/** The built product as people run it: one process with its embedded PostgreSQL, its own port and folder. */
export interface Product {
  /** The address for browsers: the server, or `PUBLIC_URL` in front of it. */
  readonly url: string
  readonly port: number
  readonly dataDir: string
  /** Process id of the server until its next start. */
  pid(): number
  /** Sends SIGKILL, without an orderly shutdown. */
  kill(): Promise<void>
  /** Starts the product again with the same port and folder. */
  start(): Promise<void>
  /** Ends the product and removes its folder. */
  dispose(): Promise<void>
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

const waitForExit = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()))

const endsWithin = async (work: Promise<void>, limitMs: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs)
  })
  const isDone = await Promise.race([work.then(() => true), late])
  clearTimeout(timer)
  return isDone
}

const launch = (settings: Settings): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join('apps', 'server', 'dist', 'main.mjs')], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'warn', SEED_DEMO: 'off', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`the server was not ready within ${START_LIMIT_MS} ms:\n${output}`))
    }, START_LIMIT_MS)
    const append = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-20_000)
      if (!output.includes('Candor is ready at')) return
      clearTimeout(timer)
      resolve(child)
    }
    child.stdout?.on('data', append)
    child.stderr?.on('data', append)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the server ended with ${code} before it was ready:\n${output}`))
    })
  })

export const startProduct = async (settings: Settings = {}): Promise<Product> => {
  if (!existsSync(join(ROOT, 'apps', 'server', 'dist', 'main.mjs'))) throw new Error('the server is not built')
  const port = settings.PORT === undefined ? await freePort() : Number(settings.PORT)
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'candor-e2e-')))
  // PostgreSQL's user must be able to enter the folder. Otherwise the database would be created elsewhere.
  if (settings.DATA_DIR === undefined) await chmod(dataDir, 0o755)
  const all = { ...settings, PORT: String(port), DATA_DIR: dataDir }
  let child = await launch(all)
  return {
    url: settings.PUBLIC_URL ?? `http://localhost:${port}`,
    port,
    dataDir,
    pid: () => child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL')
      await waitForExit(child)
    },
    start: async () => {
      child = await launch(all)
    },
    dispose: async () => {
      child.kill('SIGTERM')
      if (!(await endsWithin(waitForExit(child), STOP_LIMIT_MS))) child.kill('SIGKILL')
      if (settings.DATA_DIR === undefined) {
        // A server that had to be killed leaves a database that shuts down and still writes.
        await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
      }
    },
  }
}
