import { screeningQuestionTypes } from '@candor/contract'
import { expect, test } from 'vitest'
import { getScreeningKind } from './screening'

test('only a question whose options are shown allows several answers, and a file has no options', () => {
  const kinds = screeningQuestionTypes.map(getScreeningKind)
  expect(kinds.filter((kind) => kind.allowsMany).every((kind) => kind.hasOptions)).toBe(true)
  expect(kinds.filter((kind) => kind.isFile).some((kind) => kind.hasOptions)).toBe(false)
})

test('a choice among options has a control that shows them', () => {
  for (const { hasOptions, control } of screeningQuestionTypes.map(getScreeningKind))
    expect(['checkboxes', 'radioGroup'].includes(control)).toBe(hasOptions)
})
