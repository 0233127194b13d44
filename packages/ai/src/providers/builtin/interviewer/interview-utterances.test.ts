import { describe, expect, it } from 'vitest'
import { buildIntroText } from './interview-utterances'

const base = {
  companyName: 'Brightleaf {term}',
  roleTitle: 'Nurse',
  candidateName: null,
  questionCount: 6,
  isAiAllowed: true,
}
const takeFirstSentence = (text: string) => text.split(/(?<=[.!?])\s/)[0] ?? ''

describe('the opening', () => {
  it.each([
    ['en', 'AI interviewer'],
    ['vi', 'người phỏng vấn AI'],
  ] as const)('says in its first %s sentence that an AI asks, for which company and role', (language, words) => {
    const first = takeFirstSentence(buildIntroText({ ...base, language }))
    expect(first).toContain(words)
    expect(first).toContain('Brightleaf {term}')
    expect(first).toContain('Nurse')
  })
  it('greets by name only when there is one', () => {
    expect(buildIntroText({ ...base, language: 'en' })).toMatch(/^Hello, I’m/)
    expect(buildIntroText({ ...base, language: 'en', candidateName: 'Mai' })).toMatch(/^Hello Mai, I’m/)
    expect(buildIntroText({ ...base, language: 'vi' })).toMatch(/^Chào bạn, tôi là/)
  })
  it.each([
    ['en', 'no AI assesses your answers', /follow-up|repeat/],
    ['vi', 'không có AI nào đánh giá câu trả lời', /nhắc lại|hỏi thêm/],
  ] as const)(
    'promises nothing that needs AI in %s where only people read the answers',
    (language, words, promises) => {
      const text = buildIntroText({ ...base, language, isAiAllowed: false })
      expect(text).toContain(words)
      expect(text).toContain('Nurse')
      expect(text).not.toMatch(promises)
    },
  )
  it('uses correct English plurals for numbers', () => {
    const text = buildIntroText({ ...base, language: 'en', questionCount: 1 })
    expect(text).toContain('There is one question.')
  })
})
