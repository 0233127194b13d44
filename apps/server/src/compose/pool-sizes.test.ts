import { describe, expect, test } from 'vitest'
import { countConnections, countDatabaseConnections, sizePools } from './pool-sizes'

const all = Array.from({ length: 64 }, (_, index) => index + 1)
const countAll = (processes: number): number => processes * countConnections(sizePools(processes))

describe('the connections of several processes', () => {
  test('are 34 of a single process', () => {
    expect(countConnections(sizePools(1))).toBe(34)
    expect(countConnections(sizePools(2))).toBe(34)
  })

  test('fit into a PostgreSQL that allows 100, up to five processes', () => {
    for (const processes of [1, 2, 3, 4, 5]) expect(countAll(processes)).toBeLessThanOrEqual(95)
  })

  test('keep a part for interviews and for appends in every process, and are not less than 18', () => {
    for (const processes of all) {
      const sizes = sizePools(processes)
      expect(sizes.interview).toBeGreaterThanOrEqual(4)
      expect(sizes.append).toBe(2)
      expect(countConnections(sizes)).toBeGreaterThanOrEqual(18)
    }
  })

  test('fit into the embedded database, whatever their number', () => {
    expect(countDatabaseConnections(1)).toBe(120)
    for (const processes of all)
      expect(countAll(processes) + 20).toBeLessThanOrEqual(countDatabaseConnections(processes))
  })
})
