import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetBytesQueue } from '../queues'
import { openUploads, type Uploads } from '../testing/open-uploads'
import { eraseJoinedVideos } from './erase-joined-videos'
import { forgetBytes } from './forget-bytes'

let uploads: Uploads

beforeAll(async () => {
  uploads = await openUploads()
})
afterAll(() => uploads.fixture.close())

test('deletes an organization’s joined videos at once, and again later, because one may have been in the making', async () => {
  const { deps, content } = uploads.fixture
  const { organizationId } = await uploads.getRow(await uploads.seal())
  const derived: string[] = []
  const context = { ...content, eraseDerived: async (id: string) => void derived.push(id) }
  await eraseJoinedVideos(context, organizationId)
  expect(derived).toEqual([organizationId])
  const data = { storeId: deps.storeId, keys: [], derivedOf: organizationId }
  const orders = deps.sentJobs.filter(({ queue }) => queue === forgetBytesQueue)
  expect(orders).toMatchObject([{ data }])
  await forgetBytes(context, data)
  expect(derived).toEqual([organizationId, organizationId])
})
