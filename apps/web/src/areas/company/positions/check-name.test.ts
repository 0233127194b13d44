import { type Position, setLimits } from '@candor/contract'
import { expect, test } from 'vitest'
import { checkName, isNameTaken } from './check-name'

const position = (id: string, name: string, status: Position['status'] = 0): Position => ({
  id,
  name,
  functionId: null,
  status,
  setCount: 0,
  submissionCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
})

test('checkName reports an empty and an over-long name', () => {
  const longest = 'n'.repeat(setLimits.nameCharacters)
  expect([checkName(''), checkName(`${longest}n`), checkName(longest), checkName('Nurse')]).toEqual([
    'required',
    'tooLong',
    null,
    null,
  ])
})

test('isNameTaken finds another position in use with the same name, not the position itself and not an archived one', () => {
  const nurse = position('1', 'Nurse')
  expect(isNameTaken([nurse], 'NURSE', null)).toBe(true)
  expect(isNameTaken([nurse], 'Nurse', nurse)).toBe(false)
  expect(isNameTaken([nurse, position('2', 'Driver')], 'nurse', position('2', 'Driver'))).toBe(true)
  expect(isNameTaken([position('1', 'Nurse', 3)], 'Nurse', null)).toBe(false)
})

test('isNameTaken lets one of two positions of the same name be saved without a new name', () => {
  const [first, second] = [position('1', 'Nurse'), position('2', 'Nurse')]
  expect(isNameTaken([first, second], 'Nurse', second)).toBe(false)
})
