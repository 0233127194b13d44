import { readFile } from 'node:fs/promises'
import { upload } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStoreServers, type StoreServers } from '../../../testing/open-store-servers'
import { createUploadClient, sealHeaders } from '../../../testing/upload-client'
import { getUploadOffset } from '../operations/append-upload'

const fixture = new URL('../../../../../../packages/media/fixtures/chromium-vp8-opus.webm', import.meta.url)

let house: StoreServers
let page: ReturnType<typeof createUploadClient>
let video: Buffer
let segment = 0

beforeAll(async () => {
  video = (await readFile(fixture)).subarray(0, 100_000)
  house = await openStoreServers()
  page = createUploadClient(house.sitting)
})
beforeEach(async () => {
  await house.revive(house.first)
  await house.revive(house.second)
})
afterAll(() => house.close())

/** A segment that the first store owns, with 1,000 bytes in it. */
const begun = async () => {
  segment += 1
  const upload = await page.begin(house.first, segment)
  await page.patch(house.first, upload.url, { bytes: video.subarray(0, 1000) })
  const { storageKey: key } = await house.row(upload.uploadId)
  return { ...upload, key, segment }
}
const next = (from: number) => ({ bytes: video.subarray(from, from + 1000), offset: from })
const rest = (from: number) => ({ bytes: video.subarray(from), offset: from, headers: sealHeaders(video) })

describe('a request that reaches a process that does not own the upload', () => {
  test('is forwarded to the owner, which alone gets the bytes', async () => {
    const { url, key, uploadId } = await begun()
    expect(await page.patch(house.second, url, next(1000))).toMatchObject({ status: 204, offset: '2000', epoch: '1' })
    expect(await page.head(house.second, url)).toMatchObject({ status: 204, offset: '2000', isComplete: false })
    expect([await house.first.stored(key), await house.second.stored(key)]).toEqual([2000, null])
    expect(await page.patch(house.second, url, next(5000))).toMatchObject({
      status: 409,
      code: 'UPLOAD_OFFSET_CONFLICT',
      offset: '2000',
    })
    expect(await page.patch(house.second, url, rest(2000))).toMatchObject({
      status: 204,
      isComplete: true,
      isFinal: true,
    })
    expect(await house.row(uploadId)).toMatchObject({ state: 'sealed', ownerNode: house.first.deps.storeId })
  })

  test('begins where it was begun, under the same epoch', async () => {
    const { uploadId } = await begun()
    expect(await page.begin(house.second, segment)).toMatchObject({ uploadId, offsetBytes: 1000, epoch: 1 })
  })

  test('is canceled by the owner', async () => {
    const { url, key, uploadId } = await begun()
    expect((await page.cancel(house.second, url)).status).toBe(204)
    expect([await house.first.stored(key), (await house.row(uploadId)).state]).toEqual([null, 'cancelled'])
  })

  test('of another candidate finds nothing there either', async () => {
    const { url } = await begun()
    expect((await fetch(`${house.second.url}${url}`, { method: 'HEAD' })).status).toBe(401)
  })

  test('comes again, and is not refused, where the owner does not know who calls', async () => {
    const { url } = await begun()
    house.first.callers.delete('mine')
    expect(await page.head(house.second, url)).toMatchObject({ status: 503, retryAfter: '1' })
    house.first.callers.set('mine', house.sitting)
  })

  test('is forwarded only once', async () => {
    const { url } = await begun()
    expect(await page.head(house.second, url, { 'x-candor-hop': '1' })).toMatchObject({ status: 503, retryAfter: '1' })
  })

  test('is asked to retry while an owner that was seen recently does not answer', async () => {
    const { url, uploadId } = await begun()
    await house.move(house.first, 'http://127.0.0.1:9')
    expect(await page.patch(house.second, url, next(1000))).toMatchObject({
      status: 503,
      code: 'RECORDING_UNAVAILABLE',
      retryAfter: '1',
    })
    await house.move(house.first, house.first.url)
    expect(await house.row(uploadId)).toMatchObject({ ownerNode: house.first.deps.storeId, epoch: 1 })
  })
})

