import { describe, expect, it } from 'vitest'
import { bridgeText, introText, outroNoQuestionsText, outroText, timeWarningText } from './interview-utterances'

const base = {
  companyName: 'Brightleaf {term}',
  roleTitle: 'Nurse',
  candidateName: null,
  questionCount: 6,
  durationMinutes: 15,
}
const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/)[0] ?? ''

describe('the opening', () => {
  it.each([
    ['en', 'AI interviewer'],
    ['vi', 'người phỏng vấn AI'],
  ] as const)('says in its first %s sentence that an AI asks, for which company and role', (language, words) => {
    const first = firstSentence(introText({ ...base, language }))
    expect(first).toContain(words)
    expect(first).toContain('Brightleaf {term}')
    expect(first).toContain('Nurse')
  })
  it('greets by name only when there is one', () => {
    expect(introText({ ...base, language: 'en' })).toMatch(/^Hello, I’m/)
    expect(introText({ ...base, language: 'en', candidateName: 'Mai' })).toMatch(/^Hello Mai, I’m/)
    expect(introText({ ...base, language: 'vi' })).toMatch(/^Chào bạn, tôi là/)
  })
  it('counts in good English', () => {
    const text = introText({ ...base, language: 'en', questionCount: 1, durationMinutes: 1 })
    expect(text).toContain('There is one question; we have about one minute.')
  })
})

describe('the other lines', () => {
  it.each(['en', 'vi'] as const)('hold no placeholder in %s and praise nothing', (language) => {
    const bridges = Array.from({ length: 20 }, (_, turn) => bridgeText({ language, sessionId: 's', turn }))
    const lines = [...bridges, outroText(language), outroNoQuestionsText(language), timeWarningText(language, 60_000)]
    for (const line of lines) expect(line).not.toMatch(/[{}]|undefined|great|excellent|tuyệt|xuất sắc/i)
    expect(new Set(bridges).size).toBeGreaterThan(1)
    expect(outroText(language)).not.toBe(outroNoQuestionsText(language))
  })
  it('tells the time left in seconds near the end and in minutes before', () => {
    expect(timeWarningText('en', 60_000)).toContain('60 seconds')
    expect(timeWarningText('en', 180_000)).toContain('3 minutes')
    expect(timeWarningText('vi', 60_000)).toContain('60 giây')
    expect(timeWarningText('en', -5)).toContain('0 seconds')
  })
})
