import { createHash, randomBytes } from 'node:crypto'
import { upload } from '@candor/db'
import { crc32 } from '@candor/media'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStoreServers, type StoreServer, type StoreServers } from '../../../testing/open-store-servers'
import { createUploadClient, sealHeaders } from '../../../testing/upload-client'
import { sealAbandonedUpload } from '../operations/seal-abandoned-upload'
import { recoverUploads } from './recover-store'

const worker = { kind: 'worker' } as const
const bytes = randomBytes(3000)
let house: StoreServers
let page: ReturnType<typeof createUploadClient>
let segment = 0

beforeAll(async () => {
  house = await openStoreServers()
  page = createUploadClient(house.sitting)
})
beforeEach(async () => {
  await house.revive(house.first)
  await house.revive(house.second)
})
afterAll(() => house.close())

const begun = async (server: StoreServer) => {
  segment += 1
  const made = await page.begin(server, segment)
  await page.patch(server, made.url, { bytes: bytes.subarray(0, 1000) })
  return { ...made, key: (await house.row(made.uploadId)).storageKey }
}
const set = (id: string, values: Partial<typeof upload.$inferInsert>) =>
  house.room.deps.withActor(worker, (tx) => tx.update(upload).set(values).where(eq(upload.id, id)))
const jobs = () => house.room.deps.sentJobs

describe('a start', () => {
  test('takes the uploads whose bytes lie here and that name no store, and no others', async () => {
    const { uploadId } = await begun(house.first)
    await set(uploadId, { ownerNode: null })
    await recoverUploads(house.second.context)
    expect((await house.row(uploadId)).ownerNode).toBeNull()
    await recoverUploads(house.first.context)
    expect((await house.row(uploadId)).ownerNode).toBe(house.first.deps.storeId)
  })

  test('lets a row catch up with its sealed bytes, but not one that another store has taken over', async () => {
    const [mine, taken] = [await begun(house.first), await begun(house.first)]
    await house.lose(house.first)
    await page.head(house.second, taken.url)
    const sha256 = createHash('sha256').update(bytes.subarray(0, 1000)).digest('hex')
    for (const { key } of [mine, taken]) await house.first.local.seal({ key, sizeBytes: 1000, sha256 })
    await recoverUploads(house.first.context)
    expect((await house.row(mine.uploadId)).state).toBe('sealed')
    expect(await house.row(taken.uploadId)).toMatchObject({ state: 'open', ownerNode: house.second.deps.storeId })
  })

  test('deletes copies that were sealed elsewhere or abandoned, and only those that a row names', async () => {
    const [moved, growing, given] = [await begun(house.first), await begun(house.first), await begun(house.first)]
    await house.first.local.create('of-nobody')
    await house.lose(house.first)
    await page.patch(house.second, moved.url, { bytes, headers: sealHeaders(bytes) })
    await page.head(house.second, growing.url)
    expect((await page.cancel(house.second, given.url)).status).toBe(204)
    await recoverUploads(house.first.context)
    expect(await Promise.all([moved, growing, given].map(({ key }) => house.first.stored(key)))).toEqual([
      null,
      1000,
      null,
    ])
    expect(await house.first.stored('of-nobody')).toBe(0)
    expect((await house.second.local.stat(moved.key))?.sealed).toBe(true)
  })

  test('continues with the other uploads if one recording can’t be read', async () => {
    const [bad, good] = [await begun(house.first), await begun(house.first)]
    const sha256 = createHash('sha256').update(bytes.subarray(0, 1000)).digest('hex')
    await house.first.local.seal({ key: good.key, sizeBytes: 1000, sha256 })
    const { context } = house.first
    const stat = (key: string) =>
      key === bad.key ? Promise.reject(new Error('EIO')) : context.ports.localStore.stat(key)
    const localStore = { ...context.ports.localStore, stat }
    await recoverUploads({ ...context, ports: { ...context.ports, localStore } })
    expect((await house.row(good.uploadId)).state).toBe('sealed')
    expect((await house.row(bad.uploadId)).state).toBe('open')
  })

  test('after a long absence ends what its browser never came back for', async () => {
    const { uploadId } = await begun(house.first)
    const since = jobs().length
    await recoverUploads(house.first.context)
    expect(jobs().length).toBe(since)
    await set(uploadId, { createdAt: new Date(house.room.deps.clock.nowMs() - 50 * 3_600_000) })
    await recoverUploads(house.first.context)
    expect(jobs().at(-1)).toEqual({ queue: 'seal-abandoned-upload', data: { uploadId } })
  })
})

describe('an abandoned upload', () => {
  const hour = 3_600_000
  const sealFrom = (server: StoreServer, uploadId: string) => sealAbandonedUpload(server.context, { uploadId })

  test('of another process that lives is handed on', async () => {
    const { uploadId } = await begun(house.first)
    await sealFrom(house.second, uploadId)
    expect((await house.row(uploadId)).state).toBe('open')
    const at = house.room.deps.clock.nowMs() + 30_000
    expect(jobs().at(-1)).toEqual({ queue: 'seal-abandoned-upload', data: { uploadId }, startAfterMs: at })
    await sealFrom(house.first, uploadId)
    expect(await house.row(uploadId)).toMatchObject({ state: 'sealed', sizeBytes: 1000 })
  })

  test('of a process that is gone waits for it two days and an hour from then', async () => {
    const { uploadId } = await begun(house.first)
    await house.lose(house.first, 9)
    await sealFrom(house.second, uploadId)
    const waits = (jobs().at(-1)?.startAfterMs ?? 0) - house.room.deps.clock.nowMs()
    expect(Math.abs(waits - 40 * hour)).toBeLessThan(60_000)
    expect((await house.row(uploadId)).state).toBe('open')
  })

  test('of a process that is gone for good is sealed from a copy here, and left as it is without one', async () => {
    const [copied, lost] = [await begun(house.first), await begun(house.first)]
    await house.second.local.create(copied.key)
    const part = bytes.subarray(0, 700)
    await house.second.local.append({ key: copied.key, offset: 0, bytes: part, crc32: crc32(part) })
    await house.lose(house.first, 50)
    await sealFrom(house.second, copied.uploadId)
    await sealFrom(house.second, lost.uploadId)
    expect(await house.row(copied.uploadId)).toMatchObject({
      state: 'sealed',
      sizeBytes: 700,
      ownerNode: house.second.deps.storeId,
    })
    expect(await house.row(lost.uploadId)).toMatchObject({ state: 'open', ownerNode: house.first.deps.storeId })
  })
})
