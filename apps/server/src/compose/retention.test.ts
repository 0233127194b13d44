import { readFileSync } from 'node:fs'
import { userStatus } from '@candor/contract'
import { hasSubject, insertRow, listTables, type RowOwner, type TenantTable } from '@candor/db/testing'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { RetentionRule } from '../platform/retention'
import { applyRetention } from '../platform/retention/apply-retention'
import { createTestDeps, type TestDeps } from '../testing/test-deps'
import { retentionRules } from './retention-rules'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** What makes a row one that the rule deletes: the time that it compares, and the values that it asks for. */
const conditions: Readonly<Record<string, { readonly time: string; readonly values?: string }>> = {
  idempotency_key: { time: 'created_at' },
  otp_challenge: { time: 'expires_at' },
  one_time_token: { time: 'expires_at' },
  second_step: { time: 'expires_at' },
  used_passkey_challenge: { time: 'expires_at' },
  authenticator_app: { time: 'pending_until' },
  auth_session: { time: 'expires_at' },
  auth_verification: { time: 'expires_at' },
  limit_counter: { time: 'updated_at' },
  auth_user: { time: 'updated_at', values: `status = ${userStatus.PENDING}` },
  known_browser: { time: 'last_used_at' },
  organization_invite: { time: 'expires_at' },
  access_grant: {
    time: 'expires_at',
    values: "kind = 'link', user_id = null, email = null, token_hash = id::text, target_type = 'submission'",
  },
  mail: { time: 'created_at' },
  notice: { time: 'created_at' },
  support_ticket: { time: 'created_at' },
  domain_event: { time: 'delivered_at' },
  provider_use: { time: 'at' },
  judge_sample: { time: 'created_at' },
  session_event: {
    time: 'at',
    values:
      "type = 'session', session_id = (select id from interview_session limit 1), seq = seq + (select count(*) from session_event)",
  },
  candidate_access: { time: 'expires_at' },
  audit_event: { time: 'at' },
  data_subject: { time: 'updated_at', values: `status = ${userStatus.DELETED}` },
  deleted_interview: { time: 'deleted_at' },
  submission_deletion: { time: 'ordered_at', values: "state = 'done'" },
  submission_export: { time: 'created_at' },
  interviewee: { time: 'expires_at', values: 'data_subject_id = null' },
}

let deps: TestDeps
let admin: Client
let tables: TenantTable[]
let owner: RowOwner

const connect = async (): Promise<Client> => {
  const url = new URL(inject('testServer').adminUrl)
  url.pathname = new URL(deps.database.appUrl).pathname
  const client = new Client({ connectionString: url.toString() })
  await client.connect()
  return client
}

beforeAll(async () => {
  deps = await createTestDeps()
  admin = await connect()
  // Rows are added without the rows that they refer to.
  await admin.query('set session_replication_role = replica')
  tables = await listTables(admin)
  // The audit log compares with the database's own clock too.
  deps.clock.advance(Date.now() - deps.clock.nowMs())
})
afterAll(async () => {
  await admin.end()
  await deps.close()
})
beforeEach(async () => {
  owner = { organizationId: deps.newId(), dataSubjectId: deps.newId() }
  await admin.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
})

const add = async (name: string): Promise<void> => {
  const table = tables.find((known) => known.name === name)
  if (table === undefined) throw new Error(`there is no table ${name}`)
  await insertRow(admin, table, owner)
}
const count = async (name: string, where = 'true', values: unknown[] = []): Promise<number> =>
  Number((await admin.query(`select count(*) from ${name} where ${where}`, values)).rows[0].count)

/** Adds a row of this age that a rule deletes. Rows of tests have the time 0, or none, where they are not given one. */
const addAged = async (rule: RetentionRule, ageMs: number): Promise<Date> => {
  const { time, values } = conditions[rule.name] ?? { time: 'created_at' }
  const at = new Date(deps.clock.nowMs() - ageMs)
  // A person has one row.
  if (rule.name === 'data_subject') owner = { ...owner, dataSubjectId: deps.newId() }
  await add(rule.name)
  const assignments = [`${time} = $1`, ...(values === undefined ? [] : [values])].join(', ')
  await admin.query(`update ${rule.name} set ${assignments} where ${time} is null or ${time} = $2`, [at, new Date(0)])
  return at
}
const getRule = (name: string): RetentionRule => {
  const rule = retentionRules.find((known) => known.name === name)
  if (rule === undefined) throw new Error(`there is no rule ${name}`)
  return rule
}

