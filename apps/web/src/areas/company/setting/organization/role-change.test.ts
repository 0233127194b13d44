import { expect, test } from 'vitest'
import { findRoleConfirmation, listSelectableRoles } from './role-change'

test('a role that the caller may not change offers no choice', () => {
  expect(listSelectableRoles({ role: 'owner', can: { assign: [], remove: true } })).toEqual([])
})

test('the role that a member has is always among the choices, or the field would stand empty', () => {
  expect(listSelectableRoles({ role: 'owner', can: { assign: ['admin', 'viewer'], remove: true } })).toEqual([
    'owner',
    'admin',
    'viewer',
  ])
  expect(listSelectableRoles({ role: 'viewer', can: { assign: ['admin', 'viewer'], remove: true } })).toEqual([
    'admin',
    'viewer',
  ])
})

test('one’s own role and a new owner are asked about first, other changes are not', () => {
  expect(findRoleConfirmation({ isSelf: true }, 'viewer')).toBe('own')
  expect(findRoleConfirmation({ isSelf: false }, 'owner')).toBe('owner')
  expect(findRoleConfirmation({ isSelf: false }, 'admin')).toBeNull()
})
