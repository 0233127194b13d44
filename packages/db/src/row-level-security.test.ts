import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { actorRoles } from './client/actor-roles'
import { connect } from './testing/connect'
import { createTestDatabase, type TestDatabase } from './testing/create-test-database'
import { hasSubject, insertRow, listTenantTables, type RowOwner, type TenantTable } from './testing/tenant-rows'
import { onDatabase } from './testing/test-server'

const ours: RowOwner = { organizationId: randomUUID(), dataSubjectId: randomUUID() }
/** Another candidate of the same organization. */
const otherCandidate: RowOwner = { organizationId: ours.organizationId, dataSubjectId: randomUUID() }
const theirs: RowOwner = { organizationId: randomUUID(), dataSubjectId: randomUUID() }

interface Settings {
  /** Undefined: the application's role itself. */
  readonly actor?: keyof typeof actorRoles
  readonly organization?: string
  readonly subject?: string
  readonly reference?: string
}
const asMember = ({ organizationId }: RowOwner): Settings => ({ actor: 'member', organization: organizationId })
const candidate = (owner: RowOwner): Settings => ({
  actor: 'candidate',
  organization: owner.organizationId,
  subject: owner.dataSubjectId,
})

/** The tables with an organization that actors other than members may read. They may read no others. */
const readableBy: Readonly<Record<'candidate' | 'link' | 'token' | 'auth', readonly string[]>> = {
  candidate: ['interview_set', 'interview_set_version', 'retention_policy'],
  link: ['interview_set', 'interview_set_version'],
  token: ['candidate_access'],
  auth: ['mail', 'member', 'organization_invite', 'organization_logo'],
}

/** The policy, an exam in progress, and one place in the chain of records. */
const onePerOrganization = [
  'assessment_policy',
  'judge_exam',
  'organization_logo',
  'record_entry',
  'record_head',
  'retention_policy',
]

const refusedByPolicy = '42501'

let database: TestDatabase
let admin: Client
let app: Client
let tables: TenantTable[]

beforeAll(async () => {
  database = await createTestDatabase()
  const name = new URL(database.appUrl).pathname.slice(1)
  admin = await connect(onDatabase(inject('testServer').adminUrl, name))
  app = await connect(database.appUrl)
  tables = await listTenantTables(admin)
  // Each table is filled for itself: what its rows refer to is another table's matter.
  await admin.query('set session_replication_role = replica')
  for (const table of tables) for (const owner of [ours, otherCandidate, theirs]) await insertRow(admin, table, owner)
})
afterAll(async () => {
  await app.end()
  await admin.end()
  await database.drop()
})

/** On behalf of an actor, and undone afterwards. */
const as = async <T>(settings: Settings, run: () => Promise<T>): Promise<T> => {
  await app.query('begin')
  try {
    const { actor, organization = '', subject = '', reference = '' } = settings
    const role = actor === undefined ? 'none' : actorRoles[actor]
    await app.query(
      `select set_config('role', $1, true), set_config('candor.organization', $2, true),
        set_config('candor.subject', $3, true), set_config('candor.reference', $4, true)`,
      [role, organization, subject, reference],
    )
    return await run()
  } finally {
    await app.query('rollback')
  }
}
const subjectColumn = (table: TenantTable): string => (table.name === 'data_subject' ? 'id' : 'data_subject_id')
const formatOwnerFilter = (table: TenantTable, { organizationId, dataSubjectId }: RowOwner): string =>
  hasSubject(table) || table.name === 'data_subject'
    ? `organization_id = '${organizationId}' and ${subjectColumn(table)} = '${dataSubjectId}'`
    : `organization_id = '${organizationId}'`
