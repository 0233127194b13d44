import type { Review } from '@candor/contract'
import { expect, test } from 'vitest'
import { applyLevel, findOwnLevel, listOtherLevels } from './apply-level'

const reviewerId = '0198c7a0-0000-7000-8000-000000000001'
const questionId = '0198c7a0-0000-7000-8000-000000000002'
const at = '2026-11-01T10:00:00.000Z'
const other = { questionId, criterion: 0, level: 5, reason: null, reviewerId: questionId, reviewerName: 'Mai', at }
const empty: Review = {
  levels: { own: [], others: [other] },
  decision: { own: null, others: [], otherCount: 0 },
}

test('a level replaces the one for the same criterion, leaves the others, and null removes it', () => {
  const [first, second] = [0, 1].map((criterion) => ({ questionId, criterion }))
  if (!first || !second) throw new Error('two places are needed')
  const one = applyLevel(empty, first, { level: 2, reviewerId, at })
  const two = applyLevel(one, second, { level: 3, reviewerId, at })
  const changed = applyLevel(two, first, { level: 4, reviewerId, at })
  expect([first, second].map((place) => findOwnLevel(changed, place))).toEqual([4, 3])
  const removed = applyLevel(changed, first, { level: null, reviewerId, at })
  expect([first, second].map((place) => findOwnLevel(removed, place))).toEqual([null, 3])
  expect(listOtherLevels(removed, first)).toEqual([other])
  expect(listOtherLevels(removed, second)).toEqual([])
})

test('there is no level before the review is loaded', () => {
  expect(findOwnLevel(undefined, { questionId, criterion: 0 })).toBeNull()
})
