import type { Assessment, Dim, DimId } from '@candor/contract'
import { dimIds } from '@candor/contract'
import { expect, test } from 'vitest'
import { countJudged, getKnown, levelDimCount } from './known'

const parts = { confidence: 'low' as const, evidence: [], measures: [], why: [], missing: [] }

const makeDims = (scored: readonly DimId[]): Assessment['dims'] => {
  const makeDim = (id: DimId): Dim =>
    scored.includes(id)
      ? { ...parts, id, state: 'scored', level: 3, percent: 50, se: null }
      : { ...parts, id, state: 'not_evaluated', reason: 'needs_reviewer' }
  return Object.fromEntries(dimIds.map((id) => [id, makeDim(id)])) as Assessment['dims']
}

const makeQuestion = (words: number): NonNullable<Assessment['questions']>[number] => ({
  questionId: `q${words}`,
  text: 'Tell me about a role that was hard to fill.',
  words,
  quote: null,
  points: [],
  pointCount: 0,
  share: null,
  reason: 'no_points',
})

test('what is known counts the dimensions of communication and thinking with a level, and the words of all questions', () => {
  const dims = makeDims(['grammar', 'clarity', 'fluency', 'strategic_focus'])
  expect(getKnown({ dims, questions: [90, 0, 62].map(makeQuestion) })).toEqual({
    judged: 3,
    dimensions: levelDimCount,
    words: 152,
  })
  expect(levelDimCount).toBe(13)
})

test('words are not known where the assessment has no results by question', () => {
  const dims = makeDims([])
  expect(getKnown({ dims, questions: undefined })).toMatchObject({ judged: 0, words: null })
  expect(getKnown({ dims, questions: [] })).toMatchObject({ words: null })
  expect(countJudged(null)).toBe(0)
})
