import { describe, expect, test } from 'vitest'
import { isInLanguage } from './answer-language'

const names = ['Hương', 'Nguyễn Thị', 'Lê Đức Anh', 'Công ty Cổ phần Sữa Việt']

describe('the language of an answer', () => {
  test.each([
    'Dear Nguyễn Thị Hương, you can type your answers in this interview.',
    'Hi Hương, yes.',
    'Hi Hằng, yes, of course.',
    'Yes. Lê Đức Anh (Công ty Cổ phần Sữa Việt)',
    'You may type in the interview, HƯƠNG.',
    'Hi Hương, yes.'.normalize('NFD'),
  ])('is English in “%s”, and not Vietnamese', (text) => {
    expect([isInLanguage(text, 'en', names), isInLanguage(text, 'vi', names)]).toEqual([true, text.includes('Hằng')])
  })

  test.each([
    'Chúng tôi đồng ý.',
    'Chúng tôi sẽ để sẵn một cái đèn bàn.',
    'Chào Hương, bạn có thể gõ câu trả lời nhé.',
    'Chúng tôi đồng ý.'.normalize('NFD'),
  ])('is Vietnamese in “%s”, and not English', (text) => {
    expect([isInLanguage(text, 'en', names), isInLanguage(text, 'vi', names)]).toEqual([false, true])
  })

  test('is English in Vietnamese without accents, a known limit', () => {
    expect(isInLanguage('Chung toi dong y.', 'en', names)).toBe(true)
  })

  test('is taken as English where only names are left, and as nothing else', () => {
    expect([isInLanguage('Hương!', 'en', names), isInLanguage('Hương!', 'vi', names)]).toEqual([true, false])
  })
})
