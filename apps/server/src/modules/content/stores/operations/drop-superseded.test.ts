import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStoreServers, type StoreServer, type StoreServers } from '../../../../testing/open-store-servers'
import { createUploadClient, sealHeaders } from '../../../../testing/upload-client'
import { dropSuperseded } from './drop-superseded'

const bytes = randomBytes(3000)
let cluster: StoreServers
let page: ReturnType<typeof createUploadClient>
let segment = 0

beforeAll(async () => {
  cluster = await openStoreServers()
  page = createUploadClient(cluster.candidateSession)
})
beforeEach(async () => {
  await cluster.markAlive(cluster.first)
  await cluster.markAlive(cluster.second)
})
afterAll(() => cluster.close())

const begun = async (server: StoreServer) => {
  segment += 1
  const made = await page.begin(server, segment)
  await page.patch(server, made.url, { bytes: bytes.subarray(0, 1000) })
  return { ...made, key: (await cluster.row(made.uploadId)).storageKey }
}

describe('dropSuperseded', () => {
  test('deletes copies that were sealed elsewhere or canceled, and only those that a row names', async () => {
    const [moved, growing, given] = [await begun(cluster.first), await begun(cluster.first), await begun(cluster.first)]
    await cluster.first.local.create('unnamed')
    await cluster.markLost(cluster.first)
    await page.patch(cluster.second, moved.url, { bytes, headers: sealHeaders(bytes) })
    await page.head(cluster.second, growing.url)
    expect((await page.cancel(cluster.second, given.url)).status).toBe(204)
    await dropSuperseded(cluster.first.context)
    expect(await Promise.all([moved, growing, given].map(({ key }) => cluster.first.stored(key)))).toEqual([
      null,
      1000,
      null,
    ])
    expect(await cluster.first.stored('unnamed')).toBe(0)
    expect((await cluster.second.local.stat(moved.key))?.sealed).toBe(true)
  })
})
