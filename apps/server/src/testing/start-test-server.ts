import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@candor/db/testing'
import { type Logger, pino } from 'pino'
import { compose, type Running } from '../compose'
import { type Clock, systemClock } from '../platform/clock'
import { readEnv } from '../platform/settings/env'
import type { WorkersOptions } from '../platform/workers/create-pools'

export interface TestServer {
  readonly running: Running
  readonly url: string
  readonly database: Pick<TestDatabase, 'appUrl' | 'migratorUrl'>
  stop(): Promise<void>
}

interface TestServerParts {
  readonly clock?: Clock
  readonly workers?: WorkersOptions
}

/** The whole server on a port of its own, with a migrated database and a data directory of its own. */
export const startTestServer = async (
  settings: Readonly<Record<string, string>> = {},
  log: Logger = pino({ level: 'silent' }),
  { clock = systemClock, workers }: TestServerParts = {},
): Promise<TestServer> => {
  const testDatabase = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'candor-server-'))
  const database = {
    kind: 'external' as const,
    migratorUrl: testDatabase.migratorUrl,
    appUrl: testDatabase.appUrl,
    close: async () => {
      // The test's database is dropped below, once the server has let go of it.
    },
  }
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    WEB_DIR: join(dataDir, 'no-web'),
    LOG_LEVEL: 'silent',
    SEED_DEMO: 'off',
    REQUEST_LIMIT_FACTOR: '1000',
    ...settings,
  })
  const running = await compose({ env, log, database, clock, workers })
  return {
    running,
    url: running.url,
    database: testDatabase,
    stop: async () => {
      await running.close()
      await testDatabase.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
