import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate } from './client/migrate'
import { createTestDatabase, type TestDatabase } from './testing/create-test-database'
import { insertRow, listTenantTables } from './testing/tenant-rows'
import { onDatabase } from './testing/test-server'

const migrationsDir = fileURLToPath(new URL('../migrations', import.meta.url))
const filled = ['interview_set_version', 'job_description']

let database: TestDatabase
let admin: Client
let oldMigrationsDir: string

beforeAll(async () => {
  database = await createTestDatabase()
  admin = new Client({
    connectionString: onDatabase(inject('testServer').adminUrl, new URL(database.appUrl).pathname.slice(1)),
  })
  await admin.connect()
  oldMigrationsDir = mkdtempSync(join(tmpdir(), 'candor-old-migrations-'))
  cpSync(migrationsDir, oldMigrationsDir, { recursive: true })
  const text = readFileSync(join(migrationsDir, 'meta', '_journal.json'), 'utf8')
  const journal: { entries: { idx: number }[] } = JSON.parse(text)
  const old = { ...journal, entries: journal.entries.filter(({ idx }) => idx < 18) }
  writeFileSync(join(oldMigrationsDir, 'meta', '_journal.json'), JSON.stringify(old))
})
afterAll(async () => {
  await admin.end()
  await database.drop()
  rmSync(oldMigrationsDir, { recursive: true, force: true })
})

it('opens an old database that holds job descriptions, and leaves the sets made from them', async () => {
  await admin.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
  await admin.query('grant all on schema public to public')
  await migrate({ migratorUrl: database.migratorUrl, migrationsDir: oldMigrationsDir })
  // Rows are inserted without those they refer to.
  await admin.query('set session_replication_role = replica')
  const owner = { organizationId: randomUUID(), dataSubjectId: randomUUID() }
  const tables = (await listTenantTables(admin)).filter(({ name }) => filled.includes(name))
  expect(tables.map(({ name }) => name).toSorted()).toEqual(filled)
  for (const table of tables) await insertRow(admin, table, owner)
  const before = await admin.query('select * from interview_set_version')

  expect((await migrate({ migratorUrl: database.migratorUrl })).applied).toBeGreaterThanOrEqual(1)

  expect((await admin.query("select to_regclass('job_description') as found")).rows).toEqual([{ found: null }])
  expect((await admin.query('select * from interview_set_version')).rows).toEqual(before.rows)
})
