import { readFile } from 'node:fs/promises'
import { crc32 } from '@candor/media'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CandidateSession, type InterviewFixture, openInterviewFixture } from '../../../testing/interview-fixture'
import { readUpload } from '../repo/uploads'
import { appendUpload } from './append-upload'
import { beginUpload } from './begin-upload'
import { sealAbandonedUpload } from './seal-abandoned-upload'

const recordingFile = new URL('../../../../../../packages/media/fixtures/chromium-vp8-opus.webm', import.meta.url)
let fixture: InterviewFixture
let candidateSession: CandidateSession

beforeAll(async () => {
  fixture = await openInterviewFixture()
  candidateSession = await fixture.begin((await fixture.makeSet()).linkId, { mode: 'chat' })
})
afterAll(() => fixture.close())

const begin = async (segmentIndex: number) => {
  const [answer] = candidateSession.view.row.state.answers
  const place = {
    sessionId: candidateSession.id,
    answerId: answer?.answerId ?? '',
    take: 1,
    segmentIndex,
    startOffsetMs: 0,
    writerId: candidateSession.id,
    heldFromBytes: 0,
  }
  const { uploadId } = await beginUpload(fixture.content, candidateSession.caller, { ...place, mime: 'video/webm' })
  return uploadId
}
const stored = (id: string) => fixture.deps.withActor({ kind: 'worker' }, (tx) => readUpload(tx, id))

describe('sealAbandonedUpload', () => {
  test('seals the received bytes two days and an hour after the upload began', async () => {
    const uploadId = await begin(0)
    const job = fixture.deps.sentJobs.at(-1)
    expect(job).toMatchObject({ queue: 'seal-abandoned-upload', data: { uploadId } })
    expect(job?.startAfterMs).toBe(fixture.deps.clock.nowMs() + 49 * 3_600_000)
    const bytes = (await readFile(recordingFile)).subarray(0, 60_000)
    const headers = { offsetBytes: 0, isComplete: false, crc32: crc32(bytes), sha256: null }
    await appendUpload(fixture.content, candidateSession.caller, { uploadId, headers, bytes })
    await sealAbandonedUpload(fixture.content, { uploadId })
    await sealAbandonedUpload(fixture.content, { uploadId })
    const row = await stored(uploadId)
    expect([row?.state, row?.sizeBytes]).toEqual(['sealed', 60_000])
    expect(row?.durationMs).toBeGreaterThan(1_000)
  })

  test('cancels an upload that received no bytes', async () => {
    const uploadId = await begin(1)
    await sealAbandonedUpload(fixture.content, { uploadId })
    expect((await stored(uploadId))?.state).toBe('cancelled')
  })
})
