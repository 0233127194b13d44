import { hostname } from 'node:os'
import { APP_ROLE, migrate, type OpenDatabase } from '@candor/db'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createModules } from './compose/create-modules'
import { createAuthConnections, createPools, createTokenConnections } from './compose/create-pools'
import { sizePools } from './compose/pool-sizes'
import type { Deps } from './deps'
import { createApp } from './http/create-app'
import { createJobs, migrateJobs } from './jobs/jobs'
import { createAuditRecorder } from './platform/audit/create-audit-recorder'
import type { Clock } from './platform/clock'
import { createEvents } from './platform/events/process-events'
import { createRecordEvent } from './platform/events/record-event'
import { checkMediaKey } from './platform/ports/check-media-key'
import { singleProcess } from './platform/process-group'
import { createKeyedHash, loadSecret, newId, newToken } from './platform/secrets/secrets'
import { loadStoreId } from './platform/secrets/store-id'
import type { Env } from './platform/settings/env'
import type { WorkersOptions } from './platform/workers/create-pools'
import type { JoinedGroup } from './processes/join-group'

export interface Running {
  readonly app: FastifyInstance
  readonly url: string
  readonly deps: Deps
  /** Starts what a person would wait for otherwise. For a server that stays; a test's need not. */
  warmUp(): Promise<void>
  /** Deletes files and orders jobs that are due, as every hour. */
  sweep(): Promise<void>
  close(): Promise<void>
}

export interface Composition {
  readonly env: Env
  readonly log: Logger
  readonly database: OpenDatabase
  readonly clock: Clock
  /** Limits of the worker processes, for tests; without it the product's own. */
  readonly workers?: WorkersOptions | undefined
  /** The processes that share the port; without it, this one has it to itself. */
  readonly group?: JoinedGroup | undefined
}

const getRole = (appUrl: string): string => {
  const name = /^[^:]+:\/\/([^:@/]+)/.exec(appUrl)?.[1]
  return name === undefined ? APP_ROLE : decodeURIComponent(name)
}

/** Where the other processes on the same database reach this one: as it is set, else by the port it was given. */
const getNodeUrl = (env: Env, app: FastifyInstance): string => {
  if (env.NODE_URL !== undefined) return env.NODE_URL
  const [address] = app.addresses()
  const port = typeof address === 'object' ? address.port : env.PORT
  const isAnywhere = ['0.0.0.0', '::', 'localhost'].includes(env.HOST)
  const host = isAnywhere ? '127.0.0.1' : env.HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const housekeepingMs = 60 * 60 * 1000

/** The database's connections, with a part for each class of work. */
const openConnections = ({ log, database, group }: Composition) => {
  const onIdleError = (error: Error): void => log.warn({ message: error.message }, 'database connection lost')
  const sizes = sizePools(group?.count ?? 1)
  return {
    pools: createPools(database.appUrl, onIdleError, sizes),
    authConnections: createAuthConnections(database.appUrl, onIdleError, sizes),
    tokenConnections: createTokenConnections(database.appUrl, onIdleError, sizes),
    jobs: createJobs(database.appUrl, log, sizes.jobs),
  }
}

/** Environment to adapters to modules to http and jobs: the only place that makes things. */
export const compose = async (composition: Composition): Promise<Running> => {
  const { env, log, database, clock, workers, group } = composition
  const isMigrator = group?.isMigrator ?? true
  await checkMediaKey(env)
  if (isMigrator) await migrate({ migratorUrl: database.migratorUrl })
  const { pools, authConnections, tokenConnections, jobs } = openConnections(composition)
  const secret = await loadSecret(env)
  let origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const deps: Deps = {
    env,
    clock,
    log,
    newId,
    newToken,
    keyedHash: createKeyedHash(secret),
    withActor: pools.withActor,
    jobs,
    recordEvent: createRecordEvent({ jobs, clock, newId }),
    audit: createAuditRecorder({ clock }),
    events: createEvents(),
    processes: group ?? singleProcess,
    node: `${hostname()}:${process.pid}:${newToken(6)}`,
    storeId: await loadStoreId(env.dataDir),
    publicUrl: (path) => new URL(path, origin).toString(),
  }
  const modules = await createModules(deps, { authConnections, tokenConnections, secret, workers })
  const queues = modules.jobs.map((job) => job.queue)
  if (isMigrator) await migrateJobs(database.migratorUrl, { queues, appRole: getRole(database.appUrl) })
  const { authenticate, router, raw, sockets, firstPages, notices } = modules
  if (isMigrator) await modules.eraseRestored()
  const app = await createApp({ deps, authenticate, router, raw, sockets, firstPages, notices })
  const address = await app.listen({ port: env.PORT, host: env.HOST })
  if (env.PUBLIC_URL === undefined) origin = address.replace('127.0.0.1', 'localhost').replace('0.0.0.0', 'localhost')
  await jobs.start(modules.jobs)
  await modules.start(group === undefined ? getNodeUrl(env, app) : await group.listenForPeers(app.server))
  const housekeeping = setInterval(() => {
    modules.sweep().catch((error: unknown) => log.warn({ err: error }, 'what has run out could not be swept'))
  }, housekeepingMs)
  housekeeping.unref()
  return {
    app,
    url: origin,
    deps,
    warmUp: modules.warmUp,
    sweep: modules.sweep,
    async close() {
      clearInterval(housekeeping)
      modules.endStreams()
      group?.stop()
      await app.close()
      await modules.stop()
      await jobs.stop()
      await Promise.all([pools.end(), authConnections.pool.end(), tokenConnections.end()])
      await database.close()
    },
  }
}
