import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate } from './client/migrate'
import { createTestDatabase, type TestDatabase } from './testing/create-test-database'
import { insertRow, listTenantTables, type RowOwner } from './testing/tenant-rows'
import { onDatabase } from './testing/test-server'

const migrationsDir = fileURLToPath(new URL('../migrations', import.meta.url))

let database: TestDatabase
let admin: Client
let oldMigrationsDir: string

beforeAll(async () => {
  database = await createTestDatabase()
  const name = new URL(database.appUrl).pathname.slice(1)
  admin = new Client({ connectionString: onDatabase(inject('testServer').adminUrl, name) })
  await admin.connect()
  oldMigrationsDir = mkdtempSync(join(tmpdir(), 'candor-old-migrations-'))
  cpSync(migrationsDir, oldMigrationsDir, { recursive: true })
  const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(
    readFileSync(join(migrationsDir, 'meta', '_journal.json'), 'utf8'),
  )
  const first = journal.entries.find(({ tag }) => tag.endsWith('_pipeline'))?.idx ?? 0
  const old = { ...journal, entries: journal.entries.filter(({ idx }) => idx < first) }
  writeFileSync(join(oldMigrationsDir, 'meta', '_journal.json'), JSON.stringify(old))
})
afterAll(async () => {
  await admin.end()
  await database.drop()
  rmSync(oldMigrationsDir, { recursive: true, force: true })
})

it('puts the people of a database of before the pipeline into it, each once', async () => {
  await admin.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
  await admin.query('grant all on schema public to public')
  await migrate({ migratorUrl: database.migratorUrl, migrationsDir: oldMigrationsDir })
  // Rows are inserted without those they refer to.
  await admin.query('set session_replication_role = replica')
  const organizationId = randomUUID()
  const people: RowOwner[] = [1, 2].map(() => ({ organizationId, dataSubjectId: randomUUID() }))
  const tables = await listTenantTables(admin)
  const add = async (name: string, owner: RowOwner) => {
    const table = tables.find((found) => found.name === name)
    if (table !== undefined) await insertRow(admin, table, owner)
  }
  await admin.query(
    "insert into organization (id, name, created_at, updated_at) values ($1, 'Sao Mai', now(), now())",
    [organizationId],
  )
  for (const owner of people)
    for (const name of ['data_subject', 'interview_session', 'submission']) await add(name, owner)
  const [one] = people
  if (one !== undefined)
    for (const name of ['position', 'interview_set', 'interviewee', 'interviewee']) await add(name, one)
  const left: RowOwner = { organizationId, dataSubjectId: randomUUID() }
  for (const name of ['data_subject', 'interview_session']) await add(name, left)
  await admin.query('update interview_set set position_id = (select id from position)')
  // The same person twice, the second time with another name.
  await admin.query("update data_subject set email = 'lan@example.org', first_name = 'Lan' where id <> $1", [
    left.dataSubjectId,
  ])
  await admin.query(
    `update interview_session set set_id = (select id from interview_set), started_at = now(), submitted_at = null,
      phase = 'ended', state = '{"endReason":"abandoned"}' where data_subject_id = $1`,
    [left.dataSubjectId],
  )
  await admin.query("update data_subject set first_name = 'Lan Anh' where id = $1", [people[1]?.dataSubjectId])
  await admin.query("update interview_session set language = 'vi'")
  await admin.query('update interviewee set set_id = (select id from interview_set)')
  await admin.query(
    "update interviewee set email = 'lan@example.org' where id = (select min(id::text)::uuid from interviewee)",
  )
  await admin.query(
    `update submission s set set_id = (select id from interview_set), submitted_at = case when data_subject_id = $1 then 'epoch'::timestamptz else now() end,
      session_id = (select i.id from interview_session i where i.data_subject_id = s.data_subject_id)`,
    [people[0]?.dataSubjectId],
  )

  await migrate({ migratorUrl: database.migratorUrl })

  const { rows } = await admin.query(
    `select a.first_name, a.language, a.submission_count, a.created_at = 'epoch' as is_oldest, s.kind, a.progress
      from applicant a join stage s on s.id = a.stage_id order by submission_count desc, s.kind desc`,
  )
  expect(rows).toEqual([
    {
      first_name: 'Lan Anh',
      language: 'vi',
      submission_count: 2,
      is_oldest: true,
      kind: 'interviewed',
      progress: 'invited',
    },
    expect.objectContaining({ language: null, submission_count: 0, kind: 'invited', progress: 'invited' }),
    expect.objectContaining({ language: 'vi', submission_count: 0, kind: 'applied', progress: 'unfinished' }),
  ])
  const linked = await admin.query(
    `select count(*)::int as n from submission s join applicant a on a.id = s.applicant_id and a.stage_id = s.stage_id`,
  )
  expect(linked.rows).toEqual([{ n: 2 }])
})
