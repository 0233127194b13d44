import { expect, test } from 'vitest'
import { toShownLevel } from './shown-level'

test('an overall level and a group’s are shown in half levels', () => {
  expect([1, 2.2, 2.3, 3.6, 3.7, 3.8, 5].map(toShownLevel)).toEqual([1, 2, 2.5, 3.5, 3.5, 4, 5])
})
