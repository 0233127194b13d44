import { decisionFilters, isWaitingSort, setSorts, submissionSorts, waitingSorts } from '@candor/contract'
import { stage, type WithActor } from '@candor/db'
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { seedLists } from '../../../testing/seed-lists'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { assessmentReads } from '../../assessments'
import { listMembers } from '../../identity/organizations/operations/list-members'
import { countSets } from '../../sets/operations/count-sets'
import { createSet } from '../../sets/operations/create-set'
import { getSet } from '../../sets/operations/get-set'
import { listSets } from '../../sets/operations/list-sets'
import { getSubmission, type SubmissionInput } from '../operations/get-submission'
import { listBoard } from '../operations/list-board'
import { listSubmissions } from '../operations/list-submissions'
import { giveLevel, makeSubmission } from '../testing/make-submission'
import { toFilter } from '../to-filter'
import { readRanges, selectNeighbors } from './neighbors'
import { selectPage } from './submission-list'

/** Of each of four organizations. Reading a whole table would be right for one that owns most of it. */
const size = { submissions: 3_000, sets: 300 }
const organizations = 4
const pages = Math.ceil((size.submissions + 1) / 20)

/** The others sort the few submissions of people who wait. */
const indexedSorts = submissionSorts.filter((sort) => !isWaitingSort(sort))

let deps: TestDeps
let member: MemberCaller
let setId: string
let newestId: string
/** Sequential scans of the tables that were filled, by the statements of the last operation. */
let scanned: string[]
/** Rows of submissions that these statements read. */
let readRows: number
let watched: Pick<TestDeps, 'withActor' | 'clock' | 'publicUrl'>
/** Of an organization with one submission. */
let small: MemberCaller

const open = (input: SubmissionInput) => getSubmission({ ...watched, assessments: assessmentReads }, member, input)

const buildFilter = (sort: (typeof submissionSorts)[number]) => {
  const filter = toFilter(deps, member, { sort })
  if (filter === null) throw new Error('this member sees the list')
  return filter
}

const asOwner = async (run: (client: Client) => Promise<unknown>): Promise<void> => {
  const client = new Client({ connectionString: deps.database.migratorUrl })
  await client.connect()
  await run(client)
  await client.end()
}

const add = async (copies: { submissions: number; sets: number }) => {
  const owner = await makeMember(deps)
  const content = sampleContent(deps.newId)
  const set = await createSet(deps, owner, { name: 'First', content, producedBy: null, isActive: true })
  const made = await makeSubmission(
    deps,
    { member: owner, set: { id: set.id, questions: content.questions } },
    { answers: content.questions.map(() => [{ text: 'I called each of them twice a week.', videoMs: 2_000 }]) },
  )
  await giveLevel(deps, made.id, 3)
  const { organizationId } = owner
  await asOwner((client) => seedLists(client, { organizationId, submissionId: made.id, ...copies }))
  return { owner, setId: set.id, submissionId: made.id }
}

/** Members of the other organizations, so that a scan of all of them would be noticed. */
const addMembers = (client: Client) =>
  client.query(`
    with people as (
      insert into auth_user (id, name, email, status, created_at, updated_at)
        select gen_random_uuid(), 'An', n || '@members.example', 1, now(), now() from generate_series(1, 3000) n returning id)
    insert into member (id, organization_id, user_id, role, created_at)
      select gen_random_uuid(), o.id, p.id, 'viewer', now() from people p, (select id from organization limit 3) o`)

const zScans = z.object({
  rows: z.array(z.object({ name: z.string(), scans: z.coerce.number(), read: z.coerce.number() })),
})
const filled = [
  'submission',
  'data_subject',
  'interview_session',
  'interview_set',
  'interview_set_version',
  'position',
  'assessment',
  'answer',
  'answer_take',
  'upload',
  'member',
  'auth_user',
]
const readScans = async (tx: Parameters<Parameters<WithActor>[1]>[0]) => {
  const { rows } = zScans.parse(
    await tx.execute(
      sql`select relname as name, seq_scan as scans, seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables where schemaname = 'public'`,
    ),
  )
  return new Map(rows.map((row) => [row.name, row]))
}

