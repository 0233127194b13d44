import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../e2e/support/paths'

export interface Server {
  readonly url: string
  readonly pid: number
  /** Everything it has printed. */
  output(): string
  /** Resolves with its exit code. */
  readonly ended: Promise<number | null>
}

interface ServerPlace {
  readonly dataDir: string
  readonly port: number
}

const launch = ({ dataDir, port }: ServerPlace, processes: number): ChildProcess =>
  spawn(process.execPath, [join('apps', 'server', 'dist', 'main.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      SEED_DEMO: 'off',
      VOICE: 'off',
      DATA_DIR: dataDir,
      PORT: String(port),
      PROCESSES: String(processes),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Starts the built product with this many processes, and waits until it is ready. */
export const startServer = async (place: ServerPlace, processes: number): Promise<Server> => {
  const child = launch(place, processes)
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  await new Promise<void>((resolve, reject) => {
    const append = (chunk: Buffer): void => {
      output += chunk.toString()
      if (output.includes('Candor is ready at')) resolve()
    }
    child.stdout?.on('data', append)
    child.stderr?.on('data', append)
    void ended.then((code) => reject(new Error(`the server ended with ${code} before it was ready:\n${output}`)))
  })
  return { url: `http://localhost:${place.port}`, pid: child.pid ?? 0, output: () => output, ended }
}

const getProcessFolder = (dataDir: string, number: number): string => join(dataDir, 'processes', String(number))

export const getLockFile = (dataDir: string, number: number): string =>
  join(getProcessFolder(dataDir, number), 'candor.lock')

export const readPid = (dataDir: string, number: number): number =>
  Number(JSON.parse(readFileSync(getLockFile(dataDir, number), 'utf8')).pid)

export const readStoreId = (dataDir: string, number: number): string =>
  readFileSync(join(number === 1 ? dataDir : getProcessFolder(dataDir, number), 'store-id'), 'utf8').trim()
