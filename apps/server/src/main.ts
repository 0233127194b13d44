import { lockDataDir, type OpenDatabase, openDatabase } from '@candor/db'
import { type Logger, pino } from 'pino'
import { compose, type Running } from './compose'
import { systemClock } from './platform/clock'
import { serializeError } from './platform/error-type'
import { restrictPermissions } from './platform/file-permissions'
import { relaxHeapGrowth } from './platform/heap-growth'
import { prepareDataDir } from './platform/secrets/secrets'
import { type Env, readEnv, StartError } from './platform/settings/env'
import { isLoopback } from './platform/settings/loopback'

/** One sentence on the error stream: what is wrong and what to do. Everything else goes through the logger. */
const print = (stream: NodeJS.WriteStream, sentence: string): void => {
  stream.write(`${sentence}\n`)
}

const isCoded = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

const startupMessage = (error: unknown, port: number): string => {
  if (isCoded(error) && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop it or set PORT to a free one.`
  }
  if (isCoded(error) && error.code === 'EACCES')
    return `Port ${port} may not be opened by this user: set PORT above 1024.`
  if (error instanceof StartError || (error instanceof Error && error.name === 'DatabaseError')) return error.message
  return `Candor could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

/** One process owns a data directory and the recordings in it; the embedded database takes the ownership itself. */
const openOwned = async (env: Env, log: Logger): Promise<OpenDatabase> => {
  const options = {
    databaseUrl: env.DATABASE_URL,
    databaseAppUrl: env.DATABASE_APP_URL,
    dataDir: env.dataDir,
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

const start = async (): Promise<Running> => {
  const env = readEnv()
  await prepareDataDir(env)
  const log = pino({ level: env.LOG_LEVEL, base: null, serializers: { err: serializeError } })
  const changedModes = await restrictPermissions(env.dataDir)
  if (changedModes > 0) log.info({ changedModes }, 'the data directory was made private to this account')
  const database = await openOwned(env, log)
  try {
    return await compose({ env, log, database, clock: systemClock })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** S-01: browsers give cameras to https pages and to this very machine's own. */
const mayUseCameras = (url: URL): boolean => url.protocol === 'https:' || isLoopback(url.hostname)
const noCamerasNote =
  'Note: this address is not https. Browsers will refuse cameras and microphones on it; set PUBLIC_URL to an https address.'

const run = async (): Promise<void> => {
  relaxHeapGrowth()
  let stopping = false
  try {
    const running = await start()
    const stop = (): void => {
      if (stopping) return
      stopping = true
      void running.close().then(
        () => process.exit(0),
        (error: unknown) => {
          print(process.stderr, startupMessage(error, 0))
          process.exit(1)
        },
      )
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
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

void run()
