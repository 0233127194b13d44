import { createHash, randomBytes } from 'node:crypto'
import { upload } from '@candor/db'
import { crc32 } from '@candor/media'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStoreServers, type StoreServer, type StoreServers } from '../../../../testing/open-store-servers'
import { createUploadClient } from '../../../../testing/upload-client'
import { sealAbandonedUpload } from '../../operations/seal-abandoned-upload'
import { recoverUploads } from './recover-uploads'

const worker = { kind: 'worker' } as const
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
const set = (id: string, values: Partial<typeof upload.$inferInsert>) =>
  cluster.fixture.deps.withActor(worker, (tx) => tx.update(upload).set(values).where(eq(upload.id, id)))
const jobs = () => cluster.fixture.deps.sentJobs

describe('recoverUploads', () => {
  test('takes over only uploads without a store whose bytes are on this disk', async () => {
    const { uploadId } = await begun(cluster.first)
    await set(uploadId, { ownerNode: null })
    await recoverUploads(cluster.second.context)
    expect((await cluster.row(uploadId)).ownerNode).toBeNull()
    await recoverUploads(cluster.first.context)
    expect((await cluster.row(uploadId)).ownerNode).toBe(cluster.first.deps.storeId)
  })

  test('updates the row of sealed bytes, unless another store has taken over the upload', async () => {
    const [mine, taken] = [await begun(cluster.first), await begun(cluster.first)]
    await cluster.markLost(cluster.first)
    await page.head(cluster.second, taken.url)
    const sha256 = createHash('sha256').update(bytes.subarray(0, 1000)).digest('hex')
    for (const { key } of [mine, taken]) await cluster.first.local.seal({ key, sizeBytes: 1000, sha256 })
    await recoverUploads(cluster.first.context)
    expect((await cluster.row(mine.uploadId)).state).toBe('sealed')
    expect(await cluster.row(taken.uploadId)).toMatchObject({ state: 'open', ownerNode: cluster.second.deps.storeId })
  })

  test('continues with the other uploads if one recording can’t be read', async () => {
    const [bad, good] = [await begun(cluster.first), await begun(cluster.first)]
    const sha256 = createHash('sha256').update(bytes.subarray(0, 1000)).digest('hex')
    await cluster.first.local.seal({ key: good.key, sizeBytes: 1000, sha256 })
    const { context } = cluster.first
    const findSeal = (key: string) =>
      key === bad.key ? Promise.reject(new Error('EIO')) : context.ports.localStore.findSeal(key)
    const localStore = { ...context.ports.localStore, findSeal }
    await recoverUploads({ ...context, ports: { ...context.ports, localStore } })
    expect((await cluster.row(good.uploadId)).state).toBe('sealed')
    expect((await cluster.row(bad.uploadId)).state).toBe('open')
  })

  test('ends abandoned uploads after a long downtime', async () => {
    const { uploadId } = await begun(cluster.first)
    const since = jobs().length
    await recoverUploads(cluster.first.context)
    expect(jobs().length).toBe(since)
    await set(uploadId, { createdAt: new Date(cluster.fixture.deps.clock.nowMs() - 50 * 3_600_000) })
    await recoverUploads(cluster.first.context)
    expect(jobs().at(-1)).toEqual({ queue: 'seal-abandoned-upload', data: { uploadId } })
  })
})

describe('an abandoned upload of another process', () => {
  const hour = 3_600_000
  const sealFrom = (server: StoreServer, uploadId: string) => sealAbandonedUpload(server.context, { uploadId })

  test('leaves the upload of a living process to that process', async () => {
    const { uploadId } = await begun(cluster.first)
    await sealFrom(cluster.second, uploadId)
    expect((await cluster.row(uploadId)).state).toBe('open')
    const at = cluster.fixture.deps.clock.nowMs() + 30_000
    expect(jobs().at(-1)).toEqual({ queue: 'seal-abandoned-upload', data: { uploadId }, startAfterMs: at })
    await sealFrom(cluster.first, uploadId)
    expect(await cluster.row(uploadId)).toMatchObject({ state: 'sealed', sizeBytes: 1000 })
  })

  test('waits two days and an hour for a process that has disappeared', async () => {
    const { uploadId } = await begun(cluster.first)
    await cluster.markLost(cluster.first, 9)
    await sealFrom(cluster.second, uploadId)
    const waits = (jobs().at(-1)?.startAfterMs ?? 0) - cluster.fixture.deps.clock.nowMs()
    expect(Math.abs(waits - 40 * hour)).toBeLessThan(60_000)
    expect((await cluster.row(uploadId)).state).toBe('open')
  })

  test('seals the upload of a lost process from a local copy, and changes nothing without a copy', async () => {
    const [copied, lost] = [await begun(cluster.first), await begun(cluster.first)]
    await cluster.second.local.create(copied.key)
    const part = bytes.subarray(0, 700)
    await cluster.second.local.append({ key: copied.key, offset: 0, bytes: part, crc32: crc32(part) })
    await cluster.markLost(cluster.first, 50)
    await sealFrom(cluster.second, copied.uploadId)
    await sealFrom(cluster.second, lost.uploadId)
    expect(await cluster.row(copied.uploadId)).toMatchObject({
      state: 'sealed',
      sizeBytes: 700,
      ownerNode: cluster.second.deps.storeId,
    })
    expect(await cluster.row(lost.uploadId)).toMatchObject({ state: 'open', ownerNode: cluster.first.deps.storeId })
  })
})
