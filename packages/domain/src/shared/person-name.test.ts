import { expect, test } from 'vitest'
import { formatPersonName } from './person-name'

test.each([
  ['en', 'Ánh Nguyễn'],
  ['vi', 'Nguyễn Ánh'],
] as const)('writes a name in the order of %s', (language, expected) => {
  expect(formatPersonName({ firstName: 'Ánh', lastName: 'Nguyễn' }, language)).toBe(expected)
})

test('leaves no space where a part is missing', () => {
  expect(formatPersonName({ firstName: 'Ánh', lastName: '' }, 'en')).toBe('Ánh')
  expect(formatPersonName({ firstName: 'Ánh', lastName: '' }, 'vi')).toBe('Ánh')
})
