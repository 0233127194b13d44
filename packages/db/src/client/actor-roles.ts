import type { Client } from 'pg'
import { DatabaseError } from './errors'

/** The database role of each kind of actor. Policies and rights name these roles. */
export const actorRoles = {
  member: 'candor_member',
  candidate: 'candor_candidate',
  link: 'candor_link',
  token: 'candor_token',
  worker: 'candor_worker',
  auth: 'candor_auth',
} as const

const roleNames = Object.values(actorRoles)

/** Since this version a membership itself says whether the rights of the role are inherited. */
const FIRST_MAJOR_WITH_INHERIT_OPTION = 16
/** Any fixed number: servers that start at once take turns. */
const ROLES_LOCK_KEY = 7_220_518_215

async function getMajorVersion(client: Client): Promise<number> {
  const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major")
  return Number(rows[0]?.major)
}

/** The statements that give an application role the roles of actors, for a person or a program that may create roles. */
function formatStatements(
  client: Client,
  options: { app: string; major: number; missing: readonly string[] },
): string[] {
  const app = client.escapeIdentifier(options.app)
  const hasInheritOption = options.major >= FIRST_MAJOR_WITH_INHERIT_OPTION
  const grant = `grant ${roleNames.join(', ')} to ${app}`
  return [
    ...options.missing.map((name) => `create role ${name} nologin`),
    // An application role that inherited would have the rights of all actors at once. Before 16 the role decides that, and first.
    ...(hasInheritOption ? [] : [`alter role ${app} noinherit`]),
    hasInheritOption ? `${grant} with inherit false, set true` : grant,
  ]
}

async function listMissingRoles(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1)',
    [roleNames],
  )
  return roleNames.filter((name) => !rows.some((row) => row.name === name))
}

/** Whether the application role can act as every kind of actor, and has the rights of none before it does. */
async function canAct(client: Client, app: string): Promise<boolean> {
  if ((await listMissingRoles(client)).length > 0) return false
  const right = (await getMajorVersion(client)) >= FIRST_MAJOR_WITH_INHERIT_OPTION ? 'SET' : 'MEMBER'
  const { rows } = await client.query<{ can_act: boolean }>(
    `select bool_and(pg_has_role($1::name, role, '${right}') and not pg_has_role($1::name, role, 'USAGE')) as can_act
      from unnest($2::name[]) as role`,
    [app, roleNames],
  )
  return rows[0]?.can_act === true
}

/**
 * Makes the roles of actors and lets the application role act as each of them. `client` may create roles, or the roles are there.
 * Throws a `DatabaseError` with the statements to run if neither is so.
 */
export async function ensureActorRoles(client: Client, app: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [ROLES_LOCK_KEY])
  try {
    if (await canAct(client, app)) return
    const missing = await listMissingRoles(client)
    const statements = formatStatements(client, { app, major: await getMajorVersion(client), missing })
    try {
      for (const statement of statements) await client.query(statement)
    } catch (error) {
      throw createActorRolesError(app, statements, error)
    }
    if (!(await canAct(client, app))) throw createActorRolesError(app, statements)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ROLES_LOCK_KEY])
  }
}

function createActorRolesError(app: string, statements: readonly string[], cause?: unknown): DatabaseError {
  const lines = statements.map((statement) => `  ${statement};`).join('\n')
  return new DatabaseError(
    'actor_roles_missing',
    `The application role ${app} must be able to act as Candor's roles without having their rights at all times, and Candor may not arrange that here. Let a role that may create roles run these lines, and start again:\n${lines}`,
    cause,
  )
}
