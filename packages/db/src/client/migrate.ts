import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import { DatabaseError } from './errors'
import { APP_ROLE, withClient } from './roles'

/** Any fixed number: two servers that start at once take turns. */
const MIGRATION_LOCK_KEY = 7_220_518_214

/** Applies packages/db/migrations, forward only, one process at a time; answers how many were applied. */
export async function migrate(options: { migratorUrl: string; migrationsDir?: string }): Promise<{ applied: number }> {
  const migrationsFolder = options.migrationsDir ?? migrationsDir()
  if (!existsSync(join(migrationsFolder, 'meta', '_journal.json'))) return { applied: 0 }
  return withClient(options.migratorUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_KEY])
    const before = await listAppliedTimes(client)
    requireKnown(before, migrationsFolder)
    await applyMigrations(drizzle(client), { migrationsFolder })
    await hideJournal(client)
    return { applied: (await listAppliedTimes(client)).length - before.length }
  })
}

/** Found through the package, because this file itself may have been bundled elsewhere. */
function migrationsDir(): string {
  const packageEntry = createRequire(import.meta.url).resolve('@candor/db')
  return join(dirname(dirname(packageEntry)), 'migrations')
}

async function listAppliedTimes(client: Client): Promise<number[]> {
  const found = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  )
  if (found.rows[0]?.name == null) return []
  const rows = await client.query<{ created_at: string }>('select created_at from drizzle.__drizzle_migrations')
  return rows.rows.map((row) => Number(row.created_at))
}

function requireKnown(applied: readonly number[], migrationsFolder: string): void {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis))
  if (applied.every((time) => known.has(time))) return
  throw new DatabaseError(
    'database_newer_than_code',
    'The database was migrated by a newer Candor than this one: start that version, migrations only go forward.',
  )
}

/** The application has no business with the list of migrations. */
async function hideJournal(client: Client): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE])
  if (found.rowCount !== 0) await client.query(`revoke all on schema drizzle from ${APP_ROLE}`)
}
