import { describe, expect, it } from 'vitest'
import { getLexicon } from '../lexicons/lexicon'
import { tokenize } from '../normalize/tokenize'
import { tagTokens } from '../tag/tag-unit'
import { getQuestionTopics, measureTopicality } from './question-match'

const texts = {
  en: 'A guest with a booking arrives at midnight and nothing is free. What do you do?',
  vi: 'Khách đã đặt phòng đến lúc nửa đêm mà không còn phòng. Bạn làm gì?',
} as const

function measure(language: 'en' | 'vi', expectedPoints: readonly string[], answer: string): number {
  const lexicon = getLexicon(language)
  const question = { id: 'q', text: texts[language], kind: 'situational', expectedPoints } as const
  const lemmas = new Set(tagTokens(tokenize(answer), lexicon).map((word) => word.lemma))
  return measureTopicality(getQuestionTopics(question, lexicon), { text: answer, lemmas }, lexicon)
}

describe('expected points of a question', () => {
  const points = {
    en: [
      'Finds a bed: partner hotel / upgrade / suite / equal standard / no-show',
      'Makes good: taxi / pay difference / luggage / handover / bring back',
    ],
    vi: [
      'Tìm chỗ ngủ: khách sạn khác / nâng hạng / nhà nghỉ / liên kết / phòng đôi',
      'Bù đắp: gọi taxi / trả chênh lệch / xin lỗi / ghi sổ / bàn giao',
    ],
  } as const
  it.each([
    ['en', 'I would ring the partner hotel and order a taxi.'],
    ['vi', 'Tôi liên hệ khách sạn khác rồi gọi taxi.'],
  ] as const)('are covered by one alternative of each in %s', (language, answer) => {
    expect(measure(language, points[language], answer)).toBe(1)
  })
  it('count half when one of two has an alternative in the answer', () => {
    expect(measure('en', points.en, 'They get the suite.')).toBe(0.5)
  })
  it('are not covered by half an alternative or by the heading', () => {
    expect(measure('en', points.en, 'The partner makes it good and finds beds.')).toBe(0)
  })
  it('that are one sentence are covered by most of its words', () => {
    expect(measure('en', ['Calls the partner hotel early'], 'I would ring the partner hotel.')).toBe(1)
    expect(measure('en', ['Calls the partner hotel early'], 'I would think about it.')).toBe(0)
  })
})
