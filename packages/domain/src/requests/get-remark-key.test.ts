import { expect, test } from 'vitest'
import { getRemarkKey } from './get-remark-key'

const quotes = [{ start: 12, end: 20, quote: '2019–2020' }]

test('a remark keeps its key whatever the order of its figures, and two remarks of one kind have different keys', () => {
  const key = getRemarkKey({ id: 'gap', quotes, params: { months: 7, from: '2019-03' } })
  expect(getRemarkKey({ id: 'gap', quotes, params: { from: '2019-03', months: 7 } })).toBe(key)
  expect(getRemarkKey({ id: 'gap', quotes: [], params: { from: '2019-03', months: 7 } })).not.toBe(key)
  expect(getRemarkKey({ id: 'gap', quotes, params: { from: '2021-03', months: 7 } })).not.toBe(key)
})
