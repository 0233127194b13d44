import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool, createWithActor } from '@candor/db'
import { pino } from 'pino'
import { createModules } from '../../compose/create-modules'
import { createAuthConnections, createTokenConnections } from '../../compose/create-pools'
import type { Deps } from '../../deps'
import { createApp } from '../../http/create-app'
import type { JobDefinition, JobOrder, Jobs } from '../../jobs/jobs'
import { createAuditRecorder } from '../../platform/audit/create-audit-recorder'
import { systemClock } from '../../platform/clock'
import { createEvents } from '../../platform/events/process-events'
import { createRecordEvent } from '../../platform/events/record-event'
import { singleProcess } from '../../platform/process-group'
import { createKeyedHash, newId, newToken } from '../../platform/secrets/secrets'
import { readEnv } from '../../platform/settings/env'

export interface DatabaseUrls {
  readonly migratorUrl: string
  readonly appUrl: string
}

const settings = (dataDir: string) => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://candor.example.org',
  SECRET: randomBytes(32).toString('base64url'),
  DATA_DIR: dataDir,
  WEB_DIR: join(dataDir, 'no-web'),
  LOG_LEVEL: 'silent',
  SEED_DEMO: 'off',
  VOICE: 'off',
  REQUEST_LIMIT_FACTOR: '100000',
})

/**
 * The whole server as in production on a real database, without a socket and without its clockwork: jobs are noted and run
 * when they are asked for, so that only requests change rows.
 */
export const openServer = async (database: DatabaseUrls) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'candor-authz-'))
  const env = readEnv(settings(dataDir))
  const pool = createPool(database.appUrl)
  const authConnections = createAuthConnections(database.appUrl, () => undefined)
  const tokenConnections = createTokenConnections(database.appUrl, () => undefined)
  const secret = env.SECRET ?? ''
  const orders: JobOrder[] = []
  const jobs: Jobs = {
    send: async (_tx, order) => {
      orders.push(order)
    },
  }
  const deps: Deps = {
    env,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    newId,
    newToken,
    keyedHash: createKeyedHash(secret),
    withActor: createWithActor(pool),
    jobs,
    recordEvent: createRecordEvent({ jobs, clock: systemClock, newId }),
    audit: createAuditRecorder({ clock: systemClock }),
    events: createEvents(),
    processes: singleProcess,
    storeId: 'authz-store',
    node: 'authz',
    publicUrl: (path) => new URL(path, env.PUBLIC_URL).toString(),
  }
  const modules = await createModules(deps, { authConnections, tokenConnections, secret })
  const { authenticate, router, raw, sockets, firstPages, notices } = modules
  const app = await createApp({ deps, authenticate, router, raw, sockets, firstPages, notices })
  await app.ready()
  const definitions: readonly JobDefinition[] = modules.jobs
  return {
    app,
    deps,
    pool,
    database,
    /** Resolves when no connection is in use: whatever a request began has been written. */
    async settled(): Promise<void> {
      const isBusy = (openPool: typeof pool): boolean =>
        openPool.idleCount < openPool.totalCount || openPool.waitingCount > 0
      while (isBusy(pool) || isBusy(authConnections.pool)) await new Promise((resolve) => setTimeout(resolve, 1))
    },
    /** Runs what was ordered so far, but mail. */
    async runJobs(): Promise<void> {
      for (const order of orders.splice(0)) {
        const job = definitions.find(({ queue }) => queue === order.queue)
        if (job !== undefined && !order.queue.includes('mail') && order.startAfterMs === undefined) {
          await job.run(job.shape.parse(order.data))
        }
      }
    },
    async close(): Promise<void> {
      modules.endStreams()
      await app.close()
      await modules.stop()
      await Promise.all([pool.end(), authConnections.pool.end(), tokenConnections.end()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type AuthzServer = Awaited<ReturnType<typeof openServer>>
