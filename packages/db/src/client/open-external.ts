import type { Client } from 'pg'
import { ensureActorRoles } from './actor-roles'
import { prepareDataDir } from './cluster-location'
import type { OpenDatabase } from './database'
import { DatabaseError, getErrorMessage } from './errors'
import { APP_ROLE, describeUrl, ensureLoginRole, grantToApp, requireServer, withClient } from './roles'
import { createSecrets, readSecrets } from './secrets'

/** An external PostgreSQL: the given role migrates; the application's is given too, or made if that is permitted. */
export async function openExternal(options: {
  databaseUrl: string
  databaseAppUrl: string | undefined
  dataDir: string
}): Promise<OpenDatabase> {
  const { databaseUrl, databaseAppUrl, dataDir } = options
  await requireServer(databaseUrl)
  const appUrl = databaseAppUrl ?? (await makeAppRole(databaseUrl, dataDir))
  await requireServer(appUrl)
  const appRole = await requirePlainRole(appUrl)
  await withClient(databaseUrl, async (client) => {
    await ensureActorRoles(client, appRole)
    await grantToApp(client, appRole)
  })
  return { kind: 'external', migratorUrl: databaseUrl, appUrl, close: async () => undefined }
}

async function makeAppRole(databaseUrl: string, dataDir: string): Promise<string> {
  prepareDataDir(dataDir)
  const password = await withClient(databaseUrl, async (client) => {
    const kept = readSecrets(dataDir)
    if (kept === null && (await hasRole(client)))
      throw createAppRoleMissingError(databaseUrl, `the role ${APP_ROLE} exists with a password unknown here`)
    const secrets = kept ?? createSecrets(dataDir)
    try {
      await ensureLoginRole(client, APP_ROLE, secrets.app)
    } catch (error) {
      throw createAppRoleMissingError(databaseUrl, getErrorMessage(error))
    }
    return secrets.app
  })
  const url = new URL(databaseUrl.replace('@/', '@localhost/'))
  url.username = APP_ROLE
  url.password = password
  return url.toString()
}

async function hasRole(client: Client): Promise<boolean> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE])
  return found.rowCount !== 0
}

function createAppRoleMissingError(databaseUrl: string, why: string): DatabaseError {
  return new DatabaseError(
    'app_role_missing',
    `The application's own role cannot be made at ${describeUrl(databaseUrl)} (${why}): make a login role named ${APP_ROLE} there and give its URL as DATABASE_APP_URL.`,
  )
}

/** Row-level security means nothing to a superuser or a role that bypasses it: such an application role is refused. */
async function requirePlainRole(appUrl: string): Promise<string> {
  return withClient(appUrl, async (client) => {
    const found = await client.query<{ name: string; is_tame: boolean }>(
      'select rolname as name, not (rolsuper or rolbypassrls) as is_tame from pg_roles where rolname = current_user',
    )
    const role = found.rows[0]
    if (role?.is_tame === true) return role.name
    throw new DatabaseError(
      'app_role_missing',
      `DATABASE_APP_URL names a role that bypasses row-level security: make a plain login role named ${APP_ROLE} and give that one.`,
    )
  })
}
