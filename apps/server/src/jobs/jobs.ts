import { actorRoles, type Transaction } from '@candor/db'
import { BytesUnavailableError } from '@candor/media'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { z } from 'zod'
import { runInConnectionClass } from '../platform/connection-class'

/** One kind of job: its queue, what it carries and what it does. Handlers run at least once: they must be repeatable. */
export interface JobDefinition<T = unknown> {
  readonly queue: string
  readonly shape: z.ZodType<T>
  readonly retryLimit: number
  readonly retryDelaySeconds: number
  /** Jobs of this queue that run at once in one process; 2 by default. Use more for jobs that mostly wait for another service. */
  readonly atOnce?: number
  /** Of these, jobs of one organization: the others leave its neighbors a place. */
  readonly atOncePerOrganization?: number
  run(data: T): Promise<void>
}

export interface JobOrder {
  readonly queue: string
  readonly data: object
  /** Organizations take turns: whose job it is. Jobs without one run in order of arrival. */
  readonly organizationId?: string
  /** Not before this instant, epoch milliseconds. */
  readonly startAfterMs?: number
  /** Every span of this length has at most one job of the queue, however many processes send one. */
  readonly onceEveryMs?: number
}

export interface Jobs {
  /** Adds a job in the caller's transaction: the state change and its job commit together or not at all. */
  send(tx: Transaction, job: JobOrder): Promise<void>
}

export interface JobRunner extends Jobs {
  start(definitions: readonly JobDefinition[]): Promise<void>
  stop(): Promise<void>
}

const schemaName = 'pgboss'

/**
 * Of every queue. A process that dies is noticed by its silence: its jobs run again within half a minute and their
 * retry's delay. An hour's recording has to be decoded and recognized in one run.
 */
const lease = { heartbeatSeconds: 15, expireInSeconds: 15 * 60, retryBackoff: true } as const
/** How long jobs stay in the archive after their end, and jobs that no process runs. Their data are ids. */
const archive = { deleteAfterSeconds: 7 * 24 * 3_600, retentionSeconds: 14 * 24 * 3_600 } as const
const heartbeatRefreshSeconds = 5
const superviseSeconds = 5
/** With this many jobs ready a worker takes the next at once instead of polling once a second. */
const backlog = 2
/** Of one queue in one process, where it does not say otherwise: one job that hangs does not hold up the next. */
const defaultConcurrency = 2

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The actors in whose transactions jobs are sent. They add jobs; the runner itself uses the application role. */
const senders = [actorRoles.member, actorRoles.candidate, actorRoles.worker, actorRoles.auth].join(', ')

/** Makes pg-boss's schema and queues with the migrator's rights and lets the application role use them. */
export const migrateJobs = async (
  migratorUrl: string,
  options: { queues: readonly string[]; appRole: string },
): Promise<void> => {
  const boss = new PgBoss({ connectionString: migratorUrl, schema: schemaName, supervise: false, schedule: false })
  await boss.start()
  for (const queue of options.queues) {
    await boss.createQueue(queue, { policy: 'standard', notify: true, ...lease, ...archive })
  }
  const role = quoteName(options.appRole)
  const db = boss.getDb()
  await db.executeSql(`grant usage on schema ${schemaName} to ${role}, ${senders}`, [])
  await db.executeSql(`grant select, insert on all tables in schema ${schemaName} to ${senders}`, [])
  await db.executeSql(`grant select, insert, update, delete on all tables in schema ${schemaName} to ${role}`, [])
  await db.executeSql(`grant usage, select on all sequences in schema ${schemaName} to ${role}`, [])
  await db.executeSql(`grant execute on all functions in schema ${schemaName} to ${role}`, [])
  await boss.stop({ graceful: false })
}

const getErrorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name
}

/** A job whose bytes are on an unavailable process waits this long, without using up a try. */
const unavailableRetrySeconds = 30