beforeAll(async () => {
  deps = await createTestDeps()
  for (let other = 1; other < organizations; other += 1) await add(size)
  await add({ submissions: 0, sets: 4_000 })
  small = (await add({ submissions: 0, sets: 0 })).owner
  await asOwner(addMembers)
  const made = await add(size)
  await asOwner((client) => client.query('vacuum analyze'))
  member = made.owner
  setId = made.setId
  newestId = made.submissionId
  const withActor: WithActor = (actor, run) =>
    deps.withActor(actor, async (tx) => {
      const before = await readScans(tx)
      const result = await run(tx)
      const after = await readScans(tx)
      scanned = filled.filter((name) => (after.get(name)?.scans ?? 0) > (before.get(name)?.scans ?? 0))
      readRows = (after.get('submission')?.read ?? 0) - (before.get('submission')?.read ?? 0)
      return result
    })
  watched = { ...deps, withActor }
  // The rows are added with their triggers and references: a busy machine needs minutes.
}, 300_000)
afterAll(() => deps.close())

const listStageIds = async (): Promise<string[]> =>
  (await deps.withActor(member, (tx) => tx.select({ id: stage.id }).from(stage).where(eq(stage.kind, 'hired')))).map(
    ({ id }) => id,
  )

describe('at 12,000 submissions, 5,200 sets and 9,000 members', () => {
  test.each(indexedSorts)(
    'the first and the last page by %s read no table from its beginning to its end',
    async (sort) => {
      for (const page of [1, pages]) {
        const { items, total } = await listSubmissions(watched, member, { page, sort })
        expect([items.length, total]).toEqual([page === 1 ? 20 : (size.submissions + 1) % 20, size.submissions + 1])
        expect([page, scanned]).toEqual([page, []])
      }
    },
  )

  test.each(indexedSorts)('a page by %s is read in the order of an index, without sorting', async (sort) => {
    const nodes = await deps.withActor(member, async (tx) => {
      const page = selectPage(tx, { ...buildFilter(sort), limit: 20, offset: 20 })
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${page.getSQL()}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(nodes).toMatch(/Index (Only )?Scan/)
    expect(nodes).not.toMatch(/Sort/)
  })

  test('submissions of a set, of a stage, of a status, of a keyword and those not opened yet are found without a sequential scan', async () => {
    const [stageId] = await listStageIds()
    for (const input of [
      { setId },
      { stageId },
      { status: 'scored' as const },
      { status: 'error' as const },
      { unseen: '1' as const },
      { unseen: '1' as const, status: 'scored' as const, sort: 'level' as const },
      { email: 'nobody@example.org' },
      { waiting: '1' as const },
      ...decisionFilters.map((decision) => ({ decision })),
      ...waitingSorts.map((sort) => ({ sort })),
      { keyword: 'đặng' },
      { keyword: 'Set 77' },
      { keyword: 'nobody at all' },
    ]) {
      await listSubmissions(watched, member, { page: 1, sort: 'newest', ...input })
      expect([input, scanned]).toEqual([input, []])
    }
  })

  test('the board reads no table from its beginning to its end, by any order and with a filter', async () => {
    for (const input of [...indexedSorts.map((sort) => ({ sort })), { setId }, { unseen: '1' as const }]) {
      const { total } = await listBoard(watched, member, { sort: 'newest', ...input })
      expect(total).toBeGreaterThan(size.submissions / 3)
      expect([input, scanned]).toEqual([input, []])
    }
  })

  test('sets are listed, found and counted without a sequential scan', async () => {
    for (const input of [
      { page: 1 },
      { page: 16 },
      ...setSorts.map((sort) => ({ page: 16, sort })),
      { page: 1, status: 1 as const },
      { page: 1, keyword: 'Position 77' },
    ]) {
      const { total } = await listSets(watched, member, input)
      expect(total).toBeGreaterThan(0)
      expect([input, scanned]).toEqual([input, []])
    }
    await countSets(watched, member)
    expect(scanned).toEqual([])
  })

  test('a submission opens without a sequential scan', async () => {
    const { neighbors } = await open({ id: newestId })
    expect(neighbors).toMatchObject({ previousId: null, place: 1, total: size.submissions + 1 })
    expect(scanned).toEqual([])
  })

  test.each(indexedSorts)('by %s, the neighbors of a submission are those of the list', async (sort) => {
    const filter = buildFilter(sort)
    const ids = await deps.withActor(member, async (tx) => {
      const rows = await selectPage(tx, { ...filter, limit: size.submissions + 1, offset: 0 })
      return rows.map(({ id }) => id)
    })
    // Both ends, rows with equal values, and the rows without a value, which are last.
    for (const index of [0, 1, 20, 1_499, 1_500, size.submissions - 700, size.submissions - 1, size.submissions]) {
      const { neighbors } = await open({ id: ids[index] ?? '', sort })
      const around = { previousId: ids[index - 1] ?? null, nextId: ids[index + 1] ?? null }
      expect([index, neighbors]).toEqual([index, { ...around, place: index + 1, total: ids.length }])
      expect([index, scanned]).toEqual([index, []])
    }
  })

  test.each(indexedSorts)('by %s, the neighbors are found in the index of the order, without sorting', async (sort) => {
    const filter = buildFilter(sort)
    const plan = await deps.withActor(member, async (tx) => {
      const statement = selectNeighbors(tx, filter, await readRanges(tx, newestId, sort))
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement.getSQL()}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/Index (Only )?Scan/)
    expect(plan).not.toMatch(/Sort/)
  })

  test('the neighbors in the list of a filter are found without a sequential scan', async () => {
    const [stageId] = await listStageIds()
    for (const input of [
      { setId },
      { stageId },
      { status: 'scored' as const, sort: 'level' as const },
      { unseen: '1' as const, sort: 'pointsAscending' as const },
      { unseen: '1' as const, unseenAt: '2026-01-01T00:00:00.000Z' },
      { waiting: '1' as const },
      { keyword: 'Set 77' },
    ]) {
      const { total } = await listSubmissions(watched, member, { page: 1, sort: 'newest', ...input })
      const { neighbors } = await open({ id: newestId, ...input })
      expect([input, neighbors.total, scanned]).toEqual([input, total, []])
    }
  })

  test('a set and the members of an organization are read without a sequential scan', async () => {
    expect((await getSet(watched, member, { id: setId })).submissionCount).toBeGreaterThan(size.submissions / 2)
    expect(scanned).toEqual([])
    expect(await listMembers(watched, member)).toHaveLength(1)
    expect(scanned).toEqual([])
  })

  test('an organization with one submission reads no rows of the others', async () => {
    for (const sort of indexedSorts) {
      expect((await listSubmissions(watched, small, { page: 1, sort })).total).toBe(1)
      expect([sort, scanned, readRows <= 5]).toEqual([sort, [], true])
    }
    await listSubmissions(watched, small, { page: 1, sort: 'newest', keyword: 'nobody at all' })
    expect([scanned, readRows <= 5]).toEqual([[], true])
    await listSets(watched, small, { page: 1 })
    expect([scanned, readRows <= 5]).toEqual([[], true])
  })

  test('a page far after the last one is empty, has the total and reads no table from its beginning to its end', async () => {
    const page = 10_000
    expect(await listSubmissions(watched, member, { page, sort: 'level' })).toMatchObject({
      items: [],
      page,
      total: size.submissions + 1,
    })
    expect(scanned).toEqual([])
    expect(await listSets(watched, member, { page })).toMatchObject({ items: [], page, total: size.sets + 1 })
    expect(scanned).toEqual([])
  })

  test('the watch itself notices a sequential scan', async () => {
    await watched.withActor(member, (tx) =>
      tx.execute(sql`select count(*) from data_subject where first_name like '%a%'`),
    )
    const noticed = scanned
    await watched.withActor({ kind: 'worker' }, (tx) => tx.execute(sql`select max(updated_at) from submission`))
    expect([...noticed, ...scanned]).toContain('submission')
  })
})
