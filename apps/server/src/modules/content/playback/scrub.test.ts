import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { upload } from '@candor/db'
import { storeLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openRoom, type Room, type Sitting } from '../../../testing/interview-room'
import { createScrubMemory, type ScrubContext, scrubNext } from './scrub-next'
import { createScrubber } from './scrubber'

const worker = { kind: 'worker' } as const
const fixture = new URL('../../../../../../packages/media/fixtures/chromium-vp8-opus-second.webm', import.meta.url)

let room: Room
let sitting: Sitting
let video: Buffer
let told: { readonly level: string; readonly fields: unknown }[]
let read: number
let context: ScrubContext

beforeAll(async () => {
  room = await openRoom()
  const { linkId } = await room.makeSet()
  sitting = await room.begin(linkId, { lane: 'chat' })
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
const bodyPath = async () => join(room.directory, `${(await rows())[0]?.storageKey}.bin`)
const flip = async (at: number) => {
  const path = await bodyPath()
  const bytes = await readFile(path)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(path, bytes)
}

// V-19
describe('reading stored recordings again', () => {
  test('compares each once within the time set, and notes it', async () => {
    expect([await scrubNext(context), await scrubNext(context)]).toEqual(['intact', 'nothing'])
    expect(read).toBe(video.byteLength)
    const [row] = await rows()
    expect(row).toMatchObject({ scrubbedAt: new Date(room.deps.clock.nowMs()), damagedAt: null })
  })

  test('finds one flipped byte, says so once, and takes it back when a good copy was put back', async () => {
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

  test('finds bytes that are gone, wholly or at the end', async () => {
    const path = await bodyPath()
    const bytes = await readFile(path)
    await writeFile(path, bytes.subarray(0, 50_000))
    expect(await scrubNext(context)).toBe('damaged')
    await writeFile(path, bytes)
    room.deps.clock.advance(2 * 60 * 60_000)
    expect(await scrubNext(context)).toBe('intact')
  })

  test('leaves other stores’ recordings to them', async () => {
    const [row] = await rows()
    const own = row?.ownerNode ?? ''
    const setOwner = (ownerNode: string) =>
      room.deps.withActor(worker, (tx) =>
        tx
          .update(upload)
          .set({ ownerNode })
          .where(eq(upload.id, row?.id ?? '')),
      )
    await setOwner('another store')
    expect(await scrubNext(context)).toBe('nothing')
    await setOwner(own)
    expect(await scrubNext(context)).toBe('intact')
  })

  test('runs by itself until it is stopped, and waits no longer than it must', async () => {
    const scrubber = createScrubber({ deps: context.deps, ports: room.content.ports })
    const { nowMs } = room.deps.clock
    scrubber.start()
    await expect.poll(async () => (await rows())[0]?.scrubbedAt?.getTime()).toBe(nowMs())
    await scrubber.stop()
  })
})
