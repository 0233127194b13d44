import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RangedMedia } from '@candor/media'
import { detectContainer } from '@candor/media/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorkers, type Workers } from './create-workers'

const fixtures = new URL('../../../../../packages/media/fixtures/', import.meta.url)
const names = ['audio-first-vp8.webm', 'vp9-opus.webm', 'chromium-avc1-opus.mp4']
/** A hundred with every run of the tests; `MUTATIONS=1000` for more. */
const mutationCount = Number(process.env.MUTATIONS ?? 100)
/** V-14 allows 60 s; idle, each takes some hundredths of one. */
const deadlineMs = 8_000
/** A demuxer that turns in circles in a damaged header is cut off by its deadline: that is an end, and must stay rare (also where a loaded machine is late). */
const maxCutOff = Math.ceil(mutationCount / 25)

/** Numbers from 0 to 1 of a seed. */
const createRandom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Random = (below: number) => number

type Change = (bytes: Buffer, at: number, random: Random) => Buffer

const drawLength = (random: Random): number => 1 + random(2 ** random(12))

/** Flips, fills, cuts out, doubles and garbles. */
const changes: readonly Change[] = [
  (bytes, at, random) => bytes.fill(random(256), at, at + 1),
  (bytes, at, random) => bytes.fill(random(2) * 255, at, at + drawLength(random)),
  (bytes, at, random) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + drawLength(random))]),
  (bytes, at, random) => Buffer.concat([bytes.subarray(0, at + drawLength(random)), bytes.subarray(at)]),
  (bytes, at, random) => Buffer.from(bytes.map((byte, index) => (index >= at && index < at + 8 ? random(256) : byte))),
]

/** A few changes; in every third recording in the header alone, where lengths and times stand. */
const mutate = (original: Uint8Array, random: Random): Uint8Array => {
  let bytes = Buffer.from(original)
  const within = random(3) === 0 ? 400 : bytes.length
  for (let count = 1 + random(6); count > 0; count -= 1) {
    const change = changes[random(changes.length)]
    bytes = Buffer.from(change?.(bytes, random(Math.min(within, bytes.length)), random) ?? bytes)
  }
  return bytes
}

const ranged = (bytes: Uint8Array): RangedMedia => ({
  sizeBytes: bytes.byteLength,
  read: async (start, end) => bytes.subarray(start, end),
})

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

let workers: Workers
beforeAll(() => {
  workers = createWorkers({ joinDeadlineMs: deadlineMs, audioDeadlineMs: deadlineMs })
})
afterAll(() => workers.close())

/** How a task ended: 'done', or the name of its error. */
const describeOutcome = async (task: Promise<unknown>): Promise<string> => {
  try {
    await task
    return 'done'
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown'
  }
}

test('V-14: mutated recordings are joined or refused before the deadline, and stay unchanged', async () => {
  const originals = await Promise.all(names.map((name) => readFile(new URL(name, fixtures))))
  const ends = new Map<string, number>()
  for (let index = 0; index < mutationCount; index += 1) {
    const original = originals[index % originals.length] ?? Buffer.alloc(0)
    const mutated = mutate(original, createRandom(index))
    const before = sha256(mutated)
    const media = ranged(mutated)
    const parts = [
      [
        { media, startMs: 0, durationMs: null },
        { media: ranged(original), startMs: 4_000, durationMs: null },
      ],
    ]
    const [joined, extracted] = await Promise.all([
      describeOutcome(workers.joinRecordings(parts, { write: async () => undefined })),
      describeOutcome(workers.extractWav16k([{ media, startMs: 0 }])),
    ])
    for (const end of [`join ${joined}`, `sound ${extracted}`]) ends.set(end, (ends.get(end) ?? 0) + 1)
    expect(sha256(mutated)).toBe(before)
  }
  const cutOff = ['join AppError', 'sound SpeechError']
  const known = ['join done', 'join JoinError', 'sound done', 'sound AudioExtractionError', ...cutOff]
  expect([...ends.keys()].filter((end) => !known.includes(end))).toEqual([])
  expect(cutOff.reduce((sum, end) => sum + (ends.get(end) ?? 0), 0)).toBeLessThanOrEqual(maxCutOff)
  expect(ends.get('join done')).toBeGreaterThan(mutationCount / 2)
}, 600_000)

test('V-15: a playlist named .webm is refused, and nothing that it names is read or fetched', async () => {
  const playlists = [
    '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nhttp://127.0.0.1:9/segment.ts\n#EXT-X-ENDLIST\n',
    'ffconcat version 1.0\nfile /etc/passwd\n',
    'data:video/webm;base64,GkXfo0AgQoaBAUL3gQFC8oEEQvOBCEKCQAR3ZWJtQoeBAkKFgQIYU4Bn',
  ]
  for (const playlist of playlists) {
    const bytes = Buffer.from(playlist)
    expect(detectContainer(bytes)).toBe('unknown')
    const joined = workers.joinRecordings([[{ media: ranged(bytes), startMs: 0, durationMs: null }]], {
      write: async () => undefined,
    })
    await expect(joined).rejects.toMatchObject({ name: 'JoinError', code: 'unreadable' })
    const extraction = workers.extractWav16k([{ media: ranged(bytes), startMs: 0 }])
    await expect(extraction).rejects.toMatchObject({ name: 'AudioExtractionError', code: 'unreadable' })
  }
})
