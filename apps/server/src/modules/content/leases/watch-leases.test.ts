import { createPool } from '@candor/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestDeps } from '../../../testing/test-deps'
import { createAppendAccessReader } from '../repo/append-access'
import { openUploads, type Uploads } from '../testing/open-uploads'
import { UploadLeases } from './upload-leases'
import { createLeaseWatch } from './watch-leases'

let uploads: Uploads
let owner: ReturnType<typeof createPool>
const monotonicMs = () => performance.now()

beforeAll(async () => {
  uploads = await openUploads()
  // Owns the tables: makes the changes of other processes, and switches their notices off.
  owner = createPool(uploads.fixture.deps.database.migratorUrl)
})
beforeEach(() => {
  // Comparisons run when a test lets two seconds pass, and not before.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  return () => vi.useRealTimers()
})
afterAll(async () => {
  await owner.end()
  await uploads.fixture.close()
})

const setNotices = async (state: 'enable' | 'disable'): Promise<void> => {
  await owner.query(`alter table upload ${state} trigger user`)
  await owner.query(`alter table candidate_access ${state} trigger user`)
}

/** A lease of a new upload of a new candidate, in a process that watches the database. */
const openLease = async () => {
  const { fixture } = uploads
  const { deps } = fixture
  const session = await fixture.begin((await fixture.makeSet()).linkId, { mode: 'chat' })
  const uploadId = await uploads.begin(session)
  const [access] = session.caller.candidate
  const found = await owner.query('select token_hash from candidate_access where id = $1', [access?.accessId])
  const question = { uploadId, tokenHashes: [String(found.rows[0].token_hash)] }
  const leases = new UploadLeases({
    deps,
    isHeartbeatFresh: () => true,
    monotonicMs,
    readAccess: createAppendAccessReader(deps.tokenConnections.database),
  })
  const watch = createLeaseWatch({ deps, leases, connections: deps.tokenConnections, monotonicMs })
  await watch.start()
  const { lease } = await leases.ask(question)
  const ids = [uploadId, access?.accessId, access?.dataSubjectId] as const
  return { leases, watch, question, lease, ids, session }
}

/** What cancels, seals, claims, takes the writer, revokes, lets expire and erases, as SQL. $1 is the upload, $2 the access. */
const changes = [
  ['canceled', "update upload set state = 'cancelled' where id = $1"],
  ['sealed', "update upload set state = 'sealed' where id = $1"],
  ['taken over by another page', 'update upload set epoch = epoch + 1 where id = $1'],
  ['claimed by another process', "update upload set owner_node = 'another' where id = $1"],
  ['erased', 'delete from upload where id = $1'],
  ['revoked', 'update candidate_access set revoked_at = now() where id = $2'],
  ['expired', "update candidate_access set expires_at = '2020-01-01' where id = $2"],
  ['erased with its access', 'delete from candidate_access where id = $2'],
] as const

const run = (statement: string, [uploadId, accessId]: readonly (string | undefined)[]) =>
  statement.includes('$1') ? owner.query(statement, [uploadId]) : owner.query(statement.replace('$2', '$1'), [accessId])

describe('a lease of an upload', () => {
  test.each(changes)('that is %s is dropped with the notice', async (_, statement) => {
    const { leases, watch, question, ids, lease } = await openLease()
    expect(leases.find(question)).toBe(lease)
    await run(statement, ids)
    await expect.poll(() => leases.find(question)).toBeNull()
    expect(lease !== null && leases.isGood(lease)).toBe(false)
    await watch.stop()
  })

  test.each(changes)('that is %s is dropped by the next comparison if no notice comes', async (_, statement) => {
    const { leases, watch, question, ids } = await openLease()
    await setNotices('disable')
    await run(statement, ids)
    await setNotices('enable')
    expect(leases.find(question)).not.toBeNull()
    vi.advanceTimersByTime(2_000)
    await expect.poll(() => leases.find(question)).toBeNull()
    await watch.stop()
  })

  test('stays when a comparison finds it unchanged, and when something else of the row changes', async () => {
    const { leases, watch, question, ids, lease } = await openLease()
    await owner.query('update upload set duration_ms = 5, tiered_at = now() where id = $1', [ids[0]])
    const before = lease?.confirmedAtMs ?? 0
    vi.advanceTimersByTime(2_000)
    await expect.poll(() => (lease?.confirmedAtMs ?? 0) > before).toBe(true)
    expect(leases.find(question)).toBe(lease)
    await watch.stop()
  })

  test('is dropped when the connection of the notices breaks, and is found again once they are received again', async () => {
    const { leases, watch, question, lease } = await openLease()
    const app = createPool(uploads.fixture.deps.database.appUrl)
    await app.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like '%candor_lease%' and pid <> pg_backend_pid()",
    )
    await app.end()
    await expect.poll(() => leases.find(question)).toBeNull()
    expect(lease !== null && leases.isGood(lease)).toBe(false)
    // Without notices an answer of the database is good for its own request only.
    const meanwhile = await leases.ask(question)
    expect([meanwhile.lease !== null && leases.isGood(meanwhile.lease), leases.find(question)]).toEqual([true, null])
    vi.advanceTimersByTime(2_000)
    await expect.poll(async () => (await leases.ask(question)).lease === leases.find(question)).toBe(true)
    await watch.stop()
  })
})

test('a process without a database starts without leases and asks until it gets the notices', async () => {
  const deps = await createTestDeps()
  const leases = new UploadLeases({ deps, isHeartbeatFresh: () => true, monotonicMs, readAccess: async () => [] })
  const setListening = vi.spyOn(leases, 'setListening')
  const reach = vi.fn(deps.tokenConnections.openListener).mockRejectedValueOnce(new Error('connect ECONNREFUSED'))
  const watch = createLeaseWatch({
    deps,
    leases,
    monotonicMs,
    connections: { openListener: reach },
  })
  await watch.start()
  expect(setListening).toHaveBeenLastCalledWith(false)
  vi.advanceTimersByTime(2_000)
  await expect.poll(() => setListening.mock.lastCall).toEqual([true])
  await watch.stop()
  await deps.close()
})
