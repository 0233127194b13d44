import { describe, expect, it } from 'vitest'
import { assess } from '../assess'
import type { AssessInput } from '../input'
import { buildInterview, fixedDeps, rewriteAnswers } from '../testing/interview'

function getDim(input: AssessInput, id: 'grammar' | 'vocabulary' | 'coherence') {
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

  it('gives at most 0.2 for linking words in front of all sentences', () => {
    const plain = buildInterview('en', 'typed')
    const linked = rewriteAnswers(plain, (text) =>
      text
        .split(/(?<=\. )/u)
        .map((sentence, index) => `${['Furthermore, ', 'As a result, ', 'Moreover, '][index % 3]}${sentence}`)
        .join(''),
    )
    for (const id of ['vocabulary', 'coherence'] as const)
      expect(Math.abs(getDim(linked, id).level - getDim(plain, id).level)).toBeLessThanOrEqual(0.2 + 1e-9)
  })

  it('quotes a sentence that is easy to follow, in Vietnamese one with a connective, and one of varied words', () => {
    for (const [language, tag] of [
      ['en', 'clear_sentence'],
      ['vi', 'connective'],
    ] as const) {
      const input = buildInterview(language, 'typed')
      expect(getDim(input, 'coherence').evidence.map((item) => item.tag)).toContain(tag)
      expect(getDim(input, 'vocabulary').evidence.map((item) => item.tag)).toContain('varied_words')
    }
  })

  it('gives typed words at most the level of grammar that the same words have aloud', () => {
    const typed = rewriteAnswers(
      buildInterview('en', 'typed'),
      (text) => `${text} She don't know it. He have many problem there. I have went to a office.`,
    )
    const spoken = { ...typed, answers: typed.answers.map((answer) => ({ ...answer, modality: 'spoken' as const })) }
    expect(getDim(typed, 'grammar').level).toBeLessThanOrEqual(getDim(spoken, 'grammar').level)
  })
})
