import { describe, expect, it } from 'vitest'
import { assess } from '../assess'
import type { AssessInput } from '../input'
import { buildInterview, fixedDeps, rewriteAnswers } from '../testing/interview'

function getDim(input: AssessInput, id: 'vocabulary' | 'coherence') {
  const dim = assess(input, fixedDeps).dims[id]
  if (dim.state !== 'scored') throw new Error(`${id} has no level`)
  return dim
}

const getMeasure = (input: AssessInput, id: 'vocabulary' | 'coherence', measure: string) =>
  getDim(input, id).measures.find((entry) => entry.id === measure)?.value

const misspell = (text: string) => text.replaceAll('because', 'becuase').replaceAll('customer', 'custmoer')

describe('vocabulary and coherence', () => {
  it('counts spelling in typed answers and never in a recognizer’s transcript', () => {
    const typed = buildInterview('en', 'typed')
    const wrong = rewriteAnswers(
      typed,
      (text) => `${misspell(text)} I beleive that my studens lernt diffrent langauges.`,
    )
    expect(getDim(wrong, 'vocabulary').level).toBeLessThan(getDim(typed, 'vocabulary').level)
    expect(getDim(wrong, 'vocabulary').evidence.map((item) => item.tag)).toContain('misspelt_word')
    expect(getMeasure(rewriteAnswers(buildInterview('en'), misspell), 'vocabulary', 'misspelt_per_100')).toBeUndefined()
  })

  it('counts a precise connective twice and an everyday one once', () => {
    const plain = rewriteAnswers(buildInterview('en'), (text) =>
      text.replaceAll(/\b(?:however|as a result|therefore)\b/giu, 'so'),
    )
    const precise = rewriteAnswers(plain, (text) => `${text} However, I rested, and as a result I saw it.`)
    expect(getMeasure(precise, 'coherence', 'precise_connective_variety')).toBeGreaterThan(
      getMeasure(plain, 'coherence', 'precise_connective_variety') ?? 1,
    )
    const everyday = rewriteAnswers(plain, (text) => `${text} But I rested, and so I saw it.`)
    expect(getMeasure(everyday, 'coherence', 'precise_connective_variety')).toBeLessThanOrEqual(
      getMeasure(plain, 'coherence', 'precise_connective_variety') ?? 0,
    )
  })
})
