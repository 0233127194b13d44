import { expect, test } from 'vitest'
import { levelPoint, pointAt, radarSize, splitRuns } from './radar-shape'

const fromMiddle = ([x, y]: readonly [number, number]) => Math.hypot(x - radarSize.width / 2, y - radarSize.height / 2)

test('higher levels are further from the center, with level 5 at the rim and level 1 outside of the center', () => {
  const [levelOne = 0, levelThree = 0, levelFive = 0] = [1, 3, 5].map((level) => fromMiddle(levelPoint(2, 13, level)))
  expect(levelOne).toBeGreaterThan(0)
  expect(levelThree).toBeGreaterThan(levelOne)
  expect(levelFive).toBeCloseTo(fromMiddle(pointAt(2, 13, 1)))
})

test('no line crosses an axis without a level, and the first and last axes are adjacent at the top', () => {
  expect(splitRuns([3, null, 2, 2, null, 4])).toEqual([
    [2, 3],
    [5, 0],
  ])
  expect(splitRuns([3, 2, 4])).toEqual([[0, 1, 2]])
  expect(splitRuns([null, null, null])).toEqual([])
})
