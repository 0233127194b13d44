import { describe, expect, it } from 'vitest'
import { fixWavSizes, measureLoudestFrameDb, readWav, writeWav } from './wav'

const rateHz = 16_000
const halfLoud = writeWav(
  new Float32Array(2 * rateHz).map((_, index) => (index < rateHz ? 0 : Math.sin(index / 4) * 0.5)),
  rateHz,
)

describe('WAV', () => {
  it('reads a WAV back as it was written', () => {
    expect(readWav(halfLoud)).toEqual({
      sampleRateHz: rateHz,
      channels: 1,
      bitsPerSample: 16,
      dataOffset: 44,
      dataBytes: 4 * rateHz,
      durationMs: 2_000,
    })
  })

  it('takes the length from the samples, not from a streamed header', () => {
    const streamed = halfLoud.slice()
    new DataView(streamed.buffer).setUint32(40, 0x7ffff000, true)
    expect(readWav(streamed)?.durationMs).toBe(2_000)
    expect(Buffer.compare(fixWavSizes(streamed), halfLoud)).toBe(0)
  })

  it('does not recognize anything else as WAV, at any length', () => {
    for (let length = 0; length < 44; length++) expect(readWav(halfLoud.subarray(0, length))).toBeNull()
    expect(readWav(new TextEncoder().encode('{"text":"this is a transcription of some length"}'))).toBeNull()
  })

  it('distinguishes silence from sound in each stretch', () => {
    expect(measureLoudestFrameDb(halfLoud, 0, 900)).toBe(Number.NEGATIVE_INFINITY)
    expect(measureLoudestFrameDb(halfLoud, 0, 2_000)).toBeCloseTo(20 * Math.log10(0.5 / Math.SQRT2), 0)
    expect(measureLoudestFrameDb(halfLoud, 5_000, 6_000)).toBeNull()
  })
})
