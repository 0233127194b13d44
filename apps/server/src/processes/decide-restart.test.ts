import { expect, test } from 'vitest'
import { decideRestart } from './decide-restart'

test('a process that ends is started again, each time after a longer wait', () => {
  expect(decideRestart([5_000])).toBe(100)
  expect(decideRestart([5_000, 6_000])).toBe(200)
  expect(decideRestart([5_000, 6_000, 7_000, 8_000])).toBe(800)
})

test('five ends within a minute are too many', () => {
  expect(decideRestart([0, 1_000, 2_000, 3_000, 59_999])).toBeNull()
})

test('ends of more than a minute ago do not count', () => {
  expect(decideRestart([0, 1_000, 2_000, 3_000, 60_000])).toBe(800)
  expect(decideRestart([0, 100_000, 200_000, 300_000, 400_000])).toBe(100)
})
