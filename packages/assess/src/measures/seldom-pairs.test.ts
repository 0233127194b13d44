import { describe, expect, it } from 'vitest'
import { getLexicon } from '../lexicons/lexicon'
import { prepareAnswers } from '../normalize/prepare-answers'
import { buildAnswer, buildInterview } from '../testing/interview'
import { englishAnswers } from '../testing/texts-en'
import { countSeldomPairs } from './seldom-pairs'

function countPairs(text: string, modality: 'spoken' | 'typed' = 'typed', language: 'en' | 'vi' = 'en') {
  const question = { questionId: 'q-1', questionText: 'What was it?' }
  const input = {
    ...buildInterview(language, modality),
    answers: [buildAnswer({ ...question, text, modality })],
  }
  return countSeldomPairs(prepareAnswers(input, getLexicon(language)), language)
}

const correctText = Object.values(englishAnswers).join(' ')
const broken = [
  'I because is difficult for learn the new system.',
  'My manager not help me and the people not know.',
  'We can to finish the work because is important for have customers.',
].join(' ')

describe('pairs of neighboring words that are rare in English', () => {
  it('are one or two in a hundred in well-written answers, and more with every broken sentence', () => {
    const before = countPairs(correctText)
    const after = countPairs(`${correctText} ${broken}`)
    expect((before?.found ?? 9) / (before?.words ?? 1)).toBeLessThan(0.02)
    expect(after?.found).toBeGreaterThanOrEqual((before?.found ?? 0) + 6)
    expect(after?.per100).toBeGreaterThan(before?.per100 ?? 9)
  })

  it('do not count across a comma or a full stop', () => {
    const split = countPairs(`${correctText} I went to my work, the shop was open. My work. The shop.`)
    expect(split?.found).toBe(countPairs(correctText)?.found)
    expect(countPairs(`${correctText} I went to my work the shop was open.`)?.found).toBe((split?.found ?? 0) + 1)
  })

  it('are drawn to the usual rate, so that a short text without any does not look perfect', () => {
    const found = countPairs(correctText)
    const measured = (100 * (found?.found ?? 0)) / (found?.words ?? 1)
    expect(measured).toBeLessThan(1.5)
    expect(found?.per100).toBeGreaterThan(measured)
    expect(found?.per100).toBeLessThan(1.5)
  })

  it('are not counted in speech, in Vietnamese or below a hundred typed words', () => {
    expect(countPairs(correctText, 'spoken')).toBeNull()
    expect(countPairs(correctText, 'typed', 'vi')).toBeNull()
    expect(countPairs('I planned the move of our shop with two colleagues last year.')).toBeNull()
  })
})
