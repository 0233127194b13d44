import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Span = { readonly text: string; readonly startMs: number; readonly endMs: number }
type Track = {
  readonly file: string
  readonly durationMs: number
  readonly answers: readonly (Span & { readonly sentences: readonly Span[] })[]
}
type Manifest = {
  readonly camera: { readonly file: string; readonly frames: number }
  readonly tracks: readonly Track[]
}

const script = new URL('../make-media-fixtures.mjs', import.meta.url).pathname
const isMissing = ['flite', 'espeak-ng', 'ffmpeg'].some((tool) => spawnSync(tool, ['-version']).error !== undefined)

/** Returns the loudest sample between two times, 0 to 1, of a 48 kHz, 16-bit, mono WAV with a 44-byte header. */
function findPeak(wav: Buffer, startMs: number, endMs: number): number {
  let loudest = 0
  for (let at = 44 + startMs * 96; at + 2 <= 44 + endMs * 96; at += 2)
    loudest = Math.max(loudest, Math.abs(wav.readInt16LE(at)))
  return loudest / 32_768
}

describe.skipIf(isMissing)('media fixtures (skipped where flite, espeak-ng or ffmpeg is not installed)', () => {
  let folder = ''
  let manifest: Manifest
  const make = () => execFileSync(process.execPath, [script, '--out', folder], { encoding: 'utf8' }).trim()
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'candor-fixtures-test-'))
    manifest = JSON.parse(await readFile(make(), 'utf8'))
  }, 60_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('contain each sentence at the times of the manifest, and silence between', async () => {
    for (const { file, durationMs, answers } of manifest.tracks) {
      const wav = await readFile(join(folder, file))
      expect(wav.readUInt32LE(24)).toBe(48_000)
      expect(Math.abs((wav.length - 44) / 96 - durationMs)).toBeLessThanOrEqual(1)
      let silentFromMs = 0
      for (const { startMs, endMs, text } of answers.flatMap((answer) => answer.sentences)) {
        expect(findPeak(wav, silentFromMs + 2, startMs - 2), `before "${text}"`).toBeLessThan(0.001)
        expect(findPeak(wav, startMs, endMs), text).toBeGreaterThan(0.1)
        silentFromMs = endMs
      }
      expect(findPeak(wav, silentFromMs + 2, durationMs - 2)).toBeLessThan(0.001)
    }
  })

  it('contain answers long enough to be assessed, in English and Vietnamese, on one track and separately', () => {
    expect(manifest.tracks.map((track) => track.file)).toEqual([
      'answers-en.wav',
      ...['achievement', 'conflict', 'failure', 'short'].map((id) => `answer-en-${id}.wav`),
      'hands-free-en.wav',
      'answers-vi.wav',
      ...['achievement', 'failure'].map((id) => `answer-vi-${id}.wav`),
      'hands-free-vi.wav',
    ])
    const conversation = manifest.tracks.find((track) => track.file === 'hands-free-en.wav')
    expect((conversation?.durationMs ?? 0) - (conversation?.answers[0]?.endMs ?? 0)).toBeGreaterThan(6_000)
    const all = manifest.tracks.find((track) => track.file === 'answers-en.wav')
    expect(all?.durationMs).toBeGreaterThan(25_000)
    expect(all?.answers.filter((answer) => answer.endMs - answer.startMs >= 5_000)).toHaveLength(3)
  })

  it('contain a camera file of complete pictures in at most 2 MB', async () => {
    const video = await readFile(join(folder, manifest.camera.file))
    expect(video.length).toBeLessThanOrEqual(2 * 1024 * 1024)
    let pictures = 0
    for (let at = video.indexOf('ffd8ff', 0, 'hex'); at >= 0; at = video.indexOf('ffd8ff', at + 3, 'hex')) pictures++
    expect(pictures).toBe(manifest.camera.frames)
  })

  it('are made again only when one is missing', async () => {
    const path = join(folder, 'answers-vi.wav')
    await utimes(path, 1, 1)
    make()
    expect((await stat(path)).mtimeMs).toBe(1_000)
    await rm(join(folder, 'camera.mjpeg'))
    expect(dirname(make())).toBe(folder)
    expect(existsSync(join(folder, 'camera.mjpeg'))).toBe(true)
  }, 60_000)
})
