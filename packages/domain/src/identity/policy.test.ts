import { abilities, type Role, roles } from '@candor/contract'
import { describe, expect, it, test } from 'vitest'
import {
  assignableRoles,
  can,
  getAbilities,
  isOwnerRole,
  mayLoseOwner,
  pickInviteRole,
  refuseRemoval,
  refuseRoleChange,
  seesOnlyShared,
} from './policy'

/** Decisions, "Roles of an organization", in the order of the contract's abilities. */
const table: Readonly<Record<Role, string>> = {
  //        delete security audit billing member set delSub export answer review setRead subRead
  owner: 'x x x x x x x x x x x x',
  admin: '- - - x x x x x x x x x',
  recruiter: '- - - - - x x x x x x x',
  reviewer: '- - - - - - - - - x x x',
  viewer: '- - - - - - - - - - x x',
}

describe('the table of roles', () => {
  it.each(roles)('gives %s exactly its column', (role) => {
    expect(abilities.map((ability) => (can(role, ability) ? 'x' : '-')).join(' ')).toBe(table[role])
    expect(
      Object.values(getAbilities(role))
        .map((has) => (has ? 'x' : '-'))
        .join(' '),
    ).toBe(table[role])
    expect(Object.keys(getAbilities(role))).toEqual([...abilities])
  })
  it('narrows only the viewer to what is shared', () => {
    expect(roles.filter(seesOnlyShared)).toEqual(['viewer'])
  })
  it('keeps the last owner', () => {
    expect([mayLoseOwner('owner', 1), mayLoseOwner('owner', 2), mayLoseOwner('admin', 1)]).toEqual([false, true, true])
  })
})

describe('members', () => {
  const notOwner = roles.filter((role) => role !== 'owner')
  it.each([
    ['owner', 'admin', roles],
    ['owner', 'owner', roles],
    ['owner', null, roles],
    ['admin', null, notOwner],
    ['admin', 'recruiter', notOwner],
    ['admin', 'admin', notOwner],
    ['admin', 'owner', []],
    ['recruiter', 'viewer', []],
    ['reviewer', null, []],
    ['viewer', 'viewer', []],
  ] as const)('lets the role %s give a person whose role is %s these roles: %j', (actor, target, given) => {
    expect(assignableRoles(actor, target)).toEqual(given)
  })
  it('lets only a member who may assign the role demote or remove another member, and keeps the last owner', () => {
    const change = { actor: 'owner', isSelf: false, target: 'owner', ownerCount: 2 } as const
    expect(refuseRoleChange({ ...change, next: 'viewer' })).toBeNull()
    expect(refuseRemoval(change)).toBeNull()
    expect(refuseRoleChange({ ...change, ownerCount: 1, next: 'viewer' })).toBe('LAST_OWNER')
    expect(refuseRoleChange({ ...change, ownerCount: 1, next: 'owner' })).toBeNull()
    expect(refuseRemoval({ ...change, ownerCount: 1 })).toBe('LAST_OWNER')
    expect(refuseRoleChange({ ...change, actor: 'admin', next: 'viewer' })).toBe('ROLE_NOT_ALLOWED')
    expect(refuseRoleChange({ ...change, actor: 'admin', target: 'viewer', next: 'owner' })).toBe('ROLE_NOT_ALLOWED')
    expect(refuseRemoval({ ...change, actor: 'admin' })).toBe('ROLE_NOT_ALLOWED')
    expect(refuseRemoval({ ...change, actor: 'viewer', target: 'viewer' })).toBe('ROLE_NOT_ALLOWED')
  })
  it('lets a member of any role leave, except for the last owner', () => {
    const self = { isSelf: true, ownerCount: 1 }
    const refused = roles.map((role) => refuseRemoval({ ...self, actor: role, target: role }))
    expect(refused).toEqual(['LAST_OWNER', null, null, null, null])
  })
})

test('an invitation begins with a recruiter, else with the first role the member may give', () => {
  expect(pickInviteRole(['admin', 'recruiter', 'viewer'])).toBe('recruiter')
  expect(pickInviteRole(['reviewer', 'viewer'])).toBe('reviewer')
  expect(pickInviteRole([])).toBeNull()
})

test('only the owner role is an owner', () => {
  expect(roles.filter(isOwnerRole)).toEqual(['owner'])
})
