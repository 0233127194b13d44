import { expect, test } from 'vitest'
import { canCompare, readIds } from './read-ids'

const ids = Array.from({ length: 5 }, () => crypto.randomUUID())

test('reads at most four ids in their order, each once, and leaves out what is none', () => {
  expect(readIds(ids.join(','))).toEqual(ids.slice(0, 4))
  expect(readIds(`${ids[1]},x,,${ids[0]},${ids[1]},1 or 1=1`)).toEqual([ids[1], ids[0]])
  expect(readIds(undefined)).toEqual([])
})

test('two to four submissions can be compared', () => {
  expect([0, 1, 2, 3, 4, 5].map(canCompare)).toEqual([false, false, true, true, true, false])
})
