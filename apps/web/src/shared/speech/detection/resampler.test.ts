import { expect, test } from 'vitest'
import { rootMeanSquare } from '../root-mean-square'
import { createChunker } from './chunker'
import { createResampler, toInt16 } from './resampler'

const tone = (hz: number, rateHz: number, count: number): Float32Array =>
  Float32Array.from({ length: count }, (_, index) => Math.sin((2 * Math.PI * hz * index) / rateHz))

/** In blocks of 128, as an audio worklet has them. */
function resample(samples: Float32Array, fromHz: number): Float32Array {
  const resampler = createResampler(fromHz, 16_000)
  const out: number[] = []
  for (let at = 0; at < samples.length; at += 128) out.push(...resampler.process(samples.subarray(at, at + 128)))
  return Float32Array.from(out)
}

test.each([48_000, 44_100, 16_000, 96_000])('a second at %i Hz becomes exactly one second at 16 kHz', (fromHz) => {
  const length = resample(tone(440, fromHz, fromHz), fromHz).length
  expect(length).toBeGreaterThan(15_950)
  expect(length).toBeLessThanOrEqual(16_000)
})

test.each([48_000, 44_100])('speech sampled at %i Hz is unchanged after resampling', (fromHz) => {
  for (const hz of [100, 1000, 3000, 6000]) {
    const out = resample(tone(hz, fromHz, fromHz / 2), fromHz)
    expect(rootMeanSquare(out.subarray(100)), `${hz} Hz`).toBeCloseTo(Math.SQRT1_2, 1)
  }
})

test.each([48_000, 44_100])('frequencies above 8 kHz are not aliased when resampling from %i Hz', (fromHz) => {
  for (const hz of [10_000, 13_000, 15_000, 20_000]) {
    const out = resample(tone(hz, fromHz, fromHz / 2), fromHz)
    expect(20 * Math.log10(rootMeanSquare(out.subarray(100)) / Math.SQRT1_2), `${hz} Hz`).toBeLessThan(-40)
  }
})

test('samples that are too loud are clipped and do not overflow', () => {
  expect([...toInt16(Float32Array.from([0, 1, -1, 2, -2]))]).toEqual([0, 32_767, -32_768, 32_767, -32_768])
})

test('all pieces have the same length and report how many of the last samples they used', () => {
  const pieces: [number, number, number][] = []
  const chunker = createChunker(5, (piece, end) => pieces.push([piece[0] ?? -1, piece.length, end]))
  chunker.push(Float32Array.from([0, 1, 2]))
  chunker.push(Float32Array.from([3, 4, 5, 6, 7, 8, 9, 10, 11]))
  expect(pieces).toEqual([
    [0, 5, 2],
    [5, 5, 7],
  ])
})
