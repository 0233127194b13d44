import { upload } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetBytesQueue } from '../queues'
import { openUploads, type Uploads } from '../testing/open-uploads'
import { eraseOrganization } from './erase-organization'

let uploads: Uploads

beforeAll(async () => {
  uploads = await openUploads()
})
afterAll(() => uploads.fixture.close())

describe('eraseOrganization', () => {
  test('deletes the rows and bytes of an organization, deletes the bytes again later, and may run twice', async () => {
    const { deps, store, content } = uploads.fixture
    const { organizationId, storageKey } = await uploads.getRow(await uploads.seal())
    await eraseOrganization(content, organizationId)
    await eraseOrganization(content, organizationId)
    expect(await deps.withActor({ kind: 'worker' }, (tx) => tx.select().from(upload))).toEqual([])
    expect(await store.stat(storageKey)).toBeNull()
    const orders = deps.sentJobs.filter(({ queue }) => queue === forgetBytesQueue)
    expect(orders).toMatchObject([{ data: { storeId: deps.storeId, keys: [storageKey] } }])
    expect(orders[0]?.startAfterMs).toBeGreaterThan(deps.clock.nowMs())
  })

  test('deletes nothing of another organization', async () => {
    const id = await uploads.seal()
    await eraseOrganization(uploads.fixture.content, uploads.fixture.deps.newId())
    const { state, storageKey } = await uploads.getRow(id)
    expect(state).toBe('sealed')
    expect(await uploads.fixture.store.stat(storageKey)).toMatchObject({ sealed: true })
  })
})
