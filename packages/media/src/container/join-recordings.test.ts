import { execFile } from 'node:child_process'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EncodedPacketSink } from 'mediabunny'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { JoinError, type Joined, type JoinSegment, joinRecordings } from './join-recordings'
import { type MediaInput, openMedia, type RangedMedia } from './media-input'

const run = promisify(execFile)
const fixtures = new URL('../../fixtures/', import.meta.url)
const read = async (name: string) => new Uint8Array(await readFile(new URL(name, fixtures)))
let directory: string
let first: Uint8Array
let second: Uint8Array
let count = 0

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'candor-join-'))
  first = await read('chromium-vp8-opus.webm')
  second = await read('chromium-vp8-opus-second.webm')
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const createRangedMedia = (bytes: Uint8Array): RangedMedia => ({
  sizeBytes: bytes.byteLength,
  read: async (start, end) => bytes.subarray(start, end),
})
const at = (bytes: Uint8Array, startMs: number): JoinSegment => ({
  media: createRangedMedia(bytes),
  startMs,
  durationMs: null,
})

type File = Joined & { path: string }

async function joinToFile(...parts: readonly (readonly JoinSegment[])[]): Promise<File> {
  count += 1
  const path = join(directory, `joined-${count}`)
  const file = await open(path, 'w')
  try {
    const write = async (position: number, bytes: Uint8Array) => {
      await file.write(bytes, 0, bytes.byteLength, position)
    }
    return { ...(await joinRecordings(parts, { write })), path }
  } finally {
    await file.close()
  }
}

/** Probes the file with ffmpeg, an independent reader: its length, and every decoder error from start to end. */
async function probeFile(path: string): Promise<{ durationMs: number; decoderErrors: string }> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path])
  const asTimed = ['-fps_mode', 'passthrough', '-enc_time_base', '-1']
  const { stderr } = await run('ffmpeg', ['-v', 'error', '-i', path, ...asTimed, '-f', 'null', '-'])
  return { durationMs: Number(stdout) * 1000, decoderErrors: stderr }
}

async function readPacketTimes(source: MediaInput): Promise<Record<'video' | 'audio', number[]>> {
  const input = openMedia(source)
  const times: Record<'video' | 'audio', number[]> = { video: [], audio: [] }
  for (const track of await input.getTracks()) {
    if (track.type === 'subtitle') continue
    for await (const packet of new EncodedPacketSink(track).packets())
      times[track.type].push(Math.round(packet.timestamp * 1000))
  }
  input.dispose()
  return times
}

const isRising = (times: readonly number[]) =>
  times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))
const selectTimesBetween = (times: readonly number[], from: number, to: number) =>
  times.filter((time) => time >= from && time < to)
const findLongestStep = (times: readonly number[]) =>
  Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))

