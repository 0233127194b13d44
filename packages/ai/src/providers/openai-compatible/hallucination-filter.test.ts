import { describe, expect, it } from 'vitest'
import { withoutInvented } from './hallucination-filter'
import type { HeardSegment } from './transcription-response'

const segment = (change: Partial<HeardSegment>): HeardSegment => ({
  text: 'We moved the service.',
  startMs: 1_000,
  endMs: 3_000,
  noSpeechProbability: 0.01,
  meanLogProbability: -0.2,
  ...change,
})

const survives = (change: Partial<HeardSegment>, loudestDb: number | null = -20) =>
  withoutInvented([segment(change)], () => loudestDb).length === 1

describe('the silence guard', () => {
  it('keeps plain speech, also from recognisers that say nothing about silence', () => {
    expect(survives({})).toBe(true)
    expect(survives({ noSpeechProbability: null, meanLogProbability: null }, null)).toBe(true)
  })

  it('drops any text where the recording itself is silent', () => {
    expect(survives({}, -75)).toBe(false)
    expect(survives({}, Number.NEGATIVE_INFINITY)).toBe(false)
  })

  it('drops segments the recogniser itself doubts, and keeps them while it is sure of the words', () => {
    expect(survives({ noSpeechProbability: 0.9 })).toBe(false)
    expect(survives({ noSpeechProbability: 0.7, meanLogProbability: -1.2 })).toBe(false)
    expect(survives({ noSpeechProbability: 0.7, meanLogProbability: -0.3 })).toBe(true)
  })

  it('drops segments under 300 ms unless the recogniser is sure that somebody spoke', () => {
    expect(survives({ endMs: 1_299, noSpeechProbability: null })).toBe(false)
    expect(survives({ endMs: 1_299, noSpeechProbability: 0.4 })).toBe(false)
    expect(survives({ text: 'Yes.', endMs: 1_299, noSpeechProbability: 0.05 })).toBe(true)
    expect(survives({ endMs: 1_300, noSpeechProbability: null })).toBe(true)
  })

  it('drops a polite phrase of silence only with a second reason', () => {
    expect(survives({ text: 'Thank you.' })).toBe(true)
    expect(survives({ text: 'Thank you.', noSpeechProbability: 0.4 })).toBe(false)
    expect(survives({ text: 'Cảm ơn các bạn đã theo dõi!', noSpeechProbability: null }, -50)).toBe(false)
    expect(survives({ text: 'We moved the service.', noSpeechProbability: 0.4 }, -50)).toBe(true)
  })

  it('listens half a second around the segment, because recognisers are loose with times', () => {
    const asked: number[][] = []
    withoutInvented([segment({})], (startMs, endMs) => {
      asked.push([startMs, endMs])
      return -20
    })
    expect(asked).toEqual([[500, 3_500]])
  })
})
