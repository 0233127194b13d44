import { readFile } from 'node:fs/promises'
import { upload } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStoreServers, type StoreServers } from '../../../testing/open-store-servers'
import { createUploadClient, sealHeaders } from '../../../testing/upload-client'
import { getUploadOffset } from '../operations/get-upload-offset'

const recordingFile = new URL('../../../../../../packages/media/fixtures/chromium-vp8-opus.webm', import.meta.url)

let cluster: StoreServers
let page: ReturnType<typeof createUploadClient>
let video: Buffer
let segment = 0

beforeAll(async () => {
  video = (await readFile(recordingFile)).subarray(0, 100_000)
  cluster = await openStoreServers()
  page = createUploadClient(cluster.candidateSession)
})
beforeEach(async () => {
  await cluster.markAlive(cluster.first)
  await cluster.markAlive(cluster.second)
})
afterAll(() => cluster.close())

/** A segment that the first store owns, with 1,000 bytes in it. */
const begun = async () => {
  segment += 1
  const upload = await page.begin(cluster.first, segment)
  await page.patch(cluster.first, upload.url, { bytes: video.subarray(0, 1000) })
  const { storageKey: key } = await cluster.row(upload.uploadId)
  return { ...upload, key, segment }
}
const next = (from: number) => ({ bytes: video.subarray(from, from + 1000), offset: from })
const rest = (from: number) => ({ bytes: video.subarray(from), offset: from, headers: sealHeaders(video) })

describe('requests to a process that does not own the upload', () => {
  test('forwards a request to the owner, the only process that stores the bytes', async () => {
    const { url, key, uploadId } = await begun()
    expect(await page.patch(cluster.second, url, next(1000))).toMatchObject({ status: 204, offset: '2000', epoch: '1' })
    expect(await page.head(cluster.second, url)).toMatchObject({ status: 204, offset: '2000', isComplete: false })
    expect([await cluster.first.stored(key), await cluster.second.stored(key)]).toEqual([2000, null])
    expect(await page.patch(cluster.second, url, next(5000))).toMatchObject({
      status: 409,
      code: 'UPLOAD_OFFSET_CONFLICT',
      offset: '2000',
    })
    expect(await page.patch(cluster.second, url, rest(2000))).toMatchObject({
      status: 204,
      isComplete: true,
      isFinal: true,
    })
    expect(await cluster.row(uploadId)).toMatchObject({ state: 'sealed', ownerNode: cluster.first.deps.storeId })
  })

  test('begins an upload at its owner under the same epoch', async () => {
    const { uploadId } = await begun()
    expect(await page.begin(cluster.second, segment)).toMatchObject({ uploadId, offsetBytes: 1000, epoch: 1 })
  })

  test('has the owner cancel an upload', async () => {
    const { url, key, uploadId } = await begun()
    expect((await page.cancel(cluster.second, url)).status).toBe(204)
    expect([await cluster.first.stored(key), (await cluster.row(uploadId)).state]).toEqual([null, 'cancelled'])
  })

  test('rejects a request of another candidate', async () => {
    const { url } = await begun()
    expect((await fetch(`${cluster.second.url}${url}`, { method: 'HEAD' })).status).toBe(401)
  })

  test('asks the sender to retry if the owner does not know the caller', async () => {
    const { url } = await begun()
    cluster.first.callers.delete('mine')
    expect(await page.head(cluster.second, url)).toMatchObject({ status: 503, retryAfter: '1' })
    cluster.first.callers.set('mine', cluster.candidateSession)
  })

  test('forwards a request only once', async () => {
    const { url } = await begun()
    expect(await page.head(cluster.second, url, { 'x-candor-hop': '1' })).toMatchObject({
      status: 503,
      retryAfter: '1',
    })
  })

  test('asks the sender to retry while an owner that was seen recently does not answer', async () => {
    const { url, uploadId } = await begun()
    await cluster.move(cluster.first, 'http://127.0.0.1:9')
    expect(await page.patch(cluster.second, url, next(1000))).toMatchObject({
      status: 503,
      code: 'RECORDING_UNAVAILABLE',
      retryAfter: '1',
    })
    await cluster.move(cluster.first, cluster.first.url)
    expect(await cluster.row(uploadId)).toMatchObject({ ownerNode: cluster.first.deps.storeId, epoch: 1 })
  })
})

