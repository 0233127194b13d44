import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitSpokenParts } from './spoken-parts'

const listParts = (text: string, language: 'en' | 'vi' = 'en') =>
  splitSpokenParts(text, language).map((part) => part.trim())

describe('splitting an utterance into parts', () => {
  test('ends the first part at the first clause that is long enough, and the others at sentences', () => {
    expect(listParts('Thank you for that, it helps. What did you measure, and how? Take your time.')).toEqual([
      'Thank you for that,',
      'it helps.',
      'What did you measure, and how?',
      'Take your time.',
    ])
    expect(listParts('Cảm ơn bạn, câu trả lời rất rõ. Bạn đã đo bằng cách nào, và kết quả ra sao?', 'vi')).toEqual([
      'Cảm ơn bạn,',
      'câu trả lời rất rõ.',
      'Bạn đã đo bằng cách nào, và kết quả ra sao?',
    ])
  })

  test('never starts with a part shorter than eight characters', () => {
    expect(listParts('Well, I see. And then?')).toEqual(['Well, I see.', 'And then?'])
    expect(listParts('Ok. Tell me, please, what came next.')).toEqual(['Ok. Tell me,', 'please, what came next.'])
    expect(listParts('Yes.')).toEqual(['Yes.'])
  })

  test('never splits within a clause, however long it is', () => {
    const clause = 'Tell me about a time when you had to change a plan that everybody had agreed on'
    expect(listParts(`${clause}.`)).toEqual([`${clause}.`])
  })

  test.each([
    [
      'A budget of 1,250.5 million, or 10:30 p.m. at night, was it? Go on.',
      ['A budget of 1,250.5 million,', 'or 10:30 p.m. at night, was it?', 'Go on.'],
    ],
    ['Did Dr. Smith and Prof. J. Lee agree? You said so.', ['Did Dr. Smith and Prof. J. Lee agree?', 'You said so.']],
    ['Name a tool, e.g., Git or SVN. Which one?', ['Name a tool,', 'e.g., Git or SVN.', 'Which one?']],
    [
      'See e.g. the page https://example.com/a,b?c=1.5&d=x. It is long.',
      ['See e.g. the page https://example.com/a,b?c=1.5&d=x.', 'It is long.'],
    ],
    ['You used Node.js, Vue etc. Why those?', ['You used Node.js,', 'Vue etc.', 'Why those?']],
    ['From 2019–2021 you led a team of 5. Then what?', ['From 2019–2021 you led a team of 5.', 'Then what?']],
    [
      '1. Describe the task, briefly. 2. Describe the result.',
      ['1. Describe the task,', 'briefly.', '2. Describe the result.'],
    ],
  ])('numbers, abbreviations and addresses stay whole: %s', (text, parts) => {
    expect(listParts(text)).toEqual(parts)
  })

  test.each([
    [
      'Bạn làm ở TP. Hồ Chí Minh với PGS.TS. Nguyễn Văn A. phải không? Kể thêm nhé.',
      ['Bạn làm ở TP. Hồ Chí Minh với PGS.TS. Nguyễn Văn A. phải không?', 'Kể thêm nhé.'],
    ],
    ['Bạn dùng React, Vue, v.v. Vì sao lại chọn chúng?', ['Bạn dùng React,', 'Vue, v.v.', 'Vì sao lại chọn chúng?']],
    ['Doanh thu là 1.250,5 triệu đồng. Bạn nghĩ gì?', ['Doanh thu là 1.250,5 triệu đồng.', 'Bạn nghĩ gì?']],
  ])('Vietnamese numbers and abbreviations stay whole: %s', (text, parts) => {
    expect(listParts(text, 'vi')).toEqual(parts)
  })

  test('splits writing without spaces at its own marks, never within a character', () => {
    expect(listParts('我们先谈谈您的经验，然后再说别的。您做过什么？')).toEqual([
      '我们先谈谈您的经验，',
      '然后再说别的。',
      '您做过什么？',
    ])
  })
})

test('keeps every word in any language or nonsense, and makes no silent part', () => {
  const piece = fc.constantFrom(
    'Dr. ',
    'v.v. ',
    'Xin chào',
    ', ',
    '. ',
    '? ',
    '…',
    '\n',
    '"',
    '1,5',
    'https://a.b/c. ',
    '我们，',
    '—',
    ' ',
    'e\u0301',
    '👩‍💻',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.array(piece, { maxLength: 30 }).map((all) => all.join('')),
  )
  const outcome: fc.RunDetails<[string, 'en' | 'vi']> = fc.check(
    fc.property(text, fc.constantFrom('en' as const, 'vi' as const), (said, language) => {
      const parts = splitSpokenParts(said, language)
      expect(parts.join('')).toBe(said)
      if (parts.length > 1) expect(parts.filter((part) => !/[\p{L}\p{N}]/u.test(part))).toEqual([])
    }),
    { numRuns: 2_000, seed: 5 },
  )
  expect(outcome.failed, fc.defaultReportMessage(outcome)).toBe(false)
})
