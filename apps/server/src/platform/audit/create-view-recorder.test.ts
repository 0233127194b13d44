import { auditEvent, createPool } from '@candor/db'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberCaller } from '../../http/caller'
import { makeMember } from '../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../testing/test-deps'
import { createViewRecorder, type View } from './create-view-recorder'

let deps: TestDeps
let actor: MemberCaller
let pool: ReturnType<typeof createPool>
const submissionId = '11111111-0000-4000-8000-000000000000'
const uploadId = '22222222-0000-4000-8000-000000000000'

beforeAll(async () => {
  deps = await createTestDeps()
  pool = createPool(deps.database.migratorUrl)
})
beforeEach(async () => {
  actor = await makeMember(deps)
})
afterAll(async () => {
  await pool.end()
  await deps.close()
})

const listEvents = async () =>
  (await drizzle(pool).select().from(auditEvent)).filter(
    ({ organizationId }) => organizationId === actor.organizationId,
  )
const view = (change: Partial<View> = {}): View => ({
  type: 'recording.watched',
  actor,
  partId: uploadId,
  fileKey: uploadId,
  findSubmissionId: async () => submissionId,
  ...change,
})

test('records one event per person, recording and hour, however many ranges of it are requested in any process', async () => {
  const processes = [createViewRecorder(deps), createViewRecorder(deps)]
  for (let range = 0; range < 5; range += 1) for (const record of processes) await record(view())
  expect(await listEvents()).toMatchObject([
    { type: 'recording.watched', actorId: actor.userId, subjectId: submissionId, partId: uploadId },
  ])
  deps.clock.advance(60 * 60_000)
  for (const record of processes) await record(view())
  expect((await listEvents()).length).toBe(2)
})

test('records each person, each file and each kind of seeing by itself', async () => {
  const record = createViewRecorder(deps)
  const colleague = { ...actor, userId: deps.newId() }
  const otherId = deps.newId()
  await record(view())
  await record(view({ actor: colleague }))
  await record(view({ partId: otherId, fileKey: otherId }))
  await record(view({ type: 'recording.downloaded' }))
  await record(view({ type: 'cv.downloaded', partId: null, fileKey: submissionId }))
  expect((await listEvents()).length).toBe(5)
})

test('records nothing of a file that belongs to no submission', async () => {
  await createViewRecorder(deps)(view({ findSubmissionId: async () => null }))
  expect(await listEvents()).toEqual([])
})