describe('V-05: a full disk', () => {
  test('is answered with 507, a retry time and the true offset; none of the bytes are acknowledged', async () => {
    const { url, key } = await begun()
    house.first.fill(true)
    const full = { status: 507, code: 'SERVER_DISK_FULL', retryAfter: '5' }
    expect(await page.patch(house.first, url, next(1000))).toMatchObject({ ...full, offset: '1000' })
    expect(await page.patch(house.second, url, next(1000))).toMatchObject({ ...full, offset: '1000' })
    expect(await page.tryBegin(house.first, 500)).toMatchObject(full)
    house.first.fill(false)
    expect(await house.first.stored(key)).toBe(1000)
    expect(await page.patch(house.first, url, next(1000))).toMatchObject({ status: 204, offset: '2000' })
    expect((await page.tryBegin(house.first, 500)).status).toBe(201)
  })

  test('takes over nothing: the owner may return, or another process has free space', async () => {
    const { url, uploadId } = await begun()
    await house.lose(house.first)
    house.second.fill(true)
    expect((await page.head(house.second, url)).status).toBe(507)
    house.second.fill(false)
    expect(await house.row(uploadId)).toMatchObject({ ownerNode: house.first.deps.storeId, epoch: 1 })
  })
})

describe('the sender’s own bytes', () => {
  test('may go only when the object store has them too, where there is one', async () => {
    const { url, uploadId } = await begun()
    await page.patch(house.first, url, rest(1000))
    const none = (): Promise<never> => Promise.reject(new Error('nobody is to ask for it'))
    const objects = { put: none, stat: none, read: none, delete: none, close: none }
    const context = { ...house.first.context, ports: { ...house.first.ports, objects } }
    const ask = () => getUploadOffset(context, house.sitting.caller, { uploadId })
    expect(await ask()).toMatchObject({ isComplete: true, isFinal: false })
    await house.room.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.update(upload).set({ tieredAt: new Date() }).where(eq(upload.id, uploadId)),
    )
    expect(await ask()).toMatchObject({ isComplete: true, isFinal: true })
  })
})

describe('the liveness record of a process', () => {
  test('is renewed while the process runs, and not after that', async () => {
    const { stores, id } = { stores: house.first.ports.stores, id: house.first.deps.storeId }
    await stores.start(house.first.url)
    await house.lose(house.first)
    expect(await stores.find(id)).toMatchObject({ isAlive: false })
    await expect.poll(async () => (await stores.find(id))?.isAlive, { timeout: 5_000 }).toBe(true)
    await stores.stop()
    expect(await stores.find(id)).toMatchObject({ isAlive: true, url: house.first.url })
    expect(await stores.find('no-such-store')).toBeNull()
  })
})

describe('an upload whose owner is gone', () => {
  test('continues at the process that was asked, from the sender’s first byte, under a higher epoch', async () => {
    const { url, uploadId, key } = await begun()
    await house.lose(house.first)
    expect(await page.head(house.second, url)).toMatchObject({ status: 204, offset: '0', epoch: '2', isFinal: false })
    const old = { ...next(0), headers: { 'upload-epoch': '1' } }
    expect(await page.patch(house.second, url, old)).toMatchObject({
      status: 409,
      code: 'UPLOAD_FENCED',
      offset: '0',
      epoch: '2',
    })
    expect(await house.second.stored(key)).toBe(0)
    const sealed = await page.patch(house.second, url, {
      bytes: video,
      headers: { ...sealHeaders(video), 'upload-epoch': '2' },
    })
    expect(sealed).toMatchObject({ status: 204, isComplete: true, isFinal: true })
    expect(await house.row(uploadId)).toMatchObject({ state: 'sealed', ownerNode: house.second.deps.storeId, epoch: 2 })
  })

  test('is claimed by an append too, which learns where to continue', async () => {
    const { url } = await begun()
    await house.lose(house.first)
    expect(await page.patch(house.second, url, next(1000))).toMatchObject({ status: 409, offset: '0', epoch: '2' })
  })

  test('is begun again as it was', async () => {
    const { uploadId } = await begun()
    await house.lose(house.first)
    expect(await page.begin(house.second, segment)).toMatchObject({ uploadId, offsetBytes: 0, epoch: 2 })
  })

  test('waits for the owner if the sender no longer has the first byte', async () => {
    const { url, uploadId, segment: index } = await begun()
    await house.lose(house.first)
    const away = { status: 503, retryAfter: '1' }
    expect(await page.head(house.second, url, { 'upload-held-from': '100' })).toMatchObject(away)
    const append = { ...next(1000), headers: { 'upload-held-from': '100' } }
    expect(await page.patch(house.second, url, append)).toMatchObject({ ...away, code: 'RECORDING_UNAVAILABLE' })
    expect(await page.tryBegin(house.second, index, { heldFromBytes: 100 })).toMatchObject(away)
    expect(await house.row(uploadId)).toMatchObject({ ownerNode: house.first.deps.storeId, epoch: 1, state: 'open' })
    await house.revive(house.first)
    expect(await page.patch(house.second, url, append)).toMatchObject({ status: 204, offset: '2000' })
  })

  test('that is sealed is answered by either process', async () => {
    const { url } = await begun()
    await page.patch(house.first, url, rest(1000))
    await house.lose(house.first)
    const complete = { status: 204, offset: String(video.length), isComplete: true, isFinal: true }
    expect(await page.head(house.second, url)).toMatchObject(complete)
    expect(await page.patch(house.second, url, rest(1000))).toMatchObject(complete)
    expect(await page.patch(house.second, url, next(0))).toMatchObject({ status: 409, code: 'UPLOAD_SEALED' })
    expect(await page.cancel(house.second, url)).toMatchObject({ status: 409, code: 'UPLOAD_SEALED' })
  })
})

