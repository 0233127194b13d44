import { describe, expect, it } from 'vitest'
import { assess } from '../assess'
import type { AssessInput } from '../input'
import { fixedDeps, interview, rewritten } from '../testing/interview'

function dimOf(input: AssessInput, id: 'vocabulary' | 'coherence') {
  const dim = assess(input, fixedDeps).dims[id]
  if (dim.state !== 'scored') throw new Error(`${id} has no level`)
  return dim
}

const measured = (input: AssessInput, id: 'vocabulary' | 'coherence', measure: string) =>
  dimOf(input, id).measures.find((one) => one.id === measure)?.value

const misspelt = (text: string) => text.replaceAll('because', 'becuase').replaceAll('customer', 'custmoer')

describe('vocabulary and coherence', () => {
  it('spelling counts where it was typed and never where a recogniser wrote', () => {
    const typed = interview('en', 'typed')
    const wrong = rewritten(typed, (text) => `${misspelt(text)} I beleive that my studens lernt diffrent langauges.`)
    expect(dimOf(wrong, 'vocabulary').level).toBeLessThan(dimOf(typed, 'vocabulary').level)
    expect(dimOf(wrong, 'vocabulary').evidence.map((item) => item.tag)).toContain('misspelt_word')
    expect(measured(rewritten(interview('en'), misspelt), 'vocabulary', 'misspelt_per_100')).toBeUndefined()
  })

  it('a precise connective counts twice, an everyday one once', () => {
    const plain = rewritten(interview('en'), (text) =>
      text.replaceAll(/\b(?:however|as a result|therefore)\b/giu, 'so'),
    )
    const precise = rewritten(plain, (text) => `${text} However, I rested, and as a result I saw it.`)
    expect(measured(precise, 'coherence', 'precise_connective_variety')).toBeGreaterThan(
      measured(plain, 'coherence', 'precise_connective_variety') ?? 1,
    )
    const everyday = rewritten(plain, (text) => `${text} But I rested, and so I saw it.`)
    expect(measured(everyday, 'coherence', 'precise_connective_variety')).toBeLessThanOrEqual(
      measured(plain, 'coherence', 'precise_connective_variety') ?? 0,
    )
  })
})
