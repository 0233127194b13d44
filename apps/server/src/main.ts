import cluster from 'node:cluster'
import { lockDataDir, type OpenDatabase, openDatabase } from '@candor/db'
import type { Logger } from 'pino'
import { compose } from './compose'
import { countDatabaseConnections } from './compose/pool-sizes'
import { systemClock } from './platform/clock'
import { restrictPermissions } from './platform/file-permissions'
import { relaxHeapGrowth } from './platform/heap-growth'
import { prepareDataDir } from './platform/secrets/secrets'
import { type Env, readEnv } from './platform/settings/env'
import { isLoopback } from './platform/settings/loopback'
import { createLog } from './processes/create-log'
import { listProcessNumbers, waitForEarlierProcesses } from './processes/process-folders'
import { runGroup } from './processes/run-group'
import { runProcess } from './processes/run-process'
import { startupMessage } from './processes/startup-message'

/** One sentence on the error stream: what is wrong and what to do. Everything else goes through the logger. */
const print = (stream: NodeJS.WriteStream, sentence: string): void => {
  stream.write(`${sentence}\n`)
}

interface OpenOptions {
  readonly env: Env
  readonly log: Logger
  readonly processCount: number
}

/** One server owns a data directory and the recordings in it; the embedded database takes the ownership itself. */
const openOwned = async ({ env, log, processCount }: OpenOptions): Promise<OpenDatabase> => {
  const options = {
    databaseUrl: env.DATABASE_URL,
    databaseAppUrl: env.DATABASE_APP_URL,
    dataDir: env.dataDir,
    maxConnections: countDatabaseConnections(processCount),
    log: (message: string) => log.info(message),
  }
  if (env.DATABASE_URL === undefined) return openDatabase(options)
  const lock = await lockDataDir(env.dataDir)
  try {
    const database = await openDatabase(options)
    return {
      ...database,
      close: async () => {
        await database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

interface Started {
  readonly url: string
  /** Starts what a person would wait for otherwise. */
  warmUp(): Promise<void>
  close(): Promise<void>
  /** Resolves with the reason if the server can't continue. */
  readonly failed?: Promise<Error>
}

const serve = async (parts: Omit<OpenOptions, 'processCount'> & { database: OpenDatabase; numbers: number[] }) => {
  const { env, log, database, numbers } = parts
  await waitForEarlierProcesses(env.dataDir)
  if (numbers.length === 1) return compose({ env, log, database, clock: systemClock })
  const { url, failed, stop } = await runGroup({ env, log, database, numbers })
  return {
    url,
    failed,
    // Each process does it for itself.
    warmUp: async () => undefined,
    async close() {
      await stop()
      await database.close()
    },
  }
}

const start = async (): Promise<Started> => {
  const env = readEnv()
  await prepareDataDir(env)
  const numbers = await listProcessNumbers(env.dataDir, env.processes)
  const log = createLog(env, numbers.length === 1 ? null : 0)
  const changedModes = await restrictPermissions(env.dataDir)
  if (changedModes > 0) log.info({ changedModes }, 'the data directory was made private to this account')
  const database = await openOwned({ env, log, processCount: numbers.length })
  try {
    return await serve({ env, log, database, numbers })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** S-01: browsers give cameras to https pages and to this very machine's own. */
const mayUseCameras = (url: URL): boolean => url.protocol === 'https:' || isLoopback(url.hostname)
const noCamerasNote =
  'Note: this address is not https. Browsers will refuse cameras and microphones on it; set PUBLIC_URL to an https address.'

/** Ends the server in order, once: with the code, or with 1 if that fails. */
const createStop = (running: Started) => {
  let isStopping = false
  return (code: number): void => {
    if (isStopping) return
    isStopping = true
    void running.close().then(
      () => process.exit(code),
      (error: unknown) => {
        print(process.stderr, startupMessage(error, 0))
        process.exit(1)
      },
    )
  }
}

const run = async (): Promise<void> => {
  try {
    const running = await start()
    const stop = createStop(running)
    process.on('SIGTERM', () => stop(0))
    process.on('SIGINT', () => stop(0))
    void running.failed?.then((error) => {
      print(process.stderr, error.message)
      stop(1)
    })
    print(process.stdout, `Candor is ready at ${running.url}`)
    void running.warmUp()
    if (!mayUseCameras(new URL(running.url))) print(process.stdout, noCamerasNote)
  } catch (error) {
    print(process.stderr, startupMessage(error, Number(process.argv[2] ?? 0) || readPort()))
    process.exit(1)
  }
}

const readPort = (): number => {
  try {
    return readEnv().PORT
  } catch {
    // The settings themselves are what is wrong: the sentence is about them, not about a port.
    return 0
  }
}

relaxHeapGrowth()
void (cluster.isWorker ? runProcess() : run())
