import { readEnv } from '../../apps/server/src/platform/settings/env'
import { findRunningUrl } from '../../packages/db/src/client/find-running-url'
import { createPool, createWithActor, type Transaction } from '../../packages/db/src/index'

/** Runs as a worker in the database of the Candor that the settings name, and closes the connection. */
export async function inRunningDatabase<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  const env = readEnv()
  const url = findRunningUrl({
    databaseUrl: env.DATABASE_URL,
    databaseAppUrl: env.DATABASE_APP_URL,
    dataDir: env.dataDir,
  })
  const pool = createPool(url, { max: 1 })
  try {
    return await createWithActor(pool)({ kind: 'worker' }, run)
  } finally {
    await pool.end()
  }
}

/** Prints what can't be done in one sentence, without a stack. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
