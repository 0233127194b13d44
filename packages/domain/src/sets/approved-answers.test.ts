import { describe, expect, it } from 'vitest'
import { findApprovedAnswer } from './approved-answers'

const approvedAnswers = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    question: { en: 'How much holiday do I get?', vi: 'Tôi có bao nhiêu ngày nghỉ phép?' },
    answer: { en: '25 days a year, and public holidays.', vi: '25 ngày mỗi năm, cùng các ngày lễ.' },
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    question: { en: 'Can I work from home?', vi: 'Tôi có được làm việc từ xa không?' },
    answer: { en: 'Up to three days a week.', vi: 'Tối đa ba ngày mỗi tuần.' },
  },
  {
    id: '00000000-0000-4000-8000-000000000003',
    question: { en: 'When will I hear back after the interview?', vi: 'Khi nào tôi có kết quả phỏng vấn?' },
    answer: { en: 'Within one week, by email.', vi: 'Trong một tuần, qua email.' },
  },
  { id: '00000000-0000-4000-8000-000000000004', question: { en: 'Salary' }, answer: { en: ' ' } },
]
const ask = (text: string, language: 'en' | 'vi' = 'en') =>
  findApprovedAnswer({ approvedAnswers }, { text, language })?.answer ?? null

describe('findApprovedAnswer', () => {
  it.each([
    ['How many days of holiday are there?', '25 days a year, and public holidays.'],
    ['Is working from home possible?', 'Up to three days a week.'],
    ['May I work at home?', 'Up to three days a week.'],
    ['When do I hear back?', 'Within one week, by email.'],
  ])('answers “%s” with %s', (text, answer) => {
    expect(ask(text)).toBe(answer)
  })

  it('answers in the language of the interview', () => {
    expect(ask('Một năm được nghỉ phép mấy ngày?', 'vi')).toBe('25 ngày mỗi năm, cùng các ngày lễ.')
    expect(ask('Có làm việc từ xa được không ạ?', 'vi')).toBe('Tối đa ba ngày mỗi tuần.')
  })

  it.each([
    'How many days is the probation period?',
    'What is the salary?',
    'Do you sponsor visas?',
    'Who would be my manager?',
    'How do I?',
    'Is the work stressful?',
    '',
  ])('has no answer to “%s”', (text) => {
    expect(ask(text)).toBeNull()
  })

  it('has no answers where the company approved none', () => {
    expect(findApprovedAnswer({}, { text: 'May I work at home?', language: 'en' })).toBeNull()
  })
})