describe('a full disk (V-05)', () => {
  test('a full disk gives 507, a retry time and the true offset, and acknowledges none of the bytes (V-05)', async () => {
    const { url, key } = await begun()
    cluster.first.setFull(true)
    const full = { status: 507, code: 'SERVER_DISK_FULL', retryAfter: '5' }
    expect(await page.patch(cluster.first, url, next(1000))).toMatchObject({ ...full, offset: '1000' })
    expect(await page.patch(cluster.second, url, next(1000))).toMatchObject({ ...full, offset: '1000' })
    expect(await page.tryBegin(cluster.first, 500)).toMatchObject(full)
    cluster.first.setFull(false)
    expect(await cluster.first.stored(key)).toBe(1000)
    expect(await page.patch(cluster.first, url, next(1000))).toMatchObject({ status: 204, offset: '2000' })
    expect((await page.tryBegin(cluster.first, 500)).status).toBe(201)
  })

  test('a full disk takes over no upload, because the owner may return or another process has free space (V-05)', async () => {
    const { url, uploadId } = await begun()
    await cluster.markLost(cluster.first)
    cluster.second.setFull(true)
    expect((await page.head(cluster.second, url)).status).toBe(507)
    cluster.second.setFull(false)
    expect(await cluster.row(uploadId)).toMatchObject({ ownerNode: cluster.first.deps.storeId, epoch: 1 })
  })
})

describe('the copy in the browser', () => {
  test('the browser may delete its copy only when the object store, if there is one, has the bytes too', async () => {
    const { url, uploadId } = await begun()
    await page.patch(cluster.first, url, rest(1000))
    const none = (): Promise<never> => Promise.reject(new Error('nobody is to ask for it'))
    const objects = { put: none, stat: none, read: none, delete: none, close: none }
    const context = { ...cluster.first.context, ports: { ...cluster.first.ports, objects } }
    const ask = () => getUploadOffset(context, cluster.candidateSession.caller, { uploadId })
    expect(await ask()).toMatchObject({ isComplete: true, isFinal: false })
    await cluster.fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.update(upload).set({ tieredAt: new Date() }).where(eq(upload.id, uploadId)),
    )
    expect(await ask()).toMatchObject({ isComplete: true, isFinal: true })
  })
})

describe('liveness of processes', () => {
  test('the liveness record is renewed only while the process runs', async () => {
    const { stores, id } = { stores: cluster.first.ports.stores, id: cluster.first.deps.storeId }
    await stores.start(cluster.first.url)
    await cluster.markLost(cluster.first)
    expect(await stores.find(id)).toMatchObject({ isAlive: false })
    await expect.poll(async () => (await stores.find(id))?.isAlive, { timeout: 5_000 }).toBe(true)
    await stores.stop()
    expect(await stores.find(id)).toMatchObject({ isAlive: true, url: cluster.first.url })
    expect(await stores.find('no-such-store')).toBeNull()
  })
})

describe('uploads without a living owner', () => {
  test('a process takes over an upload without a living owner, from the first byte and under a higher epoch', async () => {
    const { url, uploadId, key } = await begun()
    await cluster.markLost(cluster.first)
    expect(await page.head(cluster.second, url)).toMatchObject({ status: 204, offset: '0', epoch: '2', isFinal: false })
    const old = { ...next(0), headers: { 'upload-epoch': '1' } }
    expect(await page.patch(cluster.second, url, old)).toMatchObject({
      status: 409,
      code: 'UPLOAD_FENCED',
      offset: '0',
      epoch: '2',
    })
    expect(await cluster.second.stored(key)).toBe(0)
    const sealed = await page.patch(cluster.second, url, {
      bytes: video,
      headers: { ...sealHeaders(video), 'upload-epoch': '2' },
    })
    expect(sealed).toMatchObject({ status: 204, isComplete: true, isFinal: true })
    expect(await cluster.row(uploadId)).toMatchObject({
      state: 'sealed',
      ownerNode: cluster.second.deps.storeId,
      epoch: 2,
    })
  })

  test('an append takes over an upload without a living owner and learns where to continue', async () => {
    const { url } = await begun()
    await cluster.markLost(cluster.first)
    expect(await page.patch(cluster.second, url, next(1000))).toMatchObject({ status: 409, offset: '0', epoch: '2' })
  })

  test('an upload without a living owner resumes at its offset when it is begun again', async () => {
    const { uploadId } = await begun()
    await cluster.markLost(cluster.first)
    expect(await page.begin(cluster.second, segment)).toMatchObject({ uploadId, offsetBytes: 0, epoch: 2 })
  })

  test('an upload without a living owner waits for the owner if the sender no longer has the first byte', async () => {
    const { url, uploadId, segment: index } = await begun()
    await cluster.markLost(cluster.first)
    const unavailable = { status: 503, retryAfter: '1' }
    expect(await page.head(cluster.second, url, { 'upload-held-from': '100' })).toMatchObject(unavailable)
    const append = { ...next(1000), headers: { 'upload-held-from': '100' } }
    expect(await page.patch(cluster.second, url, append)).toMatchObject({
      ...unavailable,
      code: 'RECORDING_UNAVAILABLE',
    })
    expect(await page.tryBegin(cluster.second, index, { heldFromBytes: 100 })).toMatchObject(unavailable)
    expect(await cluster.row(uploadId)).toMatchObject({
      ownerNode: cluster.first.deps.storeId,
      epoch: 1,
      state: 'open',
    })
    await cluster.markAlive(cluster.first)
    expect(await page.patch(cluster.second, url, append)).toMatchObject({ status: 204, offset: '2000' })
  })

  test('an upload without a living owner can be read from either process once it is sealed', async () => {
    const { url } = await begun()
    await page.patch(cluster.first, url, rest(1000))
    await cluster.markLost(cluster.first)
    const complete = { status: 204, offset: String(video.length), isComplete: true, isFinal: true }
    expect(await page.head(cluster.second, url)).toMatchObject(complete)
    expect(await page.patch(cluster.second, url, rest(1000))).toMatchObject(complete)
    expect(await page.patch(cluster.second, url, next(0))).toMatchObject({ status: 409, code: 'UPLOAD_SEALED' })
    expect(await page.cancel(cluster.second, url)).toMatchObject({ status: 409, code: 'UPLOAD_SEALED' })
  })
})

