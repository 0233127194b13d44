import { describe, expect, it } from 'vitest'
import { readGolden } from '../conformance/golden-files'
import { AudioExtractionError, extractWav16k } from './audio'
import { Downsampler } from './downsampler'

const readSamples = (wav: Uint8Array) => new Int16Array(wav.slice(44).buffer)

function measureLoudness(samples: Int16Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length) / 32_767
}

function downsampleTone(frequencyHz: number): Int16Array {
  const tone = Float32Array.from(
    { length: 48_000 },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * frequencyHz * at) / 48_000),
  )
  const downsampler = new Downsampler()
  const blocks = [0, 1_000, 1_001, 20_000].map((start, at, starts) =>
    downsampler.push(tone.subarray(start, starts[at + 1])),
  )
  return Int16Array.from([...blocks, downsampler.flush()].flatMap((block) => [...block]))
}

describe('the downsampler', () => {
  it('keeps speech and attenuates aliasing frequencies by 50 dB or more', () => {
    for (const frequencyHz of [200, 1_000, 3_000, 5_000]) {
      expect(Math.abs(20 * Math.log10(measureLoudness(downsampleTone(frequencyHz)) / (0.5 / Math.SQRT2)))).toBeLessThan(
        0.5,
      )
    }
    for (const frequencyHz of [9_000, 11_000, 15_000, 20_000]) {
      expect(
        20 * Math.log10(measureLoudness(downsampleTone(frequencyHz).subarray(100, -100)) / (0.5 / Math.SQRT2)),
      ).toBeLessThan(-50)
    }
  })

  it('produces one sample for every three, without a delay', () => {
    const output = downsampleTone(500)
    expect(output.length).toBe(16_000)
    for (const at of [1_000, 7_003]) {
      expect(Math.abs((output[at] ?? 0) / 32_767 - 0.5 * Math.sin((2 * Math.PI * 500 * at) / 16_000))).toBeLessThan(
        0.005,
      )
    }
  })
})

describe('extractWav16k', () => {
  it('returns a 16 kHz 16-bit mono WAV as long as the recording, with its speech', async () => {
    const wav = await extractWav16k(await readGolden('chromium-vp8-opus.webm'))
    const view = new DataView(wav.buffer)
    expect(Buffer.from(wav.subarray(0, 16)).toString('latin1')).toMatch(/^RIFF....WAVEfmt $/s)
    expect([view.getUint16(20, true), view.getUint16(22, true)]).toEqual([1, 1])
    expect([view.getUint32(24, true), view.getUint16(34, true)]).toEqual([16_000, 16])
    expect(view.getUint32(40, true)).toBe(wav.byteLength - 44)
    expect(Math.abs(readSamples(wav).length / 16_000 - 5.58)).toBeLessThan(0.03)
    expect(measureLoudness(readSamples(wav))).toBeGreaterThan(0.01)
  })

  it('reads fragmented MP4', async () => {
    const wav = await extractWav16k(await readGolden('chromium-avc1-opus.mp4'))
    expect(readSamples(wav).length / 16_000).toBeGreaterThan(2.4)
  })

  it('places several segments at exactly the given times, with silence between them', async () => {
    const media = await readGolden('chromium-vp8-opus-second.webm')
    const alone = readSamples(await extractWav16k(media))
    const joined = readSamples(
      await extractWav16k([
        { media, startMs: 500 },
        { media, startMs: 10_000 },
      ]),
    )
    expect(joined.subarray(8_000, 8_000 + alone.length)).toEqual(alone)
    expect(joined.subarray(160_000)).toEqual(alone)
    expect(joined.subarray(8_000 + alone.length, 160_000).every((sample) => sample === 0)).toBe(true)
  })

  it('concatenates several segments without times and loses nothing', async () => {
    const media = await readGolden('chromium-vp8-opus-second.webm')
    const alone = readSamples(await extractWav16k(media))
    const joined = readSamples(await extractWav16k([{ media }, { media }]))
    expect(joined.subarray(0, alone.length)).toEqual(alone)
    expect(joined.subarray(-alone.length)).toEqual(alone)
    expect(joined.length).toBeGreaterThanOrEqual(2 * alone.length)
  })

  it('throws an AudioExtractionError for bytes that are not a recording', async () => {
    await expect(extractWav16k(new Uint8Array(500))).rejects.toThrow(AudioExtractionError)
  })

  it('returns the audio before the cut for a truncated recording', async () => {
    const stored = await readGolden('chromium-vp8-opus.webm')
    const whole = readSamples(await extractWav16k(stored))
    const cut = readSamples(await extractWav16k(stored.subarray(0, 60_000)))
    expect(cut.length).toBeGreaterThan(16_000 * 2)
    expect(cut.subarray(0, 32_000)).toEqual(whole.subarray(0, 32_000))
  })
})
