import { Client } from 'pg'
import { ensureActorRoles } from './actor-roles'
import { DatabaseError, getErrorCode, getErrorMessage } from './errors'

/** Owns the schema and changes it; nothing at run time uses it but migrations. */
export const MIGRATOR_ROLE = 'candor_migrator'
/** What the server runs as: it owns nothing and row-level security applies to it. */
export const APP_ROLE = 'candor_app'
/** Name of the product's database in clusters we make. */
export const DATABASE_NAME = 'candor'

export const MINIMUM_SERVER_VERSION = 15

/** Runs `use` on one connection that is closed whatever happens. */
export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {
    // A connection cut between two statements: the next statement reports it, an unhandled event would end the process.
  })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Makes or renews both roles, whose passwords become these, and the roles of actors. Needs a superuser. */
export async function ensureRoles(client: Client, passwords: { migrator: string; app: string }): Promise<void> {
  await ensureLoginRole(client, MIGRATOR_ROLE, passwords.migrator)
  await ensureLoginRole(client, APP_ROLE, passwords.app)
  await ensureActorRoles(client, APP_ROLE)
}

/** A login role without any special right, with this password. */
export async function ensureLoginRole(client: Client, role: string, password: string): Promise<void> {
  const name = client.escapeIdentifier(role)
  const found = await client.query('select 1 from pg_roles where rolname = $1', [role])
  if (found.rowCount === 0) await client.query(`create role ${name}`)
  await client.query(`alter role ${name} with login nocreatedb nocreaterole password ${client.escapeLiteral(password)}`)
}

/** Makes the database once, owned by the migrator. Needs a superuser, outside a transaction. */
export async function ensureDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [name])
  if (found.rowCount !== 0) return
  await client.query(`create database ${client.escapeIdentifier(name)} owner ${client.escapeIdentifier(MIGRATOR_ROLE)}`)
}

/**
 * Lets the application role read and write what the migrator makes from now on, in every schema; it may alter nothing.
 * Run as the migrator in the database concerned.
 */
export async function grantToApp(client: Client, appRole: string): Promise<void> {
  const app = client.escapeIdentifier(appRole)
  await client.query(`alter default privileges grant usage on schemas to ${app}`)
  await client.query(`alter default privileges grant select, insert, update, delete on tables to ${app}`)
  await client.query(`alter default privileges grant usage, select on sequences to ${app}`)
}

/** Major version of the server behind a URL; refuses servers that are too old or do not answer. */
export async function requireServer(url: string): Promise<void> {
  const version = await withClient(url, async (client) => {
    const result = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    )
    return result.rows[0]?.version ?? 0
  }).catch((error: unknown) => {
    throw new DatabaseError(
      'database_unreachable',
      `The database at ${describeUrl(url)} cannot be reached (${getErrorCode(error) || getErrorMessage(error)}): check DATABASE_URL and that the server is running.`,
      error,
    )
  })
  if (version < MINIMUM_SERVER_VERSION) {
    throw new DatabaseError(
      'database_too_old',
      `The database at ${describeUrl(url)} is PostgreSQL ${version}, and Candor needs ${MINIMUM_SERVER_VERSION} or newer: upgrade it, or leave DATABASE_URL unset to use the one that comes with Candor.`,
    )
  }
}

/** Host, port and database of a URL without user or password, for messages. */
export function describeUrl(url: string): string {
  try {
    const parsed = new URL(url.replace('@/', '@localhost/'))
    return `${parsed.searchParams.get('host') ?? parsed.host}${parsed.pathname}`
  } catch {
    // Not a URL: it may contain a password anywhere, so no part of it is shown.
    return 'DATABASE_URL (which is not a URL)'
  }
}
