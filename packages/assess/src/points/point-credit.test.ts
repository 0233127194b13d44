import { describe, expect, it } from 'vitest'
import { creditPoint, stateOfCredit, weighAlternative } from './point-credit'

const none: ReadonlySet<string> = new Set()

describe('what an alternative tells', () => {
  it('is more for a rare word than for a common one, and nothing for words of the question', () => {
    expect(weighAlternative('warfarin', none, 'en')).toBe(1)
    expect(weighAlternative('called', none, 'en')).toBeLessThan(0.6)
    expect(weighAlternative('about', none, 'en')).toBe(0)
    expect(weighAlternative('blood thinner', new Set(['blood', 'thinner']), 'en')).toBe(0)
  })

  it('is more for a row of Vietnamese syllables than for one of them', () => {
    expect(weighAlternative('phân loại', none, 'vi')).toBeGreaterThan(weighAlternative('loại', none, 'vi'))
  })
})

describe('the credit of a point', () => {
  it('grows with each alternative by less, and never reaches 1', () => {
    const [one, two, three] = [['warfarin'], ['warfarin', 'apixaban'], ['warfarin', 'apixaban', 'ibuprofen']].map(
      (found) => creditPoint(found, none, 'en'),
    )
    expect(one).toBeCloseTo(0.6, 6)
    expect(two).toBeCloseTo(0.84, 6)
    expect(three).toBeCloseTo(0.936, 6)
  })

  it('becomes a state', () => {
    expect([0, 0.24, 0.25, 0.49, 0.5, 0.9].map(stateOfCredit)).toEqual([
      'not_heard',
      'not_heard',
      'partly',
      'partly',
      'covered',
      'covered',
    ])
  })
})
