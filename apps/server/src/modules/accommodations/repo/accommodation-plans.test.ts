import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listDueAccommodations } from '../../notices/repo/due-accommodations'
import { type Accommodations, openAccommodations } from '../testing/open-accommodations'
import { countForCompany, countOfSession, countOpen, listForCompany, listOfSession } from './accommodations'
import type { Transaction } from './transaction'

const worker = { kind: 'worker' } as const
const answeredRows = 20_000
let fixture: Accommodations
let sessionId: string

beforeAll(async () => {
  fixture = await openAccommodations()
  const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
  sessionId = asker.id
  await fixture.ask(asker)
  const filler = await fixture.begin(fixture.linkId, { mode: 'chat' })
  const client = new Client({ connectionString: fixture.deps.database.migratorUrl })
  await client.connect()
  // Of one other interview, without records, most of them in other organizations: the table alone counts.
  await client.query('alter table accommodation_request disable trigger user')
  await client.query(
    `insert into accommodation_request (id, organization_id, data_subject_id, session_id, text, language, created_at, due_at, outcome,
         answer, answered_at, answered_by_name)
       select gen_random_uuid(), case when n % 40 = 0 then $1::uuid else gen_random_uuid() end, $2, $3, 'Words',
         'en', now(), now(), 'granted', 'Words', now() - n * interval '1 second', 'Mai' from generate_series(1, ${answeredRows}) n`,
    [fixture.member.organizationId, filler.actor.dataSubjectId, filler.id],
  )
  await client.query('vacuum analyze accommodation_request')
  await client.end()
}, 120_000)
afterAll(() => fixture.close())

const countScans = async (tx: Transaction): Promise<number> => {
  const { rows } = await tx.execute(
    sql`select coalesce(seq_scan, 0) as scans from pg_stat_xact_user_tables where relname = 'accommodation_request'`,
  )
  return z.array(z.object({ scans: z.coerce.number() })).parse(rows)[0]?.scans ?? 0
}

test('at 20,000 requests no list or count reads the table from its beginning to its end', async () => {
  const { deps, member } = fixture
  const { organizationId } = member
  const scans = await deps.withActor(member, async (tx) => {
    const before = await countScans(tx)
    expect(await listForCompany(tx, { organizationId, limit: 20, offset: 0 })).toHaveLength(20)
    expect(await countOpen(tx, organizationId, 100)).toBe(1)
    expect(await countForCompany(tx, organizationId, 1_000)).toBe(501)
    return (await countScans(tx)) - before
  })
  const ofWorker = await deps.withActor(worker, async (tx) => {
    const before = await countScans(tx)
    expect(await listOfSession(tx, sessionId)).toHaveLength(1)
    expect(await countOfSession(tx, sessionId)).toBe(1)
    const nowMs = deps.clock.nowMs()
    const span = { from: new Date(nowMs), until: new Date(nowMs + 10 * 86_400_000) }
    const due = await listDueAccommodations(tx, { kind: 'accommodation_due', ...span, after: undefined, limit: 100 })
    expect(due).toHaveLength(1)
    return (await countScans(tx)) - before
  })
  expect([scans, ofWorker]).toEqual([0, 0])
})
