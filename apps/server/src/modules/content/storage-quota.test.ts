import { randomBytes } from 'node:crypto'
import { upload } from '@candor/db'
import { uploadLimits } from '@candor/domain'
import { crc32 } from '@candor/media'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CandidateSession,
  getErrorCode,
  type InterviewFixture,
  openInterviewFixture,
} from '../../testing/interview-fixture'
import { openStoreServers, type StoreServers } from '../../testing/open-store-servers'
import { createUploadClient, sealHeaders } from '../../testing/upload-client'
import { appendUpload } from './operations/append-upload'
import { beginUpload } from './operations/begin-upload'
import { hasOrganizationQuota } from './storage-quota'

const worker = { kind: 'worker' } as const
const bytes = randomBytes(2000)

describe('the quota of an answer', () => {
  let cluster: StoreServers
  let page: ReturnType<typeof createUploadClient>
  beforeAll(async () => {
    cluster = await openStoreServers()
    page = createUploadClient(cluster.candidateSession)
  })
  afterAll(() => cluster.close())
  const set = (id: string, values: Partial<typeof upload.$inferInsert>) =>
    cluster.fixture.deps.withActor(worker, (tx) => tx.update(upload).set(values).where(eq(upload.id, id)))

  test('an answer’s quota counts sealed and growing recordings; a full one accepts no further segments or bytes', async () => {
    const [sealed, growing] = [await page.begin(cluster.first, 0), await page.begin(cluster.first, 1)]
    await page.patch(cluster.first, sealed.url, { bytes, headers: sealHeaders(bytes) })
    await set(sealed.uploadId, { sizeBytes: uploadLimits.maxAnswerBytes - 1000 })
    expect((await page.tryBegin(cluster.first, 2)).status).toBe(201)
    await page.patch(cluster.first, growing.url, { bytes: bytes.subarray(0, 1000) })
    expect(await page.tryBegin(cluster.first, 3)).toMatchObject({ status: 413, code: 'UPLOAD_TOO_LARGE' })
    expect((await page.tryBegin(cluster.first, 1)).status).toBe(201)
    const large = { bytes: Buffer.alloc(4 * 1024 * 1024), headers: {} }
    const { storageKey } = await cluster.row(growing.uploadId)
    let offset = 1000
    for (; offset < 12 * 1024 * 1024; offset += large.bytes.length) {
      expect(await page.patch(cluster.first, growing.url, { ...large, offset })).toMatchObject({ status: 204 })
    }
    expect(await page.patch(cluster.first, growing.url, { ...large, offset })).toMatchObject({
      status: 413,
      code: 'UPLOAD_TOO_LARGE',
      offset: String(offset),
    })
    expect(await cluster.first.stored(storageKey)).toBe(offset)
  })
})

describe('the quota of an organization', () => {
  let fixture: InterviewFixture
  let candidateSession: CandidateSession
  let linkId: string
  beforeAll(async () => {
    fixture = await openInterviewFixture()
    linkId = (await fixture.makeSet()).linkId
    candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    await fixture.recordSegment(candidateSession, bytes)
  })
  afterAll(() => fixture.close())

  test('an organization’s quota is its share minus its recordings, growing ones too; without a share it is unlimited', async () => {
    const organizationId = candidateSession.actor.organizationId
    const hasSpace = (limitGb: number | undefined, id = organizationId) =>
      hasOrganizationQuota(
        {
          deps: { ...fixture.deps, env: { ...fixture.deps.env, ORGANIZATION_STORAGE_GB: limitGb } },
          store: fixture.store,
        },
        id,
      )
    expect(await hasSpace(undefined)).toBe(true)
    expect(await hasSpace(2001e-9)).toBe(true)
    expect(await hasSpace(2000e-9)).toBe(false)
    expect(await hasSpace(2000e-9, fixture.deps.newId())).toBe(true)
    const [answer] = candidateSession.view.row.state.answers
    const claim = { sessionId: candidateSession.id, answerId: answer?.answerId ?? '', take: 1, segmentIndex: 5 }
    const { uploadId } = await beginUpload(fixture.content, candidateSession.caller, {
      ...claim,
      mime: 'video/webm',
      startOffsetMs: 0,
      writerId: candidateSession.id,
      heldFromBytes: 0,
    })
    const part = bytes.subarray(0, 500)
    const headers = { offsetBytes: 0, isComplete: false, crc32: crc32(part), sha256: null }
    await appendUpload(fixture.content, candidateSession.caller, { uploadId, headers, bytes: part })
    expect([await hasSpace(2500e-9), await hasSpace(2501e-9)]).toEqual([false, true])
  })

  test('a full quota of an organization refuses new interviews, but no bytes of a running one', async () => {
    fixture.disk.hasSpace = false
    expect(await getErrorCode(fixture.begin(linkId, { mode: 'chat', email: 'late@example.org' }))).toBe(
      'STORAGE_QUOTA_REACHED',
    )
    expect(await fixture.recordSegment(candidateSession, bytes, { segmentIndex: 1 })).toMatchObject({
      refused: null,
      isComplete: true,
    })
    fixture.disk.hasSpace = true
  })
})
