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
const filled = [
  'answer',
  'answer_take',
  'assessment',
  'data_subject',
  'interview_session',
  'interview_set',
  'interview_set_version',
  'submission',
]

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
  const text = readFileSync(join(migrationsDir, 'meta', '_journal.json'), 'utf8')
  const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(text)
  const first = journal.entries.find(({ tag }) => tag.endsWith('actor-roles'))?.idx ?? 0
  const old = { ...journal, entries: journal.entries.filter(({ idx }) => idx < first) }
  writeFileSync(join(oldMigrationsDir, 'meta', '_journal.json'), JSON.stringify(old))
})
afterAll(async () => {
  await admin.end()
  await database.drop()
  rmSync(oldMigrationsDir, { recursive: true, force: true })
})

it('opens a database of before the roles of actors, keeps its rows and fills the columns of the list', async () => {
  await admin.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
  await admin.query('grant all on schema public to public')
  await migrate({ migratorUrl: database.migratorUrl, migrationsDir: oldMigrationsDir })
  // Rows are inserted without those they refer to.
  await admin.query('set session_replication_role = replica')
  const owner = { organizationId: randomUUID(), dataSubjectId: randomUUID() }
  const tables = await listTenantTables(admin)
  for (const table of tables.filter(({ name }) => filled.includes(name))) await insertRow(admin, table, owner)
  const body = {
    overall: { state: 'scored', level: 3.4 },
    groups: { communication: { state: 'scored', level: 4.3 } },
    dims: {
      grammar: { state: 'scored' },
      clarity: { state: 'scored' },
      fluency: { state: 'not_evaluated' },
      strategic_focus: { state: 'scored' },
    },
    questions: [
      { share: 0.5, words: 90 },
      { share: null, words: 0 },
      { share: 0.75, words: 62 },
    ],
    requirements: [
      { name: 'Go', state: 'named' },
      { name: 'SQL', state: 'not_named' },
      { name: 'Rust', state: 'named' },
    ],
  }
  const requirements = ['Go', 'SQL', 'Rust'].map((name) => ({ name, isMustHave: name !== 'Rust' }))
  await admin.query("update data_subject set first_name = 'Thảo', last_name = 'ĐẶNG', email = 'T@x.example'")
  await admin.query(
    "update interview_session set started_at = 'epoch', ended_at = 'epoch'::timestamptz + interval '90 s'",
  )
  await admin.query("update assessment set state = 'scored', body = $1", [body])
  await admin.query('update interview_set_version set content = $1', [{ requirements, questions: [{}, {}] }])
  await admin.query('update interview_session set set_version_id = (select id from interview_set_version)')
  await admin.query("update answer_take set text = 'Words.', answer_id = (select id from answer)")
  await admin.query(
    'update answer set current_take = (select take from answer_take), session_id = (select id from interview_session)',
  )
  await admin.query(
    `update submission set session_id = (select id from interview_session), set_id = (select id from interview_set),
      current_assessment_id = (select id from assessment)`,
  )
  await admin.query(
    "insert into organization (id, name, created_at, updated_at) values ($1, 'Sao Mai', now(), now())",
    [owner.organizationId],
  )

  expect((await migrate({ migratorUrl: database.migratorUrl })).applied).toBeGreaterThanOrEqual(2)

  const { rows } = await admin.query(
    `select first_name, last_name, search, duration_ms, answered, question_count, assessment_state, overall_halves,
      communication_halves, cognitive_halves, cv_halves, must_haves_named, must_haves_searched, points_covered,
      dimensions_judged, words from submission`,
  )
  expect(rows).toEqual([
    {
      first_name: 'Thảo',
      last_name: 'ĐẶNG',
      search: 'thảo đặng thảo\nt@x.example',
      duration_ms: 90_000,
      answered: 1,
      question_count: 2,
      assessment_state: 'scored',
      overall_halves: 7,
      communication_halves: 9,
      cognitive_halves: null,
      cv_halves: null,
      must_haves_named: 1,
      must_haves_searched: 2,
      points_covered: 63,
      dimensions_judged: 2,
      words: 152,
    },
  ])
  const old = await admin.query("select tablename from pg_policies where 'public' = any(roles)")
  expect(old.rows).toEqual([])
})
