import { describe, expect, it } from 'vitest'
import { removeHallucinations } from './hallucination-filter'
import type { RecognizedSegment } from './transcription-response'

const segment = (change: Partial<RecognizedSegment>): RecognizedSegment => ({
  text: 'We moved the service.',
  startMs: 1_000,
  endMs: 3_000,
  noSpeechProbability: 0.01,
  meanLogProbability: -0.2,
  ...change,
})

const isKept = (change: Partial<RecognizedSegment>, loudestDb: number | null = -20) =>
  removeHallucinations([segment(change)], () => loudestDb).length === 1

describe('the silence guard', () => {
  it('keeps plain speech, also from recognizers that report no silence probability', () => {
    expect(isKept({})).toBe(true)
    expect(isKept({ noSpeechProbability: null, meanLogProbability: null }, null)).toBe(true)
  })

  it('drops any text where the recording itself is silent', () => {
    expect(isKept({}, -75)).toBe(false)
    expect(isKept({}, Number.NEGATIVE_INFINITY)).toBe(false)
  })

  it('drops segments that the recognizer doubts, unless it is sure of the words', () => {
    expect(isKept({ noSpeechProbability: 0.9 })).toBe(false)
    expect(isKept({ noSpeechProbability: 0.7, meanLogProbability: -1.2 })).toBe(false)
    expect(isKept({ noSpeechProbability: 0.7, meanLogProbability: -0.3 })).toBe(true)
  })

  it('drops segments under 300 ms unless the recognizer is sure of speech', () => {
    expect(isKept({ endMs: 1_299, noSpeechProbability: null })).toBe(false)
    expect(isKept({ endMs: 1_299, noSpeechProbability: 0.4 })).toBe(false)
    expect(isKept({ text: 'Yes.', endMs: 1_299, noSpeechProbability: 0.05 })).toBe(true)
    expect(isKept({ endMs: 1_300, noSpeechProbability: null })).toBe(true)
  })

  it('drops a typical polite phrase of silence only for a second reason', () => {
    expect(isKept({ text: 'Thank you.' })).toBe(true)
    expect(isKept({ text: 'Thank you.', noSpeechProbability: 0.4 })).toBe(false)
    expect(isKept({ text: 'Cảm ơn các bạn đã theo dõi!', noSpeechProbability: null }, -50)).toBe(false)
    expect(isKept({ text: 'We moved the service.', noSpeechProbability: 0.4 }, -50)).toBe(true)
  })

  it('checks half a second around the segment, because recognizers are imprecise about times', () => {
    const asked: number[][] = []
    removeHallucinations([segment({})], (startMs, endMs) => {
      asked.push([startMs, endMs])
      return -20
    })
    expect(asked).toEqual([[500, 3_500]])
  })
})
