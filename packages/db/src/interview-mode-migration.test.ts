import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing/create-test-database'
import { insertRow, listTenantTables } from './testing/tenant-rows'
import { onDatabase } from './testing/test-server'

const migration = readFileSync(new URL('../migrations/0015_interview-mode.sql', import.meta.url), 'utf8')
const whose = { organizationId: randomUUID(), dataSubjectId: randomUUID() }

let database: TestDatabase
let admin: Client

beforeAll(async () => {
  database = await createTestDatabase()
  const name = new URL(database.appUrl).pathname.slice(1)
  admin = new Client({ connectionString: onDatabase(inject('testServer').adminUrl, name) })
  await admin.connect()
  // Rows are inserted without those they refer to.
  await admin.query('set session_replication_role = replica')
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

it('renames the stored interview mode and changes nothing else', async () => {
  await admin.query('alter table interview_session rename column mode to lane')
  const tables = await listTenantTables(admin)
  for (const table of tables.filter(({ name }) => ['interview_session', 'interview_set_version'].includes(name))) {
    await insertRow(admin, table, whose)
  }
  const state = { version: 1, lane: 'text', lanesOffered: ['chat', 'text'], turn: 2 }
  const content = { positionName: 'Recruiter', lanes: ['chat', 'no-voice'], durationMinutes: 15 }
  await admin.query('update interview_session set lane = $1, state = $2', ['text', state])
  await admin.query('update interview_set_version set content = $1', [content])

  for (const statement of migration.split('--> statement-breakpoint')) await admin.query(statement)

  const sessions = await admin.query('select mode, state from interview_session')
  expect(sessions.rows).toEqual([
    { mode: 'text', state: { version: 1, mode: 'text', modesOffered: ['chat', 'text'], turn: 2 } },
  ])
  const versions = await admin.query('select content from interview_set_version')
  expect(versions.rows).toEqual([
    { content: { positionName: 'Recruiter', modes: ['chat', 'no-voice'], durationMinutes: 15 } },
  ])
})
