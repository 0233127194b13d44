import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actorRoles } from './client/actor-roles'
import { connect } from './testing/connect'
import { createTestDatabase, type TestDatabase } from './testing/create-test-database'

const organizationId = randomUUID()
const userId = randomUUID()

let database: TestDatabase
/** Owns the tables. */
let owner: Client
let app: Client

beforeAll(async () => {
  database = await createTestDatabase()
  owner = await connect(database.migratorUrl)
  app = await connect(database.appUrl)
  await owner.query(
    "insert into organization (id, name, created_at, updated_at) values ($1, 'Example', now(), now()) returning id",
    [organizationId],
  )
  await addEvent('1 day')
})
afterAll(async () => {
  await app.end()
  await owner.end()
  await database.drop()
})

const addEvent = (age: string): Promise<unknown> =>
  owner.query(
    `insert into audit_event (organization_id, type, actor_kind, actor_id, device, at)
      values ($1, 'sign_out', 'member', $2, '', now() - $3::interval)`,
    [organizationId, userId, age],
  )

/** The result of a statement on behalf of an actor, or the code of its error; undone afterwards. */
const attempt = async (actor: keyof typeof actorRoles, statement: string): Promise<number | string> => {
  await app.query('begin')
  try {
    await app.query(
      `select set_config('role', $1, true), set_config('candor.organization', $2, true),
        set_config('candor.reference', $3, true)`,
      [actorRoles[actor], organizationId, userId],
    )
    return (await app.query(statement)).rowCount ?? 0
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  } finally {
    await app.query('rollback')
  }
}
const countEvents = async (): Promise<number> =>
  Number((await owner.query('select count(*) from audit_event')).rows[0].count)

test.each(['member', 'worker', 'auth'] as const)(
  'refuses to change, delete or truncate events of the audit log for the actor %s',
  async (actor) => {
    for (const statement of [
      "update audit_event set type = 'sign_in.failed'",
      'update audit_event set at = now()',
      'delete from audit_event',
      'truncate audit_event',
      'alter table audit_event disable trigger user',
      'drop trigger audit_event_append_only on audit_event',
    ]) {
      expect([statement, await attempt(actor, statement)]).toEqual([statement, '42501'])
    }
  },
)

test('refuses to change or delete young events of a living organization even for the owner of the table', async () => {
  for (const statement of ['update audit_event set at = now()', 'delete from audit_event', 'truncate audit_event']) {
    await expect(owner.query(statement)).rejects.toMatchObject({ code: '42501' })
  }
  expect(await countEvents()).toBe(1)
})

test('refuses events that a member adds for another person or organization, or in the name of no one', async () => {
  const insert = (organization: string, kind: string, actor: string | null) =>
    attempt(
      'member',
      `insert into audit_event (organization_id, type, actor_kind, actor_id, device, at)
        values ('${organization}', 'sign_out', '${kind}', ${actor === null ? 'null' : `'${actor}'`}, '', now())`,
    )
  expect(await insert(organizationId, 'member', userId)).toBe(1)
  expect(await insert(organizationId, 'member', randomUUID())).toBe('42501')
  expect(await insert(randomUUID(), 'member', userId)).toBe('42501')
  expect(await insert(organizationId, 'anonymous', null)).toBe('42501')
})

test('deletes only events past their time in a sweep, whatever instant the server names', async () => {
  await addEvent('401 days')
  expect(await countEvents()).toBe(2)
  expect(await attempt('member', "select candor_sweep_audit_events('infinity')")).toBe('42501')
  await app.query('begin')
  await app.query("select set_config('role', 'candor_worker', true)")
  const { rows } = await app.query("select candor_sweep_audit_events('infinity') as swept")
  await app.query('commit')
  expect(rows[0].swept).toBe(1)
  expect(await countEvents()).toBe(1)
})

test('erases the events of an organization only after it was deleted', async () => {
  const erase = async (): Promise<void> => {
    await app.query('begin')
    await app.query("select set_config('role', 'candor_worker', true)")
    await app.query('select candor_erase_audit_events($1)', [organizationId])
    await app.query('commit')
  }
  await expect(erase()).rejects.toMatchObject({ code: '42501' })
  await app.query('rollback')
  await owner.query('update organization set deleted_at = now() where id = $1', [organizationId])
  await erase()
  expect(await countEvents()).toBe(0)
})
