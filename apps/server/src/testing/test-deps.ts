import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { createPool, createWithActor } from '@candor/db'
import { createTestDatabase, type TestDatabase } from '@candor/db/testing'
import { pino } from 'pino'
import { createTokenConnections } from '../compose/create-pools'
import type { Deps } from '../deps'
import type { JobOrder, Jobs } from '../jobs/jobs'
import { createAuditRecorder } from '../platform/audit/create-audit-recorder'
import type { Clock } from '../platform/clock'
import { createEvents } from '../platform/events/process-events'
import { createRecordEvent } from '../platform/events/record-event'
import { singleProcess } from '../platform/process-group'
import { createKeyedHash } from '../platform/secrets/secrets'
import { readEnv } from '../platform/settings/env'
import type { TokenConnections } from '../platform/token-connections'

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(ms: number): void
}

export const createTestClock = (startMs = Date.UTC(2026, 10, 21, 9)): TestClock => {
  let nowMs = startMs
  return {
    nowMs: () => nowMs,
    advance: (ms) => {
      nowMs += ms
    },
  }
}

export interface TestDeps extends Deps {
  readonly clock: TestClock
  /** Jobs in the order in which they were sent; the transaction that sent them may still have rolled back. */
  readonly sentJobs: JobOrder[]
  readonly database: Pick<TestDatabase, 'appUrl' | 'migratorUrl'>
  readonly tokenConnections: TokenConnections
  close(): Promise<void>
}

/** Everything an operation may ask for, on a migrated database of its own; jobs are noted, not run. */
export const createTestDeps = async (): Promise<TestDeps> => {
  const database = await createTestDatabase()
  const pool = createPool(database.appUrl)
  const tokenConnections = createTokenConnections(database.appUrl, () => undefined)
  const sentJobs: JobOrder[] = []
  const clock = createTestClock()
  const newId = () => randomUUID()
  const jobs: Jobs = {
    send: async (_tx, order) => {
      sentJobs.push(order)
    },
  }
  return {
    env: readEnv({ NODE_ENV: 'test', DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' }),
    clock,
    log: pino({ level: 'silent' }),
    newId,
    newToken: (sizeBytes) => randomBytes(sizeBytes).toString('base64url'),
    keyedHash: createKeyedHash('a secret of the tests'),
    withActor: createWithActor(pool),
    jobs,
    recordEvent: createRecordEvent({ jobs, clock, newId }),
    audit: createAuditRecorder({ clock }),
    events: createEvents(),
    processes: singleProcess,
    node: 'test',
    storeId: 'test-store',
    publicUrl: (path) => new URL(path, 'http://localhost:3000').toString(),
    sentJobs,
    database,
    tokenConnections,
    close: async () => {
      await tokenConnections.end()
      await pool.end()
      await database.drop()
    },
  }
}
