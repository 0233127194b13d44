import { upload } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetBytesQueue } from '../queues'
import { requireErasedBytes } from '../require-erased-bytes'
import { openUploads, type Uploads } from '../testing/open-uploads'
import { eraseInterview } from './erase-interview'

let uploads: Uploads
const worker = { kind: 'worker' } as const

beforeAll(async () => {
  uploads = await openUploads()
})
afterAll(() => uploads.fixture.close())

const findInterview = async (uploadId: string) => {
  const { sessionId, organizationId, dataSubjectId } = await uploads.getRow(uploadId)
  return { sessionId, organizationId, dataSubjectId, submissionId: '', setId: '', email: '' }
}

describe('eraseInterview', () => {
  test('deletes the recordings of one interview, counts what is final, and may run twice', async () => {
    const { deps, store, content } = uploads.fixture
    const id = await uploads.seal()
    const { storageKey } = await uploads.getRow(id)
    const others = await uploads.getRow(await uploads.seal(uploads.other))
    const interview = await findInterview(id)
    const recorded: unknown[] = []
    const run = () => eraseInterview(content, interview, async (_tx, erased) => void recorded.push(erased))
    await run()
    await run()
    expect(recorded).toEqual([{ recordings: { count: 1, sizeBytes: 2_000 } }])
    expect(await store.stat(storageKey)).toBeNull()
    expect(await store.stat(others.storageKey)).toMatchObject({ sealed: true })
    const orders = deps.sentJobs.filter(({ queue }) => queue === forgetBytesQueue)
    expect(orders[0]).toMatchObject({ data: { storeId: deps.storeId, keys: [storageKey] } })
  })

  test('ends an upload in progress: its next bytes find nothing, and the interview’s rows wait until it is erased', async () => {
    const { deps, store, content } = uploads.fixture
    const id = await uploads.begin()
    await uploads.append(id, { to: 1_000 })
    const { storageKey } = await uploads.getRow(id)
    const interview = await findInterview(id)
    const requireErased = () => deps.withActor(worker, (tx) => requireErasedBytes(tx, interview))
    await expect(requireErased()).rejects.toThrow('a recording arrived')
    await eraseInterview(content, interview, async () => undefined)
    expect(await requireErased()).toEqual({})
    await expect(uploads.append(id, { from: 1_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await deps.withActor(worker, (tx) => tx.select().from(upload).where(eq(upload.id, id)))).toEqual([])
    expect(await store.stat(storageKey)).toBeNull()
  })
})
