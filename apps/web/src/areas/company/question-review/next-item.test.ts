import { expect, test } from 'vitest'
import { findFirst, findNextUnrated } from './next-item'

const items = (marks: string) =>
  [...marks].map((mark, index) => ({
    submissionId: `s${index}`,
    rated: mark === 'x' ? { candidateName: 'Linh', levels: [3] } : null,
  }))

test('goes to the next answer that isn’t rated, from the end to the start, and never stays', () => {
  expect(findNextUnrated(items('x.x.'), 0)).toBe(1)
  expect(findNextUnrated(items('.xx'), 1)).toBe(0)
  expect(findNextUnrated(items('xx.'), 2)).toBeNull()
  expect(findNextUnrated(items('xxx'), 1)).toBeNull()
  expect(findNextUnrated([], 0)).toBeNull()
})

test('begins at the first answer that isn’t rated, else at the first', () => {
  expect(findFirst(items('xx.'))).toBe(2)
  expect(findFirst(items('xx'))).toBe(0)
  expect(findFirst([])).toBe(0)
})