interface Run {
  readonly definition: JobDefinition
  readonly job: { readonly id: string; readonly data: object }
  readonly log: Logger
  readonly sendAgain: (data: object) => Promise<unknown>
}

/** Only the kind of a failure is logged and stored: a mail server's refusal, for example, names the recipient. */
const runJob = async ({ definition, job, log, sendAgain }: Run): Promise<void> => {
  try {
    await definition.run(definition.shape.parse(job.data))
  } catch (error) {
    if (error instanceof BytesUnavailableError) {
      log.warn({ queue: definition.queue, jobId: job.id }, 'job waits for another process')
      await sendAgain(job.data)
      return
    }
    const kind = getErrorCode(error)
    log.warn({ queue: definition.queue, jobId: job.id, kind }, 'job failed')
    throw new Error(kind)
  }
}

/** One job at a time, so that a failure does not affect another. */
const pace = {
  batchSize: 1,
  heartbeatRefreshSeconds,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 2,
  burstWhenReadyExceeds: backlog,
} as const

const zWaiting = z.object({ rows: z.tuple([z.object({ waiting: z.number() })]) })

/** Jobs of this organization that wait in the queue. */
const countWaiting = async (tx: Transaction, queue: string, organizationId: string): Promise<number> => {
  const result = await tx.execute(sql`
    select count(*)::int as waiting from pgboss.job
    where name = ${queue} and group_id = ${organizationId} and state < 'active'`)
  return zWaiting.parse(result).rows[0].waiting
}

/** The n-th waiting job of an organization comes after the n-th of every other: five hundred of one delay another's by one. */
const takeTurn = async (tx: Transaction, { queue, organizationId }: JobOrder) =>
  organizationId === undefined
    ? {}
    : { group: { id: organizationId }, priority: -(await countWaiting(tx, queue, organizationId)) }

/** Jobs in the product's own database: no second server, and nothing is lost with a process. */
export const createJobs = (appUrl: string, log: Logger, maxConnections = 4): JobRunner => {
  const boss = new PgBoss({
    connectionString: appUrl,
    schema: schemaName,
    migrate: false,
    max: maxConnections,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    queueCacheIntervalSeconds: superviseSeconds,
  })
  boss.on('error', (error: Error) => log.error({ err: { name: error.name, message: error.message } }, 'jobs: error'))
  let opened: Promise<unknown> | undefined
  /** Opens once: requests arrive before the first worker runs, and they send jobs. */
  const open = (): Promise<unknown> => {
    opened ??= boss.start().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return {
    async send(tx, order) {
      const { queue, data, startAfterMs, onceEveryMs } = order
      await open()
      await boss.send(queue, data, {
        db: fromDrizzle(tx, sql),
        ...(await takeTurn(tx, order)),
        ...(startAfterMs === undefined ? {} : { startAfter: new Date(startAfterMs) }),
        ...(onceEveryMs === undefined ? {} : { singletonSeconds: onceEveryMs / 1_000 }),
      })
    },
    async start(definitions) {
      await open()
      for (const definition of definitions) {
        await boss.updateQueue(definition.queue, {
          retryLimit: definition.retryLimit,
          retryDelay: definition.retryDelaySeconds,
          ...lease,
          ...archive,
        })
        const localConcurrency = definition.atOnce ?? defaultConcurrency
        const limit = definition.atOncePerOrganization
        // Counted in this process. The queue's count in the database lets workers that ask at the same time exceed it.
        const options = { ...pace, localConcurrency, ...(limit === undefined ? {} : { localGroupConcurrency: limit }) }
        await boss.work<object>(definition.queue, options, async (jobs) => {
          const sendAgain = (data: object) => boss.send(definition.queue, data, { startAfter: unavailableRetrySeconds })
          for (const job of jobs) {
            await runInConnectionClass('background', () => runJob({ definition, job, log, sendAgain }))
          }
        })
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