describe('every rule', () => {
  test.each(retentionRules.map((rule) => [rule.name, rule] as const))(
    '%s deletes a row just past its time and leaves one just within it',
    async (name, rule) => {
      await add('interview_session')
      await admin.query('update interview_session set ended_at = $1', [new Date(0)])
      const past = await addAged(rule, rule.keepMs + minuteMs)
      const within = await addAged(rule, rule.keepMs - minuteMs)
      await applyRetention(deps, retentionRules)
      const { time } = conditions[name] ?? { time: 'missing' }
      expect([await count(name, `${time} = $1`, [past]), await count(name, `${time} = $1`, [within])]).toEqual([0, 1])
    },
  )

  test('is of one table, and no table has two', () => {
    const names = retentionRules.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    expect(names.filter((name) => !tables.some((table) => table.name === name))).toEqual([])
  })
})

describe('what belongs to a submission', () => {
  /** Rows about a person that are no part of the interview's record: copies, access that has run out, delivered events. */
  const removable = ['candidate_access', 'deleted_interview', 'judge_sample']

  test('is never deleted, however old it is', async () => {
    const ofPeople = tables.filter((table) => hasSubject(table) || table.name === 'data_subject')
    for (const { name } of ofPeople) await add(name)
    await admin.query("update session_event set type = 'message'")
    await admin.query('update interview_session set ended_at = $1, submitted_at = $1', [new Date(0)])
    await applyRetention(deps, retentionRules)
    const left: string[] = []
    for (const { name } of ofPeople) if ((await count(name)) > 0) left.push(name)
    const expected = ofPeople.map(({ name }) => name).filter((name) => !removable.includes(name))
    expect(left).toEqual(expected)
    expect(expected).toEqual(expect.arrayContaining(['submission', 'assessment', 'consent', 'answer_take', 'upload']))
  })

  test('includes notes about retakes in the journal, and the journal of an interview that is not over', async () => {
    const markers = getRule('session_event')
    await add('interview_session')
    await addAged(markers, 1_000 * dayMs)
    await applyRetention(deps, [markers])
    expect(await count('session_event')).toBe(1)
    await admin.query('update interview_session set ended_at = $1', [new Date(0)])
    await admin.query(`update session_event set payload = '{"retake":{"what":"dropped","turn":1,"take":2}}'`)
    await applyRetention(deps, [markers])
    expect(await count('session_event')).toBe(1)
    await admin.query("update session_event set payload = '{}'")
    await applyRetention(deps, [markers])
    expect(await count('session_event')).toBe(0)
  })

  test('is an event that was not delivered, too', async () => {
    await add('domain_event')
    await applyRetention(deps, [getRule('domain_event')])
    expect(await count('domain_event')).toBe(1)
  })
})

describe('a run', () => {
  const mails = getRule('mail')

  test('deletes in batches, and leaves the rest to the next run', async () => {
    for (let added = 0; added < 25; added += 1) await addAged(mails, mails.keepMs + minuteMs)
    await applyRetention(deps, [mails], { batchRows: 10, maxBatches: 2 })
    expect(await count('mail')).toBe(5)
    await applyRetention(deps, [mails], { batchRows: 10, maxBatches: 2 })
    expect(await count('mail')).toBe(0)
  })

  test('waits for no row that another transaction has locked', async () => {
    await addAged(mails, mails.keepMs + minuteMs)
    await addAged(mails, mails.keepMs + 2 * minuteMs)
    const other = await connect()
    await other.query('begin')
    await other.query('select from mail order by created_at limit 1 for update')
    await applyRetention(deps, [mails])
    expect(await count('mail')).toBe(1)
    await other.query('rollback')
    await other.end()
    await applyRetention(deps, [mails])
    expect(await count('mail')).toBe(0)
  })

  test('applies the other rules when one fails, and fails itself', async () => {
    await addAged(mails, mails.keepMs + minuteMs)
    const failing: RetentionRule = {
      ...mails,
      name: 'failing',
      deleteBatch: () => Promise.reject(new Error('refused')),
    }
    await expect(applyRetention(deps, [failing, mails])).rejects.toThrow('retention: some rules failed')
    expect(await count('mail')).toBe(0)
  })
})

describe('docs/retention.md', () => {
  const rows = readFileSync(new URL('../../../../docs/retention.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const formatPeriod = (ms: number): string => (ms < 2 * dayMs ? `${ms / hourMs} hours` : `${ms / dayMs} days`)
  const listNames = (cell: string | undefined): string[] =>
    [...(cell ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

  test('gives the period of every rule', () => {
    const periods = new Map(rows.flatMap((cells) => listNames(cells[1]).map((name) => [name, cells[2]] as const)))
    const expected = retentionRules.map(({ name, keepMs }) => [name, formatPeriod(keepMs)])
    expect(retentionRules.map(({ name }) => [name, periods.get(name)])).toEqual(expected)
  })

  test('names every table once', () => {
    const named = rows.flatMap((cells) => listNames(cells[1]))
    expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
  })
})