const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
/** How many rows an actor reads; 0 of a table that it has no right to. */
const count = async (settings: Settings, table: TenantTable, where: string): Promise<number> => {
  try {
    return await as(settings, async () => {
      const { rows } = await app.query(`select count(*)::int as n from ${table.name} where ${where}`)
      return rows[0].n
    })
  } catch (error) {
    if (hasCode(error, refusedByPolicy)) return 0
    throw error
  }
}
/** The tables of which an actor reads rows. */
const readBy = async (settings: Settings, where: (table: TenantTable) => string = () => 'true'): Promise<string[]> => {
  const read: string[] = []
  for (const table of tables) {
    if ((await count(settings, table, where(table))) > 0) read.push(table.name)
  }
  return read
}
const changes = async (settings: Settings, statement: string): Promise<number | string> =>
  as(settings, async () => (await app.query(statement)).rowCount ?? 0).catch((error: { code?: string }) =>
    String(error.code),
  )
const adds = (settings: Settings, table: TenantTable, owner: RowOwner): Promise<number | string> =>
  as(settings, async () => {
    await insertRow(app, table, owner)
    return 1
  }).catch((error: { code?: string }) => String(error.code))

/** The tables in which an actor can change, delete, add or adopt a row of another owner. */
const writtenBy = async (settings: Settings, owner: RowOwner): Promise<string[]> => {
  const written: string[] = []
  for (const table of tables) {
    const where = formatOwnerFilter(table, owner)
    const done = [
      await changes(settings, `update ${table.name} set organization_id = organization_id where ${where}`),
      await changes(settings, `delete from ${table.name} where ${where}`),
      await adds(settings, table, { ...owner, dataSubjectId: randomUUID() }),
    ]
    const isUnchanged = done.slice(0, 2).every((result) => result === 0 || result === refusedByPolicy)
    const isKept = isUnchanged && done[2] === refusedByPolicy
    if (!isKept) written.push(`${table.name}: ${done.join(', ')}`)
  }
  return written
}

describe('tables with data of an organization or a candidate', () => {
  it('are many, each with rows of two organizations and three candidates', async () => {
    expect(tables.length).toBeGreaterThanOrEqual(17)
    for (const table of tables) {
      const { rows } = await admin.query(`select count(*)::int as n from ${table.name}`)
      expect([table.name, rows[0].n]).toEqual([table.name, onePerOrganization.includes(table.name) ? 2 : 3])
    }
  })

  it('are not owned by the application, which cannot bypass their policies', async () => {
    const { rows } = await admin.query(
      `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_roles r on r.rolname = 'candor_app'
        where n.nspname = 'public' and c.relkind = 'r'
          and (not c.relrowsecurity or c.relowner = r.oid or r.rolbypassrls or r.rolsuper)`,
    )
    expect(rows).toEqual([])
  })
})

describe('without an actor', () => {
  it.each([
    ['nothing set', {}],
    ['an organization and a person, but no actor', { organization: ours.organizationId, subject: ours.dataSubjectId }],
    ['a member of no organization', { actor: 'member' }],
    ['a candidate who is nobody', { actor: 'candidate', organization: ours.organizationId }],
  ] satisfies [string, Settings][])('reads and writes nothing: %s', async (name, settings) => {
    const isCandidate = name.startsWith('a candidate')
    expect(await readBy(settings)).toEqual(isCandidate ? readableBy.candidate : [])
    expect(await writtenBy(settings, ours)).toEqual([])
  })
})

describe('a member', () => {
  it('lets a member read the rows of their organization', async () => {
    // Mails hold codes: only the worker that sends them reads them. Samples and events are for workers too. Contacts are for interviews.
    // The company reads neither what a candidate says about it nor whom they show a certificate.
    // What a member has opened, or is notified of, is read by that member only.
    const others = [
      'certificate',
      'deleted_interview',
      'domain_event',
      'judge_sample',
      'mail',
      'notice',
      'notice_setting',
      'session_contact',
      'start_visit',
      'submission_feedback',
      'submission_view',
    ]
    const readable = tables.map(({ name }) => name).filter((name) => !others.includes(name))
    expect(await readBy(asMember(ours), (table) => formatOwnerFilter(table, ours))).toEqual(readable)
  })

  it('hides the rows of other organizations from a member', async () => {
    expect(await readBy(asMember(theirs), (table) => formatOwnerFilter(table, ours))).toEqual([])
  })

  it('lets a member change, delete or add nothing in another organization', async () => {
    expect(await writtenBy(asMember(theirs), ours)).toEqual([])
  })

  it('does not let a member give a row to another owner or take one over', async () => {
    const given: string[] = []
    for (const { name } of tables) {
      const statement = `update ${name} set organization_id = '${ours.organizationId}' where organization_id = '${theirs.organizationId}'`
      const done = await changes(asMember(theirs), statement)
      if (done !== refusedByPolicy && done !== 0) given.push(`${name}: ${done}`)
    }
    expect(given).toEqual([])
  })
})

