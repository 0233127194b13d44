import { endReasons, speedLabels } from '@candor/contract'
import { expect, test } from 'vitest'
import { isSlowSpeed } from './network'
import { wasAbandoned } from './session-state'

test('only an interview that ended by being abandoned was abandoned', () => {
  expect([...endReasons, null].filter((endReason) => wasAbandoned({ endReason }))).toEqual(['abandoned'])
})

test('only the lowest speed is too slow for video', () => {
  expect(speedLabels.filter(isSlowSpeed)).toEqual(['low'])
})
