import type { Dim } from '@candor/contract'
import { expect, test } from 'vitest'
import { getDimLevel, getGroupLevel } from './describe-levels'

const dim: Dim = {
  id: 'clarity',
  state: 'scored',
  level: 3.2,
  percent: 55,
  se: null,
  confidence: 'low',
  evidence: [],
  measures: [],
  why: [],
  missing: [],
}

test('writes levels as the page shows them: groups in half levels, dimensions in tenths', () => {
  const group = { state: 'scored', level: 3.2, percent: 55, se: null, confidence: 'low', weightScored: 1 } as const
  expect([getGroupLevel(group), getDimLevel(dim)]).toEqual([3, 3.2])
})

test('writes no level for what was not judged', () => {
  const reason = 'insufficient_evidence'
  expect(getGroupLevel({ state: 'not_evaluated', reason, weightScored: 0 })).toBeNull()
  expect([getDimLevel(undefined), getDimLevel({ ...dim, state: 'described' })]).toEqual([null, null])
})
