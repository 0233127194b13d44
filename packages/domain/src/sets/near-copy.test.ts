import { expect, test } from 'vitest'
import { isNearCopy } from './near-copy'

const question = 'Tell me about a time when you planned the rollout of a new payroll system for several sites.'

test.each([
  ['the same question', question],
  ['other case and punctuation', `${question.toUpperCase()} — please!`],
  ['a part left out', 'Tell me about a time when you planned the rollout of a new payroll system.'],
  ['another opening', 'Describe how you planned the rollout of a new payroll system for several sites.'],
  ['another order', 'You planned, for several sites, the rollout of a new payroll system: tell me about a time.'],
])('finds a near copy: %s', (_name, other) => {
  expect(isNearCopy(question, other)).toBe(true)
  expect(isNearCopy(other, question)).toBe(true)
})

test.each([
  [
    'the same opening about something else',
    'Tell me about a time when you had to explain a decision to an angry customer.',
  ],
  ['no common words', 'Which tool would you choose, and why?'],
  ['an empty text', ''],
])('finds no near copy: %s', (_name, other) => {
  expect(isNearCopy(question, other)).toBe(false)
})

test('compares Vietnamese by its syllables with their marks', () => {
  const own = 'Hãy kể về một lần bạn lên kế hoạch triển khai hệ thống tính lương mới cho nhiều chi nhánh.'
  expect(isNearCopy(own, 'Bạn lên kế hoạch triển khai hệ thống tính lương mới cho nhiều chi nhánh như thế nào?')).toBe(
    true,
  )
  expect(isNearCopy(own, 'Hãy kể về một lần bạn phải giải thích quyết định của mình với khách hàng khó tính.')).toBe(
    false,
  )
})