describe('a process that was frozen, and thawed after another had taken over', () => {
  test('can’t seal: what it had in hand is refused as fenced, and the row is the other’s', async () => {
    const { url, uploadId, key } = await begun()
    house.first.hold()
    const late = page.patch(house.first, url, rest(1000))
    await expect.poll(house.first.waiting).toBe(1)
    await house.lose(house.first)
    expect(await page.head(house.second, url)).toMatchObject({ epoch: '2' })
    house.first.release()
    expect(await late).toMatchObject({ status: 409, code: 'UPLOAD_FENCED', isComplete: false, isFinal: false })
    expect(await house.first.local.stat(key)).toMatchObject({ sealed: true })
    expect(await house.row(uploadId)).toMatchObject({
      state: 'open',
      ownerNode: house.second.deps.storeId,
      sizeBytes: null,
    })
  })

  test('can’t append: what comes to it goes to the new owner', async () => {
    const { url, key } = await begun()
    await house.lose(house.first)
    await page.head(house.second, url)
    await house.revive(house.first)
    expect(await page.patch(house.first, url, next(1000))).toMatchObject({ status: 409, offset: '0', epoch: '2' })
    expect([await house.first.stored(key), await house.second.stored(key)]).toEqual([1000, 0])
  })

  test('continues from its own bytes when the upload comes back to it', async () => {
    const { url } = await begun()
    await house.lose(house.first)
    await page.head(house.second, url)
    await house.revive(house.first)
    await house.lose(house.second)
    const held = { 'upload-held-from': '1000' }
    expect(await page.head(house.first, url, held)).toMatchObject({ status: 204, offset: '1000', epoch: '3' })
  })
})

describe('V-11: a second page on the same segment', () => {
  test('takes it over: what the first still sends is refused and nothing of it is written', async () => {
    const { url, key, segment: index } = await begun()
    const other = createUploadClient(house.sitting)
    expect(await other.begin(house.first, index)).toMatchObject({ offsetBytes: 1000, epoch: 2 })
    const late = { ...next(1000), headers: { 'upload-epoch': '1' } }
    expect(await page.patch(house.first, url, late)).toMatchObject({
      status: 409,
      code: 'UPLOAD_FENCED',
      offset: '1000',
      epoch: '2',
    })
    expect(await house.first.stored(key)).toBe(1000)
    expect(await other.begin(house.first, index)).toMatchObject({ epoch: 2 })
    expect(await page.begin(house.first, index)).toMatchObject({ epoch: 3 })
  })

  test('learns where to continue only after the first page’s last append has landed', async () => {
    const { url, segment: index } = await begun()
    const other = createUploadClient(house.sitting)
    house.first.hold()
    const inHand = page.patch(house.first, url, next(1000))
    await expect.poll(house.first.waiting).toBe(1)
    const taking = other.begin(house.first, index)
    await expect.poll(async () => (await house.row(url.split('/').at(-1) ?? '')).epoch).toBe(2)
    house.first.release()
    expect((await inHand).status).toBe(204)
    expect(await taking).toMatchObject({ offsetBytes: 2000, epoch: 2 })
  })
})
