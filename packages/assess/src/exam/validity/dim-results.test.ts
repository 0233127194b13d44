import { expect, it } from 'vitest'
import { type DimCase, judgePart, scoreValidityDims } from './dim-results'
import { builtinClaims, modelClaims } from './validity-parts'

const held = (count: number, all: number) => Array.from({ length: all }, (_, index) => ({ held: index < count }))

it('passes a part with the share that it needs, and a part without cases never', () => {
  expect(judgePart(held(12, 12), 0.95, true)).toEqual({ cases: 12, held: 12, verdict: 'passed' })
  expect(judgePart(held(11, 12), 0.95, true)).toEqual({ cases: 12, held: 11, verdict: 'failed' })
  expect(judgePart(held(35, 36), 0.95, true)).toMatchObject({ verdict: 'passed' })
  expect(judgePart([], 0.95, true)).toMatchObject({ verdict: 'failed' })
  expect(judgePart(held(1, 2), 0.95, false)).toMatchObject({ verdict: 'not_claimed' })
})

const build = (part: DimCase['part'], language: DimCase['language'], isHeld: boolean): DimCase => ({
  part,
  dimId: 'comprehension',
  language,
  held: isHeld,
  hasLevel: true,
})

it('decides each language by itself, and asks no part of a language that has no material for it', () => {
  const cases = [build('order', 'en', false), build('order', 'vi', true), build('polish', 'en', true)]
  const parts = new Set(['order', 'polish'] as const)
  const dims = scoreValidityDims(cases, { parts, claims: modelClaims })
  expect(dims.map(({ language, passed }) => [language, passed])).toEqual([
    ['en', false],
    ['vi', true],
  ])
  expect(dims[1]?.parts.map(({ id }) => id)).toEqual(['order'])
})

it('has no result for a language without levels', () => {
  const cases = [build('order', 'en', true), { ...build('order', 'vi', true), hasLevel: false }]
  const dims = scoreValidityDims(cases, { parts: new Set(['order'] as const), claims: modelClaims })
  expect(dims.map(({ language }) => language)).toEqual(['en'])
})

it('does not fail a dimension for a part that the built-in engine does not claim', () => {
  const cases = [build('order', 'en', true), build('wrong_answers', 'en', false)]
  const parts = new Set(['order', 'wrong_answers'] as const)
  expect(scoreValidityDims(cases, { parts, claims: builtinClaims })).toMatchObject([{ passed: true }])
  expect(scoreValidityDims(cases, { parts, claims: modelClaims })).toMatchObject([{ passed: false }])
})