describe('a candidate', () => {
  const isPersonal = (name: string): boolean => !readableBy.candidate.includes(name)

  it('lets a candidate read their own rows, and the assessment only when it is shared', async () => {
    const assessing = ['assessment', 'domain_event', 'judge_sample', 'reviewer_level']
    const own = tables
      .filter((table) => !assessing.includes(table.name) && (hasSubject(table) || table.name === 'data_subject'))
      .map(({ name }) => name)
    const read = await readBy(candidate(ours), (table) => formatOwnerFilter(table, ours))
    expect(read.filter(isPersonal)).toEqual(own)
  })

  it.each([
    ['the same organization', otherCandidate],
    ['another organization', theirs],
  ])('reads and writes nothing of a candidate of %s', async (_, other) => {
    const read = await readBy(candidate(ours), (table) => formatOwnerFilter(table, other))
    expect(read.filter((name) => other === theirs || isPersonal(name))).toEqual([])
    expect(await writtenBy(candidate(ours), other)).toEqual([])
  })
})

describe('a version of a set', () => {
  const ownVersion = `organization_id = '${ours.organizationId}'`

  it('lets a candidate freeze a version of a set, but change nothing else of it', async () => {
    const freeze = `update interview_set_version set frozen_at = now() where frozen_at is null and ${ownVersion}`
    const rewrite = `update interview_set_version set frozen_at = now(), content = '{"planted": true}' where frozen_at is null and ${ownVersion}`
    expect(await changes(candidate(ours), freeze)).toBeGreaterThan(0)
    expect(await changes(candidate(ours), rewrite)).toBe(refusedByPolicy)
  })
})

describe('access with only a link, a cookie or an account', () => {
  it.each([
    ['link', 'interview_set', 'link_id'],
    ['token', 'candidate_access', 'token_hash'],
  ] as const)('reads with a %s what it opens, and nothing of another organization', async (actor, table, column) => {
    const { rows } = await admin.query(`select ${column} as value from ${table} where organization_id = $1`, [
      ours.organizationId,
    ])
    const settings = { actor, reference: String(rows[0].value) }
    expect(await readBy(settings)).toEqual(readableBy[actor])
    expect(await readBy(settings, (tenantTable) => formatOwnerFilter(tenantTable, theirs))).toEqual([])
    expect(await readBy({ actor, reference: randomUUID() })).toEqual([])
  })

  it('lets the auth library read accounts and mails, but nothing of interviews', async () => {
    expect(await readBy({ actor: 'auth' })).toEqual(readableBy.auth)
  })
})

describe('a table that is added without a policy', () => {
  it('detects a table without a policy and reports it as open', async () => {
    await admin.query('create table planted (id uuid primary key, organization_id uuid not null)')
    await admin.query('grant all on planted to candor_app, candor_member')
    const before = tables
    tables = (await listTenantTables(admin)).filter(({ name }) => name === 'planted')
    try {
      for (const table of tables) await insertRow(admin, table, ours)
      expect(await readBy({})).toEqual(['planted'])
      expect(await readBy(asMember(theirs), (table) => formatOwnerFilter(table, ours))).toEqual(['planted'])
      expect((await writtenBy(asMember(theirs), ours)).length).toBe(1)
    } finally {
      tables = before
      await admin.query('drop table planted')
    }
  })
})
