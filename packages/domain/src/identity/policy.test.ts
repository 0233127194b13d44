import { abilities, type Role, roles } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { abilitiesOf, can, mayLoseOwner, seesOnlyShared } from './policy'

/** Decisions, "Roles of an organization", in the order of the contract's abilities. */
const table: Readonly<Record<Role, string>> = {
  //        delete billing member set delSub review setRead subRead
  owner: 'x x x x x x x x',
  admin: '- x x x x x x x',
  recruiter: '- - - x x x x x',
  reviewer: '- - - - - x x x',
  viewer: '- - - - - - x x',
}

describe('the table of roles', () => {
  it.each(roles)('gives %s exactly its column', (role) => {
    expect(abilities.map((ability) => (can(role, ability) ? 'x' : '-')).join(' ')).toBe(table[role])
    expect(
      Object.values(abilitiesOf(role))
        .map((has) => (has ? 'x' : '-'))
        .join(' '),
    ).toBe(table[role])
    expect(Object.keys(abilitiesOf(role))).toEqual([...abilities])
  })
  it('narrows only the viewer to what is shared', () => {
    expect(roles.filter(seesOnlyShared)).toEqual(['viewer'])
  })
  it('keeps the last owner', () => {
    expect([mayLoseOwner('owner', 1), mayLoseOwner('owner', 2), mayLoseOwner('admin', 1)]).toEqual([false, true, true])
  })
})