describe('joining the segments of one answer', () => {
  it('produces one file that decodes completely, with a duration and cues', async () => {
    const file = await joinToFile([at(first, 0), at(second, 5_400)])
    const { durationMs, decoderErrors } = await probeFile(file.path)
    expect([file.container, decoderErrors]).toEqual(['webm', ''])
    expect(Math.abs(durationMs - 7_890)).toBeLessThan(50)
    expect(Math.abs(file.durationMs - 7_890)).toBeLessThan(50)
    // SeekHead, then Cues: a player can seek without reading the whole file.
    const bytes = await readFile(file.path)
    expect(bytes.indexOf(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]), bytes.length - 1_000)).toBeGreaterThan(0)
    expect(file.sizeBytes).toBe(bytes.length)
  })

  it('places video and audio at their own times (V-13: at most 100 ms apart)', async () => {
    const file = await joinToFile([at(first, 0), at(second, 9_000)])
    const [joined, own] = [await readPacketTimes({ path: file.path }), await readPacketTimes(second)]
    const shiftTimes = (times: readonly number[]) => times.map((time) => time + 9_000)
    const measureLargestOffset = (got: readonly number[], wanted: readonly number[]) =>
      Math.max(...wanted.map((time, index) => Math.abs(time - (got[index] ?? 0))))
    expect(
      measureLargestOffset(selectTimesBetween(joined.video, 9_000, 99_000), shiftTimes(own.video)),
    ).toBeLessThanOrEqual(2)
    expect(
      measureLargestOffset(selectTimesBetween(joined.audio, 8_999, 99_000), shiftTimes(own.audio)),
    ).toBeLessThanOrEqual(2)
  })

  it('keeps the time between segments: the last frame stays and the audio is silent without a gap', async () => {
    const file = await joinToFile([at(first, 0), at(second, 65_000)])
    const { video, audio } = await readPacketTimes({ path: file.path })
    expect(selectTimesBetween(video, 5_700, 65_000)).toEqual([])
    expect(findLongestStep(audio)).toBeLessThanOrEqual(62)
    const judged = await probeFile(file.path)
    expect([judged.decoderErrors, Math.abs(judged.durationMs - 67_490) < 50]).toEqual(['', true])
  })

  it('cuts overlapping segments, so that time never runs backwards', async () => {
    const file = await joinToFile([at(first, 0), at(second, 4_000), at(first, 6_300)])
    const { video, audio } = await readPacketTimes({ path: file.path })
    expect([isRising(video), isRising(audio)]).toEqual([true, true])
    // From its start on, only the later segment is visible.
    const own = (await readPacketTimes(second)).video.map((time) => time + 4_000)
    expect(
      selectTimesBetween(video, 4_000, 6_300).every((time) => own.some((ownTime) => Math.abs(ownTime - time) <= 1)),
    ).toBe(true)
    expect(selectTimesBetween(video, 4_000, 6_300).length).toBeGreaterThan(20)
    expect((await probeFile(file.path)).decoderErrors).toBe('')
    expect(Math.abs(file.durationMs - 11_880)).toBeLessThan(50)
  })

  it('appends a segment whose clock went backwards, and loses nothing', async () => {
    const file = await joinToFile([at(first, 3_000), at(second, 3_000)])
    expect(Math.abs(file.durationMs - (3_000 + 5_580 + 2_490))).toBeLessThan(60)
  })

  it('accepts other track numbers, another track order and another frame size', async () => {
    const file = await joinToFile([at(first, 0), at(await read('audio-first-vp8.webm'), 6_000), at(second, 8_000)])
    expect((await probeFile(file.path)).decoderErrors).toBe('')
    expect(selectTimesBetween((await readPacketTimes({ path: file.path })).video, 6_000, 7_000).length).toBe(10)
  })

  it('joins fragmented MP4, as Safari records it (not run on Safari), into an MP4 with a duration', async () => {
    const fragmented = await read('fragmented-avc1-aac.mp4')
    const ownMs = (await probeFile(new URL('fragmented-avc1-aac.mp4', fixtures).pathname)).durationMs
    const file = await joinToFile([at(fragmented, 0), at(fragmented, 20_000)])
    const { durationMs, decoderErrors } = await probeFile(file.path)
    expect([file.container, decoderErrors]).toEqual(['mp4', ''])
    expect(Math.abs(durationMs - 20_000 - ownMs)).toBeLessThan(50)
    expect(findLongestStep((await readPacketTimes({ path: file.path })).audio)).toBeLessThanOrEqual(62)
  })

  it('rejects different containers or codecs with a JoinError, and writes nothing', async () => {
    const mp4 = await read('chromium-avc1-opus.mp4')
    const vp9 = await read('vp9-opus.webm')
    for (const other of [mp4, vp9]) {
      const refused = joinToFile([at(first, 0), at(other, 6_000)])
      await expect(refused).rejects.toMatchObject({ name: 'JoinError', code: 'differ' })
      expect((await readFile(join(directory, `joined-${count}`))).length).toBe(0)
    }
  })
})

describe('joining a damaged segment', () => {
  it('joins a segment cut in the middle of a frame up to the cut', async () => {
    const file = await joinToFile([at(first.subarray(0, 60_000), 0), at(second, 6_000)])
    expect([(await probeFile(file.path)).decoderErrors, file.unreadableCount]).toEqual(['', 0])
    expect(Math.abs(file.durationMs - 8_490)).toBeLessThan(50)
  })

  it('joins the bytes before and after the damage, and keeps the damaged time', async () => {
    const damaged = first.slice()
    for (let index = 40_000; index < 52_000; index += 1) damaged[index] = (index * 7_919) & 0xff
    const file = await joinToFile([at(damaged, 0), at(second, 6_000)])
    const { video } = await readPacketTimes({ path: file.path })
    expect(selectTimesBetween(video, 0, 1_500).length).toBeGreaterThan(20)
    expect(selectTimesBetween(video, 4_200, 5_500).length).toBeGreaterThan(15)
    expect(Math.abs(file.durationMs - 8_490)).toBeLessThan(50)
  })

  it('leaves a gap for a segment that can’t be read', async () => {
    const file = await joinToFile([at(first, 0), at(new Uint8Array(5_000), 5_500), at(second, 9_000)])
    expect([file.unreadableCount, Math.abs(file.durationMs - 11_490) < 50]).toEqual([1, true])
  })

  it('rejects a single unreadable segment, and does not follow a playlist in its place (V-15)', async () => {
    for (const bytes of [
      new Uint8Array(0),
      new Uint8Array(500),
      Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
    ]) {
      await expect(joinToFile([at(bytes, 0)])).rejects.toThrow(JoinError)
    }
  })
})

describe('joining the answers of an interview', () => {
  it('appends the answers, each with its own length', async () => {
    const file = await joinToFile([at(first, 0)], [at(second, 1_000)], [at(new Uint8Array(9), 0)], [at(second, 0)])
    expect(Math.abs(file.durationMs - (5_580 + 1_000 + 2_490 + 2_490))).toBeLessThan(60)
    expect((await probeFile(file.path)).decoderErrors).toBe('')
  })
})

it('rethrows a failed read: unavailable bytes are not damage', async () => {
  const readError = new Error('the bytes are unavailable')
  const broken: RangedMedia = {
    sizeBytes: first.byteLength,
    read: async (start, end) => {
      if (end > 60_000) throw readError
      return first.slice(start, end)
    },
  }
  await expect(joinToFile([at(second, 0), { media: broken, startMs: 3_000, durationMs: 5_580 }])).rejects.toBe(
    readError,
  )
})
