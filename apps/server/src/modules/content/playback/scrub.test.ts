import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { file, upload } from '@candor/db'
import { storeLimits } from '@candor/domain'
import { BytesUnavailableError } from '@candor/media'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openRoom, type Room, type Sitting } from '../../../testing/interview-room'
import { uploadCv } from '../operations/upload-cv'
import { createScrubMemory, type ScrubContext, scrubNext } from './scrub-next'
import { createScrubber } from './scrubber'

const worker = { kind: 'worker' } as const
const fixture = new URL('../../../../../../packages/media/fixtures/chromium-vp8-opus-second.webm', import.meta.url)

let room: Room
let linkId: string
let sitting: Sitting
let video: Buffer
let told: { readonly level: string; readonly fields: unknown }[]
let read: number
let context: ScrubContext

beforeAll(async () => {
  room = await openRoom()
  linkId = (await room.makeSet()).linkId
  sitting = await room.begin(linkId, { mode: 'chat' })
  video = await readFile(fixture)
  await room.record(sitting, video)
})
beforeEach(() => {
  told = []
  read = 0
  const log = Object.create(room.deps.log, {
    error: { value: (fields: unknown) => told.push({ level: 'error', fields }) },
  })
  context = {
    deps: { ...room.deps, log },
    ports: room.content.ports,
    memory: createScrubMemory(),
    pace: async (readBytes) => {
      read += readBytes
    },
  }
  room.deps.clock.advance(storeLimits.scrubEveryMs + 1000)
})
afterAll(() => room.close())

const rows = () => room.deps.withActor(worker, (tx) => tx.select().from(upload))
const change = (id: string, values: Partial<typeof upload.$inferInsert>) =>
  room.deps.withActor(worker, (tx) => tx.update(upload).set(values).where(eq(upload.id, id)))
const bodyPath = async () => join(room.directory, `${(await rows())[0]?.storageKey}.bin`)
const flip = async (at: number) => {
  const path = await bodyPath()
  const bytes = await readFile(path)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(path, bytes)
}

// V-19
describe('reading stored recordings again', () => {
  test('compares each recording once within the period, and records it', async () => {
    expect([await scrubNext(context), await scrubNext(context)]).toEqual(['intact', 'nothing'])
    expect(read).toBe(video.byteLength)
    const [row] = await rows()
    expect(row).toMatchObject({ scrubbedAt: new Date(room.deps.clock.nowMs()), damagedAt: null })
  })

  test('finds one flipped byte, reports it once, and withdraws the report when a good copy was restored', async () => {
    await flip(40_000)
    expect(await scrubNext(context)).toBe('damaged')
    const [row] = await rows()
    expect(row?.damagedAt).toEqual(new Date(room.deps.clock.nowMs()))
    expect(told).toEqual([{ level: 'error', fields: { uploadId: row?.id, storageKey: row?.storageKey } }])
    room.deps.clock.advance(2 * 60 * 60_000)
    expect(await scrubNext(context)).toBe('damaged')
    expect((await rows())[0]?.damagedAt).toEqual(row?.damagedAt)
    expect(told).toHaveLength(1)
    await flip(40_000)
    room.deps.clock.advance(2 * 60 * 60_000)
    expect(await scrubNext(context)).toBe('intact')
    expect((await rows())[0]?.damagedAt).toBeNull()
  })

  test('finds bytes that are missing, wholly or at the end', async () => {
    const path = await bodyPath()
    const bytes = await readFile(path)
    await writeFile(path, bytes.subarray(0, 50_000))
    expect(await scrubNext(context)).toBe('damaged')
    await writeFile(path, bytes)
    room.deps.clock.advance(2 * 60 * 60_000)
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
    await room.record(sitting, video, { segmentIndex: 1 })
    room.deps.clock.advance(storeLimits.scrubEveryMs + 1000)
    const [first] = await rows()
    const read = async (key: string) => {
      if (key === first?.storageKey) throw new BytesUnavailableError('away')
      return room.store.read(key)
    }
    const away: ScrubContext = { ...context, ports: { store: Object.assign(Object.create(room.store), { read }) } }
    await change(first?.id ?? '', { tieredAt: new Date(0) })
    const outcomes = [await scrubNext(away), await scrubNext(away), await scrubNext(away)]
    expect(outcomes.sort()).toEqual(['intact', 'nothing', 'unjudged'])
    expect((await rows()).map(({ damagedAt }) => damagedAt)).toEqual([null, null])
    await change(first?.id ?? '', { tieredAt: null })
    expect(await scrubNext(context)).toBe('intact')
  })

  test('reads files too, once in each round, and reports one that differs', async () => {
    const bytes = Buffer.from(
      'Linh Nguyen. Recruiter for ten years. Hired four hundred engineers in Hanoi and Da Nang.',
    )
    const early = await room.start(linkId, { email: 'early@example.org' })
    const cv = { sessionId: early.id, name: 'cv.txt', sizeBytes: bytes.byteLength, read: async () => bytes }
    const { id } = await uploadCv(room.content, early.caller, cv)
    for (let count = 0; count < 2; count += 1) expect(await scrubNext(context)).toBe('intact')
    expect([await scrubNext(context), await scrubNext(context)]).toEqual(['intact', 'nothing'])
    const [stored] = await room.deps.withActor(worker, (tx) => tx.select().from(file).where(eq(file.id, id)))
    const path = join(room.directory, `${stored?.storageKey}.bin`)
    await writeFile(path, (await readFile(path)).fill(0x20, 3, 4))
    room.deps.clock.advance(storeLimits.scrubEveryMs + 1000)
    for (let count = 0; count < 2; count += 1) expect(await scrubNext(context)).toBe('intact')
    expect([await scrubNext(context), await scrubNext(context)]).toEqual(['damaged', 'nothing'])
    expect(told).toEqual([{ level: 'error', fields: { fileId: id, storageKey: stored?.storageKey } }])
  })

  test('runs on its own until it is stopped', async () => {
    const scrubber = createScrubber({ deps: context.deps, ports: room.content.ports })
    const nowMs = room.deps.clock.nowMs()
    scrubber.start()
    await expect.poll(async () => (await rows()).some(({ scrubbedAt }) => scrubbedAt?.getTime() === nowMs)).toBe(true)
    await scrubber.stop()
  })
})
