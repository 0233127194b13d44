import type { Language, Profile, Role } from '@candor/contract'
import { abilitiesOf } from '@candor/domain'
import { isRole, type MembershipRow, type UserRow } from './repo'

const presentMembership = (row: MembershipRow): Profile['organizations'][number] => ({
  id: row.organizationId,
  name: row.name,
  role: roleOf(row),
})

/** The database's check constraint allows no other value; an unknown one gets the least rights. */
const roleOf = (row: MembershipRow): Role => (isRole(row.role) ? row.role : 'viewer')

const languageOf = (locale: string): Language => (locale === 'vi' ? 'vi' : 'en')

const noAbilities: Profile['can'] = {
  'organization.delete': false,
  'billing.manage': false,
  'member.manage': false,
  'set.manage': false,
  'submission.delete': false,
  'submission.review': false,
  'set.read': false,
  'submission.read': false,
}

/** The signed-in person as the web sees them. */
export const presentProfile = (
  user: UserRow,
  memberships: readonly MembershipRow[],
  organizationId: string | null,
): Profile => {
  const current = memberships.find((row) => row.organizationId === organizationId)
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    locale: languageOf(user.locale),
    organization: current === undefined ? null : presentMembership(current),
    organizations: memberships.map(presentMembership),
    can: current === undefined ? noAbilities : abilitiesOf(roleOf(current)),
  }
}

export { presentMembership }
