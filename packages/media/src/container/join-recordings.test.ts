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

const ranged = (bytes: Uint8Array): RangedMedia => ({
  sizeBytes: bytes.byteLength,
  read: async (start, end) => bytes.subarray(start, end),
})
const at = (bytes: Uint8Array, startMs: number): JoinSegment => ({ media: ranged(bytes), startMs, durationMs: null })

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

/** What an independent reader says of the file: its length, and whether it decodes from end to end without a word. */
async function judge(path: string): Promise<{ durationMs: number; complaints: string }> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path])
  const asTimed = ['-fps_mode', 'passthrough', '-enc_time_base', '-1']
  const { stderr } = await run('ffmpeg', ['-v', 'error', '-i', path, ...asTimed, '-f', 'null', '-'])
  return { durationMs: Number(stdout) * 1000, complaints: stderr }
}

async function timesOf(source: MediaInput): Promise<Record<'video' | 'audio', number[]>> {
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
const between = (times: readonly number[], from: number, to: number) =>
  times.filter((time) => time >= from && time < to)
const longestStep = (times: readonly number[]) =>
  Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))

describe('segments of one answer', () => {
  it('become one file that decodes whole, with its length and with cues', async () => {
    const file = await joinToFile([at(first, 0), at(second, 5_400)])
    const { durationMs, complaints } = await judge(file.path)
    expect([file.container, complaints]).toEqual(['webm', ''])
    expect(Math.abs(durationMs - 7_890)).toBeLessThan(50)
    expect(Math.abs(file.durationMs - 7_890)).toBeLessThan(50)
    // SeekHead, then Cues: a player seeks without reading all of it.
    const bytes = await readFile(file.path)
    expect(bytes.indexOf(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]), bytes.length - 1_000)).toBeGreaterThan(0)
    expect(file.sizeBytes).toBe(bytes.length)
  })

  it('stand at their own times in picture and sound alike (V-13: at most 100 ms apart)', async () => {
    const file = await joinToFile([at(first, 0), at(second, 9_000)])
    const [joined, own] = [await timesOf({ path: file.path }), await timesOf(second)]
    const moved = (times: readonly number[]) => times.map((time) => time + 9_000)
    const off = (got: readonly number[], wanted: readonly number[]) =>
      Math.max(...wanted.map((time, index) => Math.abs(time - (got[index] ?? 0))))
    expect(off(between(joined.video, 9_000, 99_000), moved(own.video))).toBeLessThanOrEqual(2)
    expect(off(between(joined.audio, 8_999, 99_000), moved(own.audio))).toBeLessThanOrEqual(2)
  })

  it('keep the time between them: the last picture stays, the sound is silent and has no hole', async () => {
    const file = await joinToFile([at(first, 0), at(second, 65_000)])
    const { video, audio } = await timesOf({ path: file.path })
    expect(between(video, 5_700, 65_000)).toEqual([])
    expect(longestStep(audio)).toBeLessThanOrEqual(62)
    const judged = await judge(file.path)
    expect([judged.complaints, Math.abs(judged.durationMs - 67_490) < 50]).toEqual(['', true])
  })

  it('that overlap are cut, so that time never runs backwards', async () => {
    const file = await joinToFile([at(first, 0), at(second, 4_000), at(first, 6_300)])
    const { video, audio } = await timesOf({ path: file.path })
    expect([isRising(video), isRising(audio)]).toEqual([true, true])
    // From where it begins, the later one alone is seen.
    const own = (await timesOf(second)).video.map((time) => time + 4_000)
    expect(between(video, 4_000, 6_300).every((time) => own.some((one) => Math.abs(one - time) <= 1))).toBe(true)
    expect(between(video, 4_000, 6_300).length).toBeGreaterThan(20)
    expect((await judge(file.path)).complaints).toBe('')
    expect(Math.abs(file.durationMs - 11_880)).toBeLessThan(50)
  })

  it('whose clock went backwards follow one another, and nothing of them is lost', async () => {
    const file = await joinToFile([at(first, 3_000), at(second, 3_000)])
    expect(Math.abs(file.durationMs - (3_000 + 5_580 + 2_490))).toBeLessThan(60)
  })

  it('may have other track numbers, another order of tracks and another frame size', async () => {
    const file = await joinToFile([at(first, 0), at(await read('audio-first-vp8.webm'), 6_000), at(second, 8_000)])
    expect((await judge(file.path)).complaints).toBe('')
    expect(between((await timesOf({ path: file.path })).video, 6_000, 7_000).length).toBe(10)
  })

  it('of MP4 in fragments, as Safari records (not run on Safari), become an MP4 with its length', async () => {
    const fragmented = await read('fragmented-avc1-aac.mp4')
    const ownMs = (await judge(new URL('fragmented-avc1-aac.mp4', fixtures).pathname)).durationMs
    const file = await joinToFile([at(fragmented, 0), at(fragmented, 20_000)])
    const { durationMs, complaints } = await judge(file.path)
    expect([file.container, complaints]).toEqual(['mp4', ''])
    expect(Math.abs(durationMs - 20_000 - ownMs)).toBeLessThan(50)
    expect(longestStep((await timesOf({ path: file.path })).audio)).toBeLessThanOrEqual(62)
  })

  it('of different containers or codecs are refused by name, and nothing is written', async () => {
    const mp4 = await read('chromium-avc1-opus.mp4')
    const vp9 = await read('vp9-opus.webm')
    for (const other of [mp4, vp9]) {
      const refused = joinToFile([at(first, 0), at(other, 6_000)])
      await expect(refused).rejects.toMatchObject({ name: 'JoinError', code: 'differ' })
      expect((await readFile(join(directory, `joined-${count}`))).length).toBe(0)
    }
  })
})

