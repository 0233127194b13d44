import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { actorRoles } from './client/actor-roles'
import { connect } from './testing/connect'
import { createTestDatabase, type TestDatabase } from './testing/create-test-database'
import { insertRow, listTables, listTenantTables } from './testing/tenant-rows'
import { onDatabase } from './testing/test-server'

interface Policy {
  readonly table: string
  readonly name: string
  readonly command: string
  readonly roles: readonly string[]
  readonly condition: string
}

const roleNames: readonly string[] = Object.values(actorRoles)

let database: TestDatabase
let admin: Client
let app: Client
let policies: readonly Policy[]

beforeAll(async () => {
  database = await createTestDatabase()
  admin = await connect(onDatabase(inject('testServer').adminUrl, new URL(database.appUrl).pathname.slice(1)))
  app = await connect(database.appUrl)
  const { rows } = await admin.query<Policy>(
    `select tablename as table, policyname as name, cmd as command, roles::text[] as roles,
      coalesce(qual, '') || coalesce(with_check, '') as condition from pg_policies where schemaname = 'public'`,
  )
  policies = rows
})
afterAll(async () => {
  await app.end()
  await admin.end()
  await database.drop()
})

const describePolicy = ({ table, name }: Policy): string => `${table}.${name}`

describe('the policies of row-level security', () => {
  test('each belong to the role of one actor', () => {
    const others = policies.filter(({ roles }) => roles.length !== 1 || !roleNames.includes(roles[0] ?? ''))
    expect(others.map(describePolicy)).toEqual([])
  })

  test('never ask which actor it is, because a condition with OR over actors can’t use an index', () => {
    const asking = policies.filter(({ condition }) => /candor_actor|candor\.actor|current_user|'role'/.test(condition))
    expect(asking.map(describePolicy)).toEqual([])
  })

  test('are at most one for an actor, table and command, so that conditions are not joined by OR', () => {
    const commands = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']
    const keys = policies.flatMap(({ table, roles, command }) =>
      (command === 'ALL' ? commands : [command]).map((single) => `${table} ${roles[0]} ${single}`),
    )
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  test('exist for every table of an organization or a candidate', async () => {
    const tables = (await listTenantTables(admin)).map(({ name }) => name)
    expect(tables.filter((name) => !policies.some(({ table }) => table === name))).toEqual([])
  })

  test('allow everything that the actors have a right to, and no right is without a policy', async () => {
    const { rows } = await admin.query<{ table: string; role: string; command: string }>(
      `select table_name as table, grantee as role, privilege_type as command from information_schema.role_table_grants
        where table_schema = 'public' and grantee = any($1)`,
      [roleNames],
    )
    const isOf = (policy: Policy, right: { table: string; role: string }): boolean =>
      policy.table === right.table && policy.roles[0] === right.role
    const withoutPolicy = rows.filter(
      (right) => !policies.some((policy) => isOf(policy, right) && ['ALL', right.command].includes(policy.command)),
    )
    expect(withoutPolicy).toEqual([])
    const withoutRight = policies.filter(
      (policy) =>
        !rows.some((right) => isOf(policy, right) && (policy.command === 'ALL' || policy.command === right.command)),
    )
    expect(withoutRight.map(describePolicy)).toEqual([])
  })
})

describe('the application’s role', () => {
  test('reads 0 rows of every table without the role of an actor', async () => {
    await admin.query('set session_replication_role = replica')
    const tables = await listTables(admin)
    for (const table of tables) {
      await insertRow(admin, table, { organizationId: randomUUID(), dataSubjectId: randomUUID() })
      const { rows } = await app.query(`select count(*)::int as n from ${table.name}`)
      const all = await admin.query(`select count(*)::int as n from ${table.name}`)
      expect([table.name, all.rows[0].n, rows[0].n]).toEqual([table.name, 1, 0])
    }
  })

  test('has the rights of no actor before it acts as one', async () => {
    const { rows } = await app.query<{ name: string; has_rights: boolean }>(
      "select name, pg_has_role(name, 'USAGE') as has_rights from unnest($1::name[]) as name",
      [roleNames],
    )
    expect(rows.filter(({ has_rights }) => has_rights)).toEqual([])
  })

  test('gives the role of an actor back with the transaction', async () => {
    await app.query('begin')
    await app.query("select set_config('role', 'candor_worker', true)")
    expect((await app.query('select current_user as name')).rows).toEqual([{ name: 'candor_worker' }])
    await app.query('rollback')
    expect((await app.query('select current_user as name')).rows).toEqual([{ name: 'candor_app' }])
  })
})
