import { expect, test } from 'vitest'
import { roleChoice, roleQuestion } from './role-question'

test('a role that the caller may not change offers no choice', () => {
  expect(roleChoice({ role: 'owner', can: { assign: [], remove: true } })).toEqual([])
})

test('the role that a member has is always among the choices, or the field would stand empty', () => {
  expect(roleChoice({ role: 'owner', can: { assign: ['admin', 'viewer'], remove: true } })).toEqual([
    'owner',
    'admin',
    'viewer',
  ])
  expect(roleChoice({ role: 'viewer', can: { assign: ['admin', 'viewer'], remove: true } })).toEqual([
    'admin',
    'viewer',
  ])
})

test('one’s own role and a new owner are asked about first, other changes are not', () => {
  expect(roleQuestion({ isSelf: true }, 'viewer')).toBe('own')
  expect(roleQuestion({ isSelf: false }, 'owner')).toBe('owner')
  expect(roleQuestion({ isSelf: false }, 'admin')).toBeNull()
})
