import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { file, upload } from '@candor/db'
import { storeLimits } from '@candor/domain'
import { BytesUnavailableError } from '@candor/media'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CandidateSession, type InterviewFixture, openInterviewFixture } from '../../../testing/interview-fixture'
import { uploadCv } from '../operations/upload-cv'
import { createScrubMemory, type ScrubContext, scrubNext } from './scrub-next'
import { createScrubber } from './scrubber'

const worker = { kind: 'worker' } as const
const recordingFile = new URL(
  '../../../../../../packages/media/fixtures/chromium-vp8-opus-second.webm',
  import.meta.url,
)

let fixture: InterviewFixture
let linkId: string
let candidateSession: CandidateSession
let video: Buffer
let logged: { readonly level: string; readonly fields: unknown }[]
let read: number
let context: ScrubContext

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
  candidateSession = await fixture.begin(linkId, { mode: 'chat' })
  video = await readFile(recordingFile)
  await fixture.recordSegment(candidateSession, video)
})
beforeEach(() => {
  logged = []
  read = 0
  const log = Object.create(fixture.deps.log, {
    error: { value: (fields: unknown) => logged.push({ level: 'error', fields }) },
  })
  context = {
    deps: { ...fixture.deps, log },
    ports: fixture.content.ports,
    memory: createScrubMemory(),
    pace: async (readBytes) => {
      read += readBytes
    },
  }
  fixture.deps.clock.advance(storeLimits.scrubEveryMs + 1000)
})
afterAll(() => fixture.close())

const rows = () => fixture.deps.withActor(worker, (tx) => tx.select().from(upload))
const change = (id: string, values: Partial<typeof upload.$inferInsert>) =>
  fixture.deps.withActor(worker, (tx) => tx.update(upload).set(values).where(eq(upload.id, id)))
const bodyPath = async () => join(fixture.directory, `${(await rows())[0]?.storageKey}.bin`)
const flip = async (at: number) => {
  const path = await bodyPath()
  const bytes = await readFile(path)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(path, bytes)
}

// V-19
describe('the scrubber', () => {
  test('compares each recording once within the period, and records it', async () => {
    expect([await scrubNext(context), await scrubNext(context)]).toEqual(['intact', 'nothing'])
    expect(read).toBe(video.byteLength)
    const [row] = await rows()
    expect(row).toMatchObject({ scrubbedAt: new Date(fixture.deps.clock.nowMs()), damagedAt: null })
  })

  test('finds one flipped byte, reports it once, and withdraws the report when a good copy was restored', async () => {
    await flip(40_000)
    expect(await scrubNext(context)).toBe('damaged')
    const [row] = await rows()
    expect(row?.damagedAt).toEqual(new Date(fixture.deps.clock.nowMs()))
    expect(logged).toEqual([{ level: 'error', fields: { uploadId: row?.id, storageKey: row?.storageKey } }])
    fixture.deps.clock.advance(2 * 60 * 60_000)
    expect(await scrubNext(context)).toBe('damaged')
    expect((await rows())[0]?.damagedAt).toEqual(row?.damagedAt)
    expect(logged).toHaveLength(1)
    await flip(40_000)
    fixture.deps.clock.advance(2 * 60 * 60_000)
    expect(await scrubNext(context)).toBe('intact')
    expect((await rows())[0]?.damagedAt).toBeNull()
  })

  test('finds bytes that are missing, wholly or at the end', async () => {
    const path = await bodyPath()
    const bytes = await readFile(path)
    await writeFile(path, bytes.subarray(0, 50_000))
    expect(await scrubNext(context)).toBe('damaged')
    await writeFile(path, bytes)
    fixture.deps.clock.advance(2 * 60 * 60_000)
    expect(await scrubNext(context)).toBe('intact')
  })

  test('leaves other stores’ recordings to those stores', async () => {
    const [row] = await rows()
    await change(row?.id ?? '', { ownerNode: 'another store' })
    expect(await scrubNext(context)).toBe('nothing')
    await change(row?.id ?? '', { ownerNode: row?.ownerNode ?? null })
    expect(await scrubNext(context)).toBe('intact')
  })

  test('retries later for bytes that are unavailable, and reads the others meanwhile', async () => {
    await fixture.recordSegment(candidateSession, video, { segmentIndex: 1 })
    fixture.deps.clock.advance(storeLimits.scrubEveryMs + 1000)
    const [first] = await rows()
    const read = async (key: string) => {
      if (key === first?.storageKey) throw new BytesUnavailableError('unavailable')
      return fixture.store.read(key)
    }
    const unavailable: ScrubContext = {
      ...context,
      ports: { store: Object.assign(Object.create(fixture.store), { read }) },
    }
    await change(first?.id ?? '', { tieredAt: new Date(0) })
    const outcomes = [await scrubNext(unavailable), await scrubNext(unavailable), await scrubNext(unavailable)]
    expect(outcomes.sort()).toEqual(['intact', 'nothing', 'unjudged'])
    expect((await rows()).map(({ damagedAt }) => damagedAt)).toEqual([null, null])
    await change(first?.id ?? '', { tieredAt: null })
    expect(await scrubNext(context)).toBe('intact')
  })

  test('reads every file once per round and reports one that differs', async () => {
    const bytes = Buffer.from(
      'Linh Nguyen. Recruiter for ten years. Hired four hundred engineers in Hanoi and Da Nang.',
    )
    const early = await fixture.start(linkId, { email: 'early@example.org' })
    const cv = {
      sessionId: early.id,
      name: 'cv.txt',
      sizeBytes: bytes.byteLength,
      clientNetwork: null,
      read: async () => bytes,
    }
    const { id } = await uploadCv(fixture.content, early.caller, cv)
    for (let count = 0; count < 2; count += 1) expect(await scrubNext(context)).toBe('intact')
    expect([await scrubNext(context), await scrubNext(context)]).toEqual(['intact', 'nothing'])
    const [stored] = await fixture.deps.withActor(worker, (tx) => tx.select().from(file).where(eq(file.id, id)))
    const path = join(fixture.directory, `${stored?.storageKey}.bin`)
    await writeFile(path, (await readFile(path)).fill(0x20, 3, 4))
    fixture.deps.clock.advance(storeLimits.scrubEveryMs + 1000)
    for (let count = 0; count < 2; count += 1) expect(await scrubNext(context)).toBe('intact')
    expect([await scrubNext(context), await scrubNext(context)]).toEqual(['damaged', 'nothing'])
    expect(logged).toEqual([{ level: 'error', fields: { fileId: id, storageKey: stored?.storageKey } }])
  })

  test('runs in the background until it is stopped', async () => {
    const scrubber = createScrubber({ deps: context.deps, ports: fixture.content.ports })
    const nowMs = fixture.deps.clock.nowMs()
    scrubber.start()
    await expect.poll(async () => (await rows()).some(({ scrubbedAt }) => scrubbedAt?.getTime() === nowMs)).toBe(true)
    await scrubber.stop()
  })
})
