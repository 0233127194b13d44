import { maxAppendBytes } from '@candor/contract'
import { recordingLimits, sessionLimits } from '@candor/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CandidateSession } from '../../testing/interview-fixture'
import { openStoreServers, type StoreServers } from '../../testing/open-store-servers'
import { createUploadClient } from '../../testing/upload-client'
import { endSession } from '../sessions/operations/end-session'

let cluster: StoreServers
let page: ReturnType<typeof createUploadClient>
let session: CandidateSession

beforeEach(async () => {
  cluster = await openStoreServers()
  session = cluster.candidateSession
  page = createUploadClient(session)
})
afterEach(() => cluster.close())

const block = Buffer.alloc(maxAppendBytes, 7)
/** Appends whole blocks from an offset on; stops at the first refusal. */
const appendBlocks = async (url: string, count: number, offset = 0) => {
  let end = offset
  for (let nth = 0; nth < count; nth += 1) {
    const answer = await page.patch(cluster.first, url, { bytes: block, offset: end })
    if (answer.status !== 204) return { end, answer }
    end += block.length
  }
  return { end, answer: null }
}

const blocksAtStart = recordingLimits.generous.startBytes / block.length

describe('the bytes of a session', () => {
  test('are limited over all its segments by the time of the interview, and nothing of a refused append is stored', async () => {
    const [one, two] = [await page.begin(cluster.first, 0), await page.begin(cluster.first, 1)]
    expect(await appendBlocks(one.url, blocksAtStart - 1)).toMatchObject({ answer: null })
    const { end, answer } = await appendBlocks(two.url, 3)
    expect([end, answer]).toMatchObject([
      block.length,
      { status: 429, code: 'UPLOAD_TOO_FAST', offset: String(end), retryAfter: '6' },
    ])
    const { storageKey } = await cluster.row(two.uploadId)
    expect(await cluster.first.stored(storageKey)).toBe(end)
    cluster.fixture.deps.clock.advance(6_000)
    expect(await appendBlocks(two.url, 2, end)).toMatchObject({
      end: end + block.length,
      answer: { code: 'UPLOAD_TOO_FAST' },
    })
  })

  test('can’t exceed the limit by appends at the same time', async () => {
    const urls = await Promise.all([0, 1, 2, 3].map(async (index) => (await page.begin(cluster.first, index)).url))
    const ends = await Promise.all(urls.map((url) => appendBlocks(url, 4)))
    const total = ends.reduce((sum, { end }) => sum + end, 0)
    expect(total).toBe(recordingLimits.generous.startBytes)
  })

  test('are counted again without a canceled upload', async () => {
    const one = await page.begin(cluster.first, 0)
    expect(await appendBlocks(one.url, blocksAtStart)).toMatchObject({ answer: null })
    await fetch(new URL(one.url, cluster.first.url), { method: 'DELETE', headers: { cookie: 'who=mine' } })
    cluster.fixture.deps.clock.advance(1_000)
    const two = await page.begin(cluster.first, 1)
    expect(await appendBlocks(two.url, 1)).toMatchObject({ answer: null })
  })

  test('are refused a day after the end, also of an upload that is still open', async () => {
    const { url } = await page.begin(cluster.first, 0)
    await appendBlocks(url, 1)
    await endSession(cluster.fixture.context, session.actor, { sessionId: session.id })
    expect(await appendBlocks(url, 1, block.length)).toMatchObject({ answer: null })
    cluster.fixture.deps.clock.advance(sessionLimits.resumableForMs + 1)
    expect(await appendBlocks(url, 1, 2 * block.length)).toMatchObject({
      answer: { status: 409, code: 'SESSION_ENDED' },
    })
  })
})

describe('the last part of the disk', () => {
  test('is for recordings of a plausible rate: others get 507, and continue when there is space again', async () => {
    const { url } = await page.begin(cluster.first, 0)
    cluster.fixture.disk.space = 'reserved'
    const plausible = recordingLimits.plausible.startBytes / block.length
    const { end, answer } = await appendBlocks(url, plausible + 1)
    expect([end, answer]).toMatchObject([
      plausible * block.length,
      { status: 507, code: 'SERVER_DISK_FULL', retryAfter: '5' },
    ])
    cluster.fixture.deps.clock.advance(60_000)
    expect(await appendBlocks(url, 1, end)).toMatchObject({ answer: null })
    cluster.fixture.deps.clock.advance(-60_000)
    cluster.fixture.disk.space = 'enough'
    expect(await appendBlocks(url, 2, end + block.length)).toMatchObject({ answer: null })
  })

  test('is for the database alone in the end: no upload begins and no byte is appended', async () => {
    const { url } = await page.begin(cluster.first, 0)
    cluster.fixture.disk.space = 'exhausted'
    expect(await appendBlocks(url, 1)).toMatchObject({ end: 0, answer: { status: 507, code: 'SERVER_DISK_FULL' } })
    expect(await page.tryBegin(cluster.first, 1)).toMatchObject({ status: 507, code: 'SERVER_DISK_FULL' })
  })
})
