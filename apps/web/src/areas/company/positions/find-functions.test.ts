import { expect, test } from 'vitest'
import { findFunctions } from './find-functions'

const functions = [
  { label: 'Kế toán và tài chính' },
  { label: 'Điều dưỡng' },
  { label: 'Food preparation and serving' },
]
const list = (typed: string) => findFunctions(functions, typed).map(({ label }) => label)

test('findFunctions finds every typed word in any order, without regard to capitals and accents', () => {
  expect(list('')).toHaveLength(3)
  expect(list('DIEU')).toEqual(['Điều dưỡng'])
  expect(list(' tai ke ')).toEqual(['Kế toán và tài chính'])
  expect(list('food chef')).toEqual([])
})
