import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actorRoles } from './client/actor-roles'
import { connect } from './testing/connect'
import { createTestDatabase, type TestDatabase } from './testing/create-test-database'

const organizationId = randomUUID()

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
  await owner.query(
    `insert into record_entry (organization_id, seq, record_id, kind, happened_at, content_hash, previous_hash, hash)
      select organization_id, 1, id, kind, happened_at, 'a', 'b', 'c' from record_content`,
  )
})
afterAll(async () => {
  await app.end()
  await owner.end()
  await database.drop()
})

const entryStatements = [
  "update record_entry set hash = 'd'",
  'delete from record_entry',
  'truncate record_entry',
  'alter table record_entry disable trigger user',
]
const contentStatements = ["update record_content set content = '{}'", "update record_content set salt = ''"]

const codeOf = async (run: () => Promise<unknown>): Promise<string> => {
  try {
    await run()
    return 'done'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  }
}

test('begins the chain of a new organization with a record', async () => {
  const { rows } = await owner.query('select kind, content from record_content where organization_id = $1', [
    organizationId,
  ])
  expect(rows).toEqual([{ kind: 'chain_started', content: { organizationId } }])
})

test.each(['member', 'worker', 'candidate', 'auth'] as const)(
  'refuses to change records, and to change or delete entries, for the actor %s',
  async (actor) => {
    for (const statement of [...entryStatements, ...contentStatements, 'delete from record_content']) {
      const code = await codeOf(async () => {
        await app.query('begin')
        await app.query("select set_config('role', $1, true), set_config('candor.organization', $2, true)", [
          actorRoles[actor],
          organizationId,
        ])
        await app.query(statement)
      })
      await app.query('rollback')
      expect([statement, code]).toEqual([statement, '42501'])
    }
  },
)

test('refuses it for the owner of the tables too, until the organization is deleted', async () => {
  for (const statement of [...entryStatements.slice(0, 3), ...contentStatements]) {
    expect([statement, await codeOf(() => owner.query(statement))]).toEqual([statement, '42501'])
  }
  await owner.query('update organization set deleted_at = now() where id = $1', [organizationId])
  await owner.query('delete from organization where id = $1', [organizationId])
  const { rows } = await owner.query('select count(*)::int as n from record_entry')
  expect(rows).toEqual([{ n: 0 }])
})
