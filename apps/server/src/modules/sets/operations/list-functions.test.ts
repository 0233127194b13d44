import { expect, test } from 'vitest'
import { listFunctions } from './list-functions'

test('listFunctions names each kind of work once, in both languages', () => {
  const { items } = listFunctions()
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  expect(items).toContainEqual({ id: 'sales', code: '41', name: { en: 'Sales', vi: 'Bán hàng' } })
})
