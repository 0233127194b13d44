import { randomBytes } from 'node:crypto'
import { upload } from '@candor/db'
import { uploadLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room, refusalOf, type Sitting } from '../../testing/interview-room'
import { openStoreServers, type StoreServers } from '../../testing/open-store-servers'
import { createUploadClient, sealHeaders } from '../../testing/upload-client'
import { reportFreeSpace } from './report-free-space'
import { hasOrganizationQuota } from './storage-quota'

const worker = { kind: 'worker' } as const
const bytes = randomBytes(2000)

describe('the quota of an answer', () => {
  let house: StoreServers
  let page: ReturnType<typeof createUploadClient>
  beforeAll(async () => {
    house = await openStoreServers()
    page = createUploadClient(house.sitting)
  })
  afterAll(() => house.close())
  const set = (id: string, values: Partial<typeof upload.$inferInsert>) =>
    house.room.deps.withActor(worker, (tx) => tx.update(upload).set(values).where(eq(upload.id, id)))

  test('counts sealed and growing recordings: when full, it accepts no further segment and no further bytes', async () => {
    const [sealed, growing] = [await page.begin(house.first, 0), await page.begin(house.first, 1)]
    await page.patch(house.first, sealed.url, { bytes, headers: sealHeaders(bytes) })
    await set(sealed.uploadId, { sizeBytes: uploadLimits.maxAnswerBytes - 1000 })
    expect((await page.tryBegin(house.first, 2)).status).toBe(201)
    await page.patch(house.first, growing.url, { bytes: bytes.subarray(0, 1000) })
    expect(await page.tryBegin(house.first, 3)).toMatchObject({ status: 413, code: 'UPLOAD_TOO_LARGE' })
    expect((await page.tryBegin(house.first, 1)).status).toBe(201)
    const large = { bytes: Buffer.alloc(4 * 1024 * 1024), headers: {} }
    const { storageKey } = await house.row(growing.uploadId)
    let offset = 1000
    for (; offset < 12 * 1024 * 1024; offset += large.bytes.length) {
      expect(await page.patch(house.first, growing.url, { ...large, offset })).toMatchObject({ status: 204 })
    }
    expect(await page.patch(house.first, growing.url, { ...large, offset })).toMatchObject({
      status: 413,
      code: 'UPLOAD_TOO_LARGE',
      offset: String(offset),
    })
    expect(await house.first.stored(storageKey)).toBe(offset)
  })
})

describe('the quota of an organization', () => {
  let room: Room
  let sitting: Sitting
  let linkId: string
  beforeAll(async () => {
    room = await openRoom()
    linkId = (await room.makeSet()).linkId
    sitting = await room.begin(linkId, { mode: 'chat' })
    await room.record(sitting, bytes)
  })
  afterAll(() => room.close())

  test('is its share minus its sealed recordings; without a share it is unlimited', async () => {
    const organizationId = sitting.actor.organizationId
    const hasRoom = (limitGb: number | undefined, id = organizationId) =>
      hasOrganizationQuota({ ...room.deps, env: { ...room.deps.env, ORGANIZATION_STORAGE_GB: limitGb } }, id)
    expect(await hasRoom(undefined)).toBe(true)
    expect(await hasRoom(2001e-9)).toBe(true)
    expect(await hasRoom(2000e-9)).toBe(false)
    expect(await hasRoom(2000e-9, room.deps.newId())).toBe(true)
  })

  test('when full refuses new interviews, but no byte of a running one', async () => {
    room.disk.hasRoom = false
    expect(await refusalOf(room.begin(linkId, { mode: 'chat', email: 'late@example.org' }))).toBe(
      'STORAGE_QUOTA_REACHED',
    )
    expect(await room.record(sitting, bytes, { segmentIndex: 1 })).toMatchObject({ refused: null, isComplete: true })
    room.disk.hasRoom = true
  })
})

describe('the disk', () => {
  test.each([
    [0.3, []],
    [0.07, [40]],
    [0.04, [50]],
  ])('with a share of %d free is told to the operator as loudly as it deserves', async (share, levels) => {
    const lines: { level: number }[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
    await reportFreeSpace({ log }, async () => share)
    expect(lines.map(({ level }) => level)).toEqual(levels)
  })
})