describe('a damaged segment', () => {
  it('cut in the middle of a frame is joined up to there', async () => {
    const file = await joinToFile([at(first.subarray(0, 60_000), 0), at(second, 6_000)])
    expect([(await judge(file.path)).complaints, file.unreadableCount]).toEqual(['', 0])
    expect(Math.abs(file.durationMs - 8_490)).toBeLessThan(50)
  })

  it('is joined before and behind its damage, which stays as time', async () => {
    const damaged = first.slice()
    for (let index = 40_000; index < 52_000; index += 1) damaged[index] = (index * 7_919) & 0xff
    const file = await joinToFile([at(damaged, 0), at(second, 6_000)])
    const { video } = await timesOf({ path: file.path })
    expect(between(video, 0, 1_500).length).toBeGreaterThan(20)
    expect(between(video, 4_200, 5_500).length).toBeGreaterThan(15)
    expect(Math.abs(file.durationMs - 8_490)).toBeLessThan(50)
  })

  it('of which nothing can be read is a gap', async () => {
    const file = await joinToFile([at(first, 0), at(new Uint8Array(5_000), 5_500), at(second, 9_000)])
    expect([file.unreadableCount, Math.abs(file.durationMs - 11_490) < 50]).toEqual([1, true])
  })

  it('alone is nothing to join; a playlist in its place is not followed (V-15)', async () => {
    for (const bytes of [
      new Uint8Array(0),
      new Uint8Array(500),
      Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
    ]) {
      await expect(joinToFile([at(bytes, 0)])).rejects.toThrow(JoinError)
    }
  })
})

describe('answers of an interview', () => {
  it('follow one another, each at its own length', async () => {
    const file = await joinToFile([at(first, 0)], [at(second, 1_000)], [at(new Uint8Array(9), 0)], [at(second, 0)])
    expect(Math.abs(file.durationMs - (5_580 + 1_000 + 2_490 + 2_490))).toBeLessThan(60)
    expect((await judge(file.path)).complaints).toBe('')
  })
})

it('A read that fails is told as it is: bytes that are away for a moment are no damage', async () => {
  const away = new Error('the bytes are away')
  const broken: RangedMedia = {
    sizeBytes: first.byteLength,
    read: async (start, end) => {
      if (end > 60_000) throw away
      return first.slice(start, end)
    },
  }
  await expect(joinToFile([at(second, 0), { media: broken, startMs: 3_000, durationMs: 5_580 }])).rejects.toBe(away)
})
