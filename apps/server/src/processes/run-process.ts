import { lockDataDir, type OpenDatabase } from '@candor/db'
import { compose, type Running } from '../compose'
import { systemClock } from '../platform/clock'
import { prepareDataDir } from '../platform/secrets/secrets'
import { type Env, readEnv } from '../platform/settings/env'
import { createLog } from './create-log'
import { joinGroup } from './join-group'
import { type FromProcess, type StartOrder, type Taken, type ToProcess, zToProcess } from './messages'
import { getLockFolder, getStoreFolder } from './process-folders'
import type { BucketChannel } from './share-buckets'
import { startupMessage } from './startup-message'

const send = (message: FromProcess): Promise<void> =>
  new Promise((resolve) => {
    // Without its main process this one ends in a moment.
    process.send?.(message, undefined, undefined, () => resolve())
  })

const listen = (onMessage: (message: ToProcess) => void): void => {
  process.on('message', (message: unknown) => onMessage(zToProcess.parse(message)))
}

const createBucketChannel = (): BucketChannel => ({
  send: (taken) => void send({ kind: 'taken', taken: [...taken] }),
  subscribe: (listener: (taken: readonly Taken[]) => void) =>
    listen((message) => {
      if (message.kind === 'taken') listener(message.taken)
    }),
})

/** The main process holds the database open. */
const useDatabase = ({ databaseKind, migratorUrl, appUrl }: StartOrder): OpenDatabase => ({
  kind: databaseKind,
  migratorUrl,
  appUrl,
  close: async () => undefined,
})

const start = async (env: Env, order: StartOrder): Promise<Running> => {
  const { number, count, isMigrator } = order
  const storeEnv: Env = { ...env, dataDir: getStoreFolder(env.dataDir, number), SECRET: order.secret }
  const lockFolder = getLockFolder(env.dataDir, number)
  await prepareDataDir({ ...env, dataDir: lockFolder })
  const lock = await lockDataDir(lockFolder)
  const running = await compose({
    env: storeEnv,
    log: createLog(env, number),
    database: useDatabase(order),
    clock: systemClock,
    group: joinGroup({ count, isMigrator, channel: createBucketChannel() }),
  })
  return {
    ...running,
    async close() {
      await running.close()
      lock.release()
    },
  }
}

const receiveOrder = (): Promise<StartOrder> =>
  new Promise((resolve) => {
    listen((message) => {
      if (message.kind === 'start') resolve(message)
    })
  })

/** Runs one server process of several. The main process starts and stops it. */
export const runProcess = async (): Promise<void> => {
  const env = readEnv()
  let running: Promise<Running> | undefined
  const stop = async (): Promise<void> => {
    try {
      await (await running)?.close()
      process.exit(0)
    } catch (error) {
      process.stderr.write(`${startupMessage(error, env.PORT)}\n`)
      process.exit(1)
    }
  }
  let isStopping = false
  const stopOnce = (): void => {
    if (isStopping) return
    isStopping = true
    void stop()
  }
  listen((message) => {
    if (message.kind === 'stop') stopOnce()
  })
  // Ctrl-C in a terminal reaches every process: the main one then stops the others.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', stopOnce)
  const received = receiveOrder()
  await send({ kind: 'waiting' })
  const order = await received
  try {
    running = start(env, order)
    const { url, warmUp } = await running
    await send({ kind: 'ready', url })
    await warmUp()
  } catch (error) {
    await send({ kind: 'failed', sentence: startupMessage(error, env.PORT) })
    process.exit(1)
  }
}
