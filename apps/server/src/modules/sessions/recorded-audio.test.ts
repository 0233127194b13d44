import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppendStore, crc32, createFileAppendStore } from '@candor/media'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRecordedAudio, cutWav } from './recorded-audio'

const fixtures = new URL('../../../../../packages/media/fixtures/', import.meta.url)
let directory: string
let store: AppendStore

const put = async (key: string, bytes: Uint8Array): Promise<void> => {
  await store.create(key)
  await store.append({ key, offset: 0, bytes, crc32: crc32(bytes) })
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'candor-audio-'))
  store = createFileAppendStore({ directory, nowMs: () => 0 })
  await put('webm', new Uint8Array(await readFile(new URL('chromium-vp8-opus.webm', fixtures))))
  await put('safari', new Uint8Array(await readFile(new URL('fragmented-avc1-aac.mp4', fixtures))))
  await put('noise', new TextEncoder().encode('this is no recording'))
})
afterAll(async () => {
  await store.close()
  await rm(directory, { recursive: true, force: true })
})

const segment = (storageKey: string, startOffsetMs: number) => ({ storageKey, mime: 'video/webm', startOffsetMs })
const lengthMs = (bytes: Uint8Array): number => (bytes.byteLength - 44) / 32

describe('the sound of a take', () => {
  test('is one clip on the answer’s timeline, with the pause between its segments', async () => {
    const [clip, ...more] = await createRecordedAudio(store).clips([segment('webm', 0), segment('webm', 20_000)])
    expect([clip?.offsetMs, clip?.mime, more]).toEqual([0, 'audio/wav', []])
    expect(lengthMs(clip?.bytes ?? new Uint8Array(44))).toBeGreaterThan(24_000)
  })

  test('is transcribed piece by piece if a segment came a day later, not as a day of silence', async () => {
    const dayMs = 24 * 60 * 60_000
    const clips = await createRecordedAudio(store).clips([segment('webm', 0), segment('webm', dayMs)])
    expect(clips.map((clip) => clip.offsetMs)).toEqual([0, dayMs])
    expect(clips.every((clip) => lengthMs(clip.bytes) < 10_000)).toBe(true)
  })

  test('is empty if the bytes are no recording', async () => {
    expect(await createRecordedAudio(store).clips([segment('noise', 0)])).toEqual([])
  })

  test('in a codec we can’t decode goes to the recognizer as it was recorded (fragmented MP4 as Safari makes it; not run on Safari)', async () => {
    const stored = new Uint8Array(await readFile(new URL('fragmented-avc1-aac.mp4', fixtures)))
    const mp4 = { storageKey: 'safari', mime: 'video/mp4', startOffsetMs: 2_000 }
    const [clip, ...more] = await createRecordedAudio(store).clips([mp4])
    expect([clip?.mime, clip?.offsetMs, more]).toEqual(['video/mp4', 2_000, []])
    expect(Buffer.from(clip?.bytes ?? []).equals(stored)).toBe(true)
  })

  test('longer than ten minutes is cut, without a sample lost', () => {
    const wav = new Uint8Array(44 + 32 * 60_000 * 25)
    const clips = cutWav(wav)
    expect(clips.map((clip) => clip.offsetMs)).toEqual([0, 600_000, 1_200_000])
    expect(clips.map((clip) => lengthMs(clip.bytes))).toEqual([600_000, 600_000, 300_000])
  })
})
