import { describe, expect, it } from 'vitest'
import { normalizeSpeech } from './normalize-speech'
import { appendSilence, joinWavs, readMonoSamples, writePcmWav } from './pcm-wav'
import { readWav } from './wav'

const rateHz = 16_000
const tone = (durationMs: number, amplitude: number): Int16Array =>
  new Int16Array((durationMs * rateHz) / 1000).map((_, at) => Math.sin(at / 8) * amplitude)
const silence = (durationMs: number): Int16Array => new Int16Array((durationMs * rateHz) / 1000)
const join = (...parts: readonly Int16Array[]): Int16Array => Int16Array.from(parts.flatMap((part) => [...part]))

describe('WAV of 16-bit samples', () => {
  it('reads a WAV back sample by sample', () => {
    const samples = Int16Array.of(0, 1, -1, 32_767, -32_768)
    const file = writePcmWav(samples, rateHz)
    expect(readMonoSamples(file)).toEqual({ rateHz, samples })
    const within = new Uint8Array(file.length + 7)
    within.set(file, 7)
    expect(readMonoSamples(within.subarray(7))?.samples).toEqual(samples)
    expect(readMonoSamples(new Uint8Array(50))).toBeNull()
  })

  it('joins WAVs in order and rejects sound in another format', () => {
    const files = [tone(10, 100), silence(5), tone(7, 900)].map((samples) => writePcmWav(samples, rateHz))
    const joined = joinWavs(files)
    expect(readMonoSamples(joined ?? new Uint8Array())?.samples).toEqual(join(tone(10, 100), silence(5), tone(7, 900)))
    expect(joinWavs([...files, writePcmWav(silence(5), 8_000)])).toBeNull()
    expect(joinWavs([...files, new Uint8Array(60)])).toBeNull()
    expect(joinWavs([])).toBeNull()
  })

  it('appends silence to a WAV and leaves other formats unchanged', () => {
    expect(readWav(appendSilence(writePcmWav(tone(100, 500), rateHz), 250))?.durationMs).toBe(350)
    const other = Uint8Array.of(0xff, 0xfb, 1, 2)
    expect(appendSilence(other, 250)).toBe(other)
  })
})

describe('normalizing speech', () => {
  const quiet = normalizeSpeech(
    writePcmWav(join(silence(400), tone(600, 900), silence(100), tone(300, 900), silence(700)), rateHz),
  )
  const loud = normalizeSpeech(writePcmWav(tone(1_000, 32_000), rateHz))

  it('removes silence at both ends and keeps the pauses', () => {
    const { samples } = readMonoSamples(quiet) ?? { samples: new Int16Array() }
    expect(samples.length / (rateHz / 1000)).toBeCloseTo(15 + 600 + 100 + 300 + 45, -1)
    expect(samples.findIndex((sample) => sample !== 0)).toBeLessThan(20 * (rateHz / 1000))
  })

  it('brings speech to a common loudness without clipping', () => {
    const rms = (file: Uint8Array) => {
      const loudHalf = (readMonoSamples(file)?.samples ?? new Int16Array()).slice(1_000, 9_000)
      return 20 * Math.log10(Math.sqrt(loudHalf.reduce((sum, each) => sum + each ** 2, 0) / loudHalf.length) / 32_768)
    }
    expect(rms(quiet)).toBeCloseTo(-20, 0)
    expect(rms(loud)).toBeCloseTo(-20, 0)
    const peaky = tone(1_000, 300)
    peaky[8_000] = 30_000
    const shaped = readMonoSamples(normalizeSpeech(writePcmWav(peaky, rateHz)))?.samples ?? new Int16Array()
    expect(Math.max(...shaped)).toBeLessThan(29_300)
  })

  it('leaves a silent recording unchanged', () => {
    const empty = writePcmWav(silence(300), rateHz)
    expect(normalizeSpeech(empty)).toBe(empty)
  })
})
