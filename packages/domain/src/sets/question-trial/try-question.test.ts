import { describe, expect, it } from 'vitest'
import { talkEn } from './talk-en'
import { talkVi } from './talk-vi'
import { type TriedQuestion, tryQuestion } from './try-question'

const question: TriedQuestion = {
  text: 'A guest arrives and no room is free. What do you do?',
  language: 'en',
  expectedPoints: [
    'Finds a bed: partner hotel / upgrade / suite / equal standard / no-show',
    'Makes good: taxi / pay difference / luggage / handover / bring back',
    'Owns it: overbooked / our mistake / apologized / not his fault / straight away',
  ],
}
const withPoints = (...expectedPoints: string[]): TriedQuestion => ({ ...question, expectedPoints })
const [bed = '', good = '', owns = ''] = question.expectedPoints

describe('a trial of a question', () => {
  it('separates when empty talk covers fewer points than half of the points does, and half fewer than all', () => {
    expect(tryQuestion(question)).toEqual({
      pointCount: 3,
      covered: { strong: 3, middling: 2, terse: 3, weak: 0, rambling: 0, offTopic: 0 },
      separates: true,
      reasons: [],
    })
  })
  it('separates in Vietnamese with the words of Vietnamese', () => {
    const trial = tryQuestion({
      text: 'Khách đến mà khách sạn hết phòng. Bạn làm gì?',
      language: 'vi',
      expectedPoints: [
        'Tìm chỗ ở: khách sạn đối tác / nâng hạng / tương đương',
        'Bù đắp: taxi / trả chênh lệch / hành lý',
        'Nhận lỗi: xin lỗi / đặt quá phòng / lỗi khách sạn',
      ],
    })
    expect([trial?.separates, trial?.reasons]).toEqual([true, []])
  })
  it('names the alternatives that empty talk holds', () => {
    const trial = tryQuestion(withPoints('Talks: communication / listen', 'Aims: vision / goals', owns))
    expect(trial?.separates).toBe(false)
    expect(trial?.covered.rambling).toBe(2)
    expect(trial?.reasons).toEqual([{ reason: 'commonWords', words: ['communication', 'listen', 'vision', 'goals'] }])
  })
  it('finds the words of hobbies in an off-topic answer', () => {
    const trial = tryQuestion(withPoints('Moves: bicycle / taxi', 'Waits: lake / lobby', owns))
    expect(trial?.covered.offTopic).toBe(2)
    expect(trial?.separates).toBe(false)
  })
  it('finds vague claims in a weak answer', () => {
    const trial = tryQuestion(withPoints('Attitude: motivated / helpful', 'Style: flexible / exact', owns))
    expect(trial?.covered.weak).toBe(2)
    expect(trial?.separates).toBe(false)
  })
  it('names the words that the question itself says, because a candidate who repeats it holds them', () => {
    const trial = tryQuestion(withPoints('Sees: guest / visitor', 'Checks: free room / plan', owns))
    expect(trial?.separates).toBe(false)
    expect(trial?.reasons).toEqual([{ reason: 'questionWords', words: ['guest', 'free room'] }])
  })
  it('names what is worth changing for a question that separates, too', () => {
    const trial = tryQuestion(withPoints(bed, good, 'Owns it: our mistake / overbooked / leadership'))
    expect(trial?.separates).toBe(true)
    expect(trial?.reasons).toEqual([{ reason: 'commonWords', words: ['leadership'] }])
  })
  it('does not separate with two points', () => {
    const trial = tryQuestion(withPoints(bed, good))
    expect([trial?.separates, trial?.reasons]).toEqual([false, [{ reason: 'tooFewPoints', count: 2 }]])
  })
  it('counts points without alternatives as points that no answer covers', () => {
    const trial = tryQuestion(withPoints(bed, good, 'Stays friendly'))
    expect(trial?.covered.strong).toBe(2)
    expect(trial?.reasons).toEqual([
      { reason: 'notFindable', count: 1 },
      { reason: 'tooFewPoints', count: 2 },
    ])
  })
  it('names the words that two points share when half of the points covers all', () => {
    const trial = tryQuestion(withPoints(bed, good, 'Comes back to it: taxi / overbooked'))
    expect([trial?.covered.middling, trial?.separates]).toEqual([3, false])
    expect(trial?.reasons).toEqual([{ reason: 'sharedWords', words: ['taxi'] }])
  })
  it('is null for a question without points, and counts a repeated line once', () => {
    expect(tryQuestion(withPoints(' '))).toBeNull()
    expect(tryQuestion(withPoints(bed, bed, good))?.pointCount).toBe(2)
  })
})

describe('the texts of empty answers', () => {
  it.each([
    ['en', talkEn],
    ['vi', talkVi],
  ] as const)('are twelve different ones of each kind in %s', (_, talk) => {
    for (const texts of [talk.weak, talk.rambling, talk.offTopic]) expect(new Set(texts).size).toBe(12)
  })
})
