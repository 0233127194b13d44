import { expect, test } from 'vitest'
import { splitClauses } from './split-clauses'

test('sentences are spoken one by one', () => {
  expect(splitClauses('Hello. How are you? Fine')).toEqual(['Hello.', 'How are you?', 'Fine'])
})

test('no clause is longer than the limit, and no word is lost', () => {
  const text = `${'Bạn hãy kể về một dự án, '.repeat(12)}và kết quả của nó.`
  const clauses = splitClauses(text)
  expect(Math.max(...clauses.map((clause) => clause.length))).toBeLessThanOrEqual(120)
  expect(clauses.join(' ').replaceAll(/\s+/g, ' ')).toBe(text.replaceAll(/\s+/g, ' '))
})

test('a sentence without punctuation is cut between words', () => {
  const clauses = splitClauses('word '.repeat(60))
  expect(clauses.every((clause) => clause.length <= 120 && !/^\S*ord$/.test(clause.slice(0, 3)))).toBe(true)
  expect(clauses.join(' ').split(' ')).toHaveLength(60)
})

test('an empty text has no clauses', () => {
  expect(splitClauses('  ')).toEqual([])
})
