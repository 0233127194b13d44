import { intervieweeStates } from '@candor/contract'
import type { Transaction, WithActor } from '@candor/db'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { unsubscribe } from '../../notification/operations/unsubscribe'
import { makeUnsubscribeToken } from '../../notification/unsubscribe-token'
import { listInterviewees } from '../operations/list-interviewees'
import { mailInterviewees } from '../operations/mail-interviewees'
import { orderDueMails } from '../operations/order-due-mails'
import { remindInterviewees } from '../operations/remind-interviewees'
import { withdrawInterviewee } from '../operations/withdraw-interviewee'
import { type InvitationFixture, openInvitationFixture } from '../testing/invitation-fixture'

const people = 10_000
/** Reading the whole table would be right for a set that owns most of it. */
const otherSets = 5
const pages = people / 20

let fixture: InvitationFixture
let setId: string
/** Here no one is reminded, and a hundred invitations wait. */
let unmailedSetId: string
/** Sequential scans of the table of invited people, by the transactions of the last operation. */
let scans = 0
let watched: Pick<InvitationFixture['deps'], 'withActor'>

const zScans = z.object({ rows: z.array(z.object({ scans: z.coerce.number() })) })
const readScans = async (tx: Transaction): Promise<number> => {
  const query = sql`select seq_scan as scans from pg_stat_xact_user_tables where relname = 'interviewee'`
  return zScans.parse(await tx.execute(query)).rows[0]?.scans ?? 0
}

/** A tenth was started, a tenth submitted, some withdrawn; all but the last hundred were mailed four days ago. */
const addPeople = (client: Client, values: readonly unknown[]) =>
  client.query(
    `insert into interviewee (id, organization_id, set_id, email, name, invited_by, created_at, expires_at, mail_due, mail_due_at,
         mailed_at, opened_at, started_at, submitted_at, withdrawn_at)
       select gen_random_uuid(), $1, $2, 'person-' || n || '@plans.example', 'Linh Nguyễn ' || n, $3, $4::timestamptz,
         $4::timestamptz + interval '14 days', case when n > $5 - 100 then 'invitation' end, case when n > $5 - 100 then $4::timestamptz end,
         case when n <= $5 - 100 then $4::timestamptz - interval '4 days' end, case when n % 3 = 0 then $4::timestamptz end,
         case when n % 10 = 1 then $4::timestamptz end, case when n % 10 = 2 then $4::timestamptz end,
         case when n % 50 = 3 then $4::timestamptz end
       from generate_series(1, $5::int) n`,
    [...values],
  )

beforeAll(async () => {
  fixture = await openInvitationFixture()
  const { deps, member } = fixture
  const client = new Client({ connectionString: deps.database.migratorUrl })
  await client.connect()
  for (let set = 0; set <= otherSets; set += 1) {
    setId = (await fixture.makeSet()).id
    if (set === 0) unmailedSetId = setId
    const at = new Date(deps.clock.nowMs())
    await addPeople(client, [member.organizationId, setId, member.userId, at, people])
  }
  await client.query('vacuum analyze')
  await client.end()
  const withActor: WithActor = (actor, run) =>
    deps.withActor(actor, async (tx) => {
      const before = await readScans(tx)
      const result = await run(tx)
      scans += (await readScans(tx)) - before
      return result
    })
  watched = { withActor }
}, 120_000)
afterAll(() => fixture.close())

const countScans = async (run: () => Promise<unknown>): Promise<number> => {
  scans = 0
  await run()
  return scans
}
const list = (input: Partial<Parameters<typeof listInterviewees>[2]>) =>
  listInterviewees({ ...fixture.deps, ...watched }, fixture.member, { setId, page: 1, ...input })

describe('at 10,000 invited people in each of six sets', () => {
  test.each([1, pages / 2, pages, pages * 10])('page %s is read without a sequential scan', async (page) => {
    expect(await countScans(() => list({ page }))).toBe(0)
    expect(await list({ page })).toMatchObject({ page, total: people, waitingMails: 100 })
  })

  test.each(intervieweeStates)('people who are %s are found without a sequential scan', async (state) => {
    expect(await countScans(() => list({ state }))).toBe(0)
  })

  test.each(['person-77', 'nguyễn 9', 'no one at all'])(
    'a search for "%s" needs no sequential scan',
    async (keyword) => {
      expect(await countScans(() => list({ keyword }))).toBe(0)
    },
  )

  test('a person is withdrawn and reminded, and everyone who is due is reminded, without a sequential scan', async () => {
    const deps = { ...fixture.deps, ...watched }
    const { items } = await list({ state: 'opened', page: 20 })
    const [first, second] = items
    expect([first?.can.remind, second?.can.withdraw]).toEqual([true, true])
    const id = first?.id ?? ''
    expect(await countScans(() => remindInterviewees(deps, fixture.member, { setId, id }))).toBe(0)
    expect(await countScans(() => withdrawInterviewee(deps, fixture.member, { id: second?.id ?? '' }))).toBe(0)
    expect(await countScans(() => remindInterviewees(deps, fixture.member, { setId }))).toBe(0)
  })

  test('mails are ordered and queued without a sequential scan', async () => {
    expect(await countScans(() => orderDueMails({ ...fixture.deps, ...watched }))).toBe(0)
    expect(
      await countScans(() => mailInterviewees({ ...fixture.mailDeps, ...watched }, { setId: unmailedSetId })),
    ).toBe(0)
    // Of the hundred, ten had submitted and two were withdrawn.
    expect(await fixture.listMails()).toHaveLength(88)
  })

  test('an address is unsubscribed in all sets without a sequential scan', async () => {
    const token = makeUnsubscribeToken(fixture.deps, { email: 'person-5@plans.example', category: 'invitations' })
    const stopNoticeMails = () => Promise.reject(new Error('an invitation is no notice'))
    const unsubscribeDeps = { ...fixture.deps, ...watched, stopNoticeMails }
    expect(await countScans(() => unsubscribe(unsubscribeDeps, { token }))).toBe(0)
    const { items } = await list({ keyword: 'person-5@' })
    expect(items.map(({ state }) => state)).toEqual(['unsubscribed'])
  })

  test('the watch itself notices a sequential scan', async () => {
    const run = () =>
      watched.withActor({ kind: 'worker' }, (tx) =>
        tx.execute(sql`select count(*) from interviewee where name like '%a%'`),
      )
    expect(await countScans(run)).toBeGreaterThan(0)
  })
})