describe('a process that resumes after another took over', () => {
  test('a process that resumes after a takeover can’t seal: its seal is refused as fenced, and the row belongs to the other process', async () => {
    const { url, uploadId, key } = await begun()
    cluster.first.pause()
    const late = page.patch(cluster.first, url, rest(1000))
    await expect.poll(cluster.first.pausedCount).toBe(1)
    await cluster.markLost(cluster.first)
    expect(await page.head(cluster.second, url)).toMatchObject({ epoch: '2' })
    cluster.first.resume()
    expect(await late).toMatchObject({ status: 409, code: 'UPLOAD_FENCED', isComplete: false, isFinal: false })
    expect(await cluster.first.local.stat(key)).toMatchObject({ sealed: true })
    expect(await cluster.row(uploadId)).toMatchObject({
      state: 'open',
      ownerNode: cluster.second.deps.storeId,
      sizeBytes: null,
    })
  })

  test('a process that resumes after a takeover can’t append: requests that reach it are forwarded to the new owner', async () => {
    const { url, key } = await begun()
    await cluster.markLost(cluster.first)
    await page.head(cluster.second, url)
    await cluster.markAlive(cluster.first)
    expect(await page.patch(cluster.first, url, next(1000))).toMatchObject({ status: 409, offset: '0', epoch: '2' })
    expect([await cluster.first.stored(key), await cluster.second.stored(key)]).toEqual([1000, 0])
  })

  test('a process that resumes after a takeover continues from its own bytes when the upload comes back to it', async () => {
    const { url } = await begun()
    await cluster.markLost(cluster.first)
    await page.head(cluster.second, url)
    await cluster.markAlive(cluster.first)
    await cluster.markLost(cluster.second)
    const held = { 'upload-held-from': '1000' }
    expect(await page.head(cluster.first, url, held)).toMatchObject({ status: 204, offset: '1000', epoch: '3' })
  })
})

describe('a second page on the same segment (V-11)', () => {
  test('a second page takes over the segment: appends of the first page are refused and not stored (V-11)', async () => {
    const { url, key, segment: index } = await begun()
    const other = createUploadClient(cluster.candidateSession)
    expect(await other.begin(cluster.first, index)).toMatchObject({ offsetBytes: 1000, epoch: 2 })
    const late = { ...next(1000), headers: { 'upload-epoch': '1' } }
    expect(await page.patch(cluster.first, url, late)).toMatchObject({
      status: 409,
      code: 'UPLOAD_FENCED',
      offset: '1000',
      epoch: '2',
    })
    expect(await cluster.first.stored(key)).toBe(1000)
    expect(await other.begin(cluster.first, index)).toMatchObject({ epoch: 2 })
    expect(await page.begin(cluster.first, index)).toMatchObject({ epoch: 3 })
  })

  test('a second page learns where to continue only after the first page’s last append is stored (V-11)', async () => {
    const { url, segment: index } = await begun()
    const other = createUploadClient(cluster.candidateSession)
    cluster.first.pause()
    const inHand = page.patch(cluster.first, url, next(1000))
    await expect.poll(cluster.first.pausedCount).toBe(1)
    const taking = other.begin(cluster.first, index)
    await expect.poll(async () => (await cluster.row(url.split('/').at(-1) ?? '')).epoch).toBe(2)
    cluster.first.resume()
    expect((await inHand).status).toBe(204)
    expect(await taking).toMatchObject({ offsetBytes: 2000, epoch: 2 })
  })
})
