import { describe, expect, it } from 'vitest'
import { getLexicon } from '../lexicons/lexicon'
import { prepareAnswers } from '../normalize/prepare-answers'
import { buildAnswer, buildInterview } from '../testing/interview'
import { measureClearSentences } from './clear-sentences'

type Mode = 'spoken' | 'typed'

function measure(text: string, modality: Mode, language: 'en' | 'vi' = 'en') {
  const input = buildInterview(language, modality)
  const question = { questionId: 'q-1', questionText: 'What was it?' }
  const lexicon = getLexicon(language)
  const answers = prepareAnswers({ ...input, answers: [buildAnswer({ ...question, text, modality })] }, lexicon)
  return measureClearSentences(answers, lexicon)
}
const measureShare = (...text: Parameters<typeof measure>): number | null => measure(...text).share

const good = 'I planned the move of our shop with two colleagues last year.'
const slip = 'She have told me to bring every box to the new place.'

describe('share of words that can be followed without stumbling', () => {
  it('is 1 for typed sentences without a slip', () => {
    expect(measureShare(`${good} We finished the work in a week.`, 'typed')).toBe(1)
  })

  it('loses the whole typed sentence to a slip, a small first letter, or more than 40 words', () => {
    const endless = `I packed ${'one more box and '.repeat(12)}then I slept.`
    for (const bad of [
      'i told my manager about the two keys.',
      endless,
      'He have told me about the two keys of my shop.',
    ]) {
      const share = measureShare(`${good} ${bad}`, 'typed') ?? 1
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThan(0.75)
    }
  })

  it('quotes an unclear sentence only if it has four words', () => {
    expect(measure(`${good} then so.`, 'typed').unclear).toEqual([])
    expect(measure(`${good} i told my manager about it.`, 'typed').unclear).toHaveLength(1)
  })

  it('loses the words around an error in speech, however the recognizer punctuates', () => {
    const correctSpeech = `${good} ${slip} I thanked everybody and my colleagues went home early.`
    const bare = correctSpeech.toLowerCase().replaceAll('.', '')
    expect(measureShare(correctSpeech, 'spoken')).toBeLessThan(0.8)
    expect(measureShare(correctSpeech, 'spoken')).toBeCloseTo(measureShare(bare, 'spoken') ?? 0, 1)
  })

  it('is not measured for Vietnamese, because its grammar is not judged', () => {
    expect(measureShare('Năm ngoái tôi đã chuyển cửa hàng của chúng tôi.', 'spoken', 'vi')).toBeNull()
    expect(measureShare('Năm ngoái tôi đã chuyển cửa hàng của chúng tôi.', 'typed', 'vi')).toBeNull()
  })
})
