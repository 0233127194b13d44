import type { Language, Organization, Profile, Role } from '@candor/contract'
import { abilitiesOf } from '@candor/domain'
import { isRole, type MembershipRow, type UserRow } from './repo'

/** The database's check constraint allows no other value; an unknown one gets the least rights. */
export const roleOf = (row: { readonly role: string }): Role => (isRole(row.role) ? row.role : 'viewer')

export const presentMembership = (row: MembershipRow): Organization => ({
  id: row.organizationId,
  name: row.name,
  role: roleOf(row),
})

const languageOf = (locale: string): Language => (locale === 'vi' ? 'vi' : 'en')

/** Where a person's picture is shown from; null: they have none. It changes with the picture. */
export const avatarUrl = (user: { readonly id: string; readonly image: string | null }): string | null =>
  user.image === null ? null : `/api/identity/profile/avatar/${user.id}?v=${encodeURIComponent(user.image)}`

export interface ProfileParts {
  readonly user: UserRow
  readonly memberships: readonly MembershipRow[]
  readonly organizationId: string | null
  readonly hasPassword: boolean
}

/** The signed-in person as the web sees them. */
export const presentProfile = ({ user, memberships, organizationId, hasPassword }: ProfileParts): Profile => {
  const current = memberships.find((row) => row.organizationId === organizationId)
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    avatarUrl: avatarUrl(user),
    locale: languageOf(user.locale),
    hasPassword,
    organization: current === undefined ? null : presentMembership(current),
    organizations: memberships.map(presentMembership),
    can: abilitiesOf(current === undefined ? null : roleOf(current)),
  }
}
