import { readFile } from 'node:fs/promises'
import { crc32 } from '@candor/media'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room, type Sitting } from '../../../testing/interview-room'
import { readUpload } from '../repo'
import { appendUpload } from './append-upload'
import { beginUpload } from './begin-upload'
import { sealAbandonedUpload } from './seal-abandoned-upload'

const fixture = new URL('../../../../../../packages/media/fixtures/chromium-vp8-opus.webm', import.meta.url)
let room: Room
let sitting: Sitting

beforeAll(async () => {
  room = await openRoom()
  sitting = await room.begin((await room.makeSet()).linkId, { mode: 'chat' })
})
afterAll(() => room.close())

const begin = async (segmentIndex: number) => {
  const [answer] = sitting.view.row.state.answers
  const place = {
    sessionId: sitting.id,
    answerId: answer?.answerId ?? '',
    take: 1,
    segmentIndex,
    startOffsetMs: 0,
    writerId: sitting.id,
    heldFromBytes: 0,
  }
  const { uploadId } = await beginUpload(room.content, sitting.caller, { ...place, mime: 'video/webm' })
  return uploadId
}
const stored = (id: string) => room.deps.withActor({ kind: 'worker' }, (tx) => readUpload(tx, id))

describe('an upload whose browser never returned', () => {
  test('is sealed with what has come, two days and an hour after it was begun', async () => {
    const uploadId = await begin(0)
    const job = room.deps.sentJobs.at(-1)
    expect(job).toMatchObject({ queue: 'seal-abandoned-upload', data: { uploadId } })
    expect(job?.startAfterMs).toBe(room.deps.clock.nowMs() + 49 * 3_600_000)
    const bytes = (await readFile(fixture)).subarray(0, 60_000)
    const headers = { offsetBytes: 0, isComplete: false, crc32: crc32(bytes), sha256: null }
    await appendUpload(room.content, sitting.caller, { uploadId, headers, bytes })
    await sealAbandonedUpload(room.content, { uploadId })
    await sealAbandonedUpload(room.content, { uploadId })
    const row = await stored(uploadId)
    expect([row?.state, row?.sizeBytes]).toEqual(['sealed', 60_000])
    expect(row?.durationMs).toBeGreaterThan(1_000)
  })

  test('is canceled if it received no bytes', async () => {
    const uploadId = await begin(1)
    await sealAbandonedUpload(room.content, { uploadId })
    expect((await stored(uploadId))?.state).toBe('cancelled')
  })

  test('orders its end once, however often it is begun', async () => {
    await begin(2)
    const before = room.deps.sentJobs.length
    room.deps.clock.advance(1)
    await begin(2)
    expect(room.deps.sentJobs).toHaveLength(before)
  })
})
