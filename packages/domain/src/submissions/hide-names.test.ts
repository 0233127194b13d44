import { expect, test } from 'vitest'
import { hideNames } from './hide-names'

const linh = { firstName: 'Linh', lastName: 'Nguyễn', email: 'linh@example.org' }

test('hides the whole name in both orders and any case, its parts, and the address', () => {
  expect(hideNames('I am linh nguyễn, or Nguyễn Linh; write to LINH@example.org.', linh)).toBe(
    'I am •••, or •••; write to •••.',
  )
  expect(hideNames('Linh led it. “Linh’s plan,” they said.', linh)).toBe('••• led it. “•••’s plan,” they said.')
  expect(hideNames('Tên tôi là Nguyễn Linh'.normalize('NFD'), linh)).toBe('Tên tôi là •••')
})

test('keeps longer words that hold the name, and short parts that are words', () => {
  expect(hideNames('Linhardt and Mark', { ...linh, lastName: 'An' })).toBe('Linhardt and Mark')
  expect(hideNames('An example by Van An', { ...linh, firstName: 'Van', lastName: 'An' })).toBe('An example by •••')
  expect(hideNames('I can use linh kiện', linh)).toBe('I can use linh kiện')
})

test('takes names with signs of patterns, and people without a name', () => {
  expect(hideNames('C++ (dev) is me', { firstName: '(dev)', lastName: '', email: 'a+b@example.org' })).toBe(
    'C++ ••• is me',
  )
  expect(hideNames('No name', { firstName: '', lastName: ' ', email: '' })).toBe('No name')
})
