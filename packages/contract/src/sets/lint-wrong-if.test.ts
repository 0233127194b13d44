import { describe, expect, it } from 'vitest'
import { lintWrongIf } from './lint-wrong-if'

const question = {
  text: 'The shop is slow at night. What do you do?',
  expectedPoints: ['Looks first: slow query log / metrics / explain plan'],
}
const lint = (...wrongIf: string[]) =>
  lintWrongIf({ ...question, wrongIf }, 'en').map(({ fault, words }) => `${fault}: ${words}`)

describe('the lint of “wrong if” phrases', () => {
  it('finds no fault in short phrases of the trade', () => {
    expect(lint('restart the database first', 'buy a bigger server')).toEqual([])
  })
  it('names a phrase that is too long to be said word for word', () => {
    const long = 'the candidate says that everyone should wait until the morning'
    expect(lint(long)).toEqual([`too_long: ${long}`])
  })
  it('names a phrase that many right answers hold', () => {
    expect(lint('the shop', 'do it', 'our shop')).toEqual([
      'only_question_words: the shop',
      'only_common_words: do it',
      'only_question_words: our shop',
    ])
  })
  it('names a phrase that an expected point holds, too', () => {
    expect(lint('Slow query log')).toEqual(['expected_point: Slow query log'])
  })
  it('counts Vietnamese words by syllables', () => {
    const vietnamese = { text: 'Bạn làm gì?', expectedPoints: [], wrongIf: ['khởi động lại cơ sở dữ liệu trước'] }
    expect(lintWrongIf(vietnamese, 'vi')).toEqual([])
  })
  it('skips empty lines', () => {
    expect(lint('', '  ')).toEqual([])
  })
})
