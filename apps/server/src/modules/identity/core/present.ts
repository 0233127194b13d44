import type { Organization, Profile } from '@candor/contract'
import { getAbilities } from '@candor/domain'
import type { MembershipRow } from './repo/organizations'
import type { UserRow } from './repo/users'

export const presentMembership = (row: MembershipRow): Organization => ({
  id: row.organizationId,
  name: row.name,
  role: row.role,
})

/** Where a person's picture is shown from; null: they have none. It changes with the picture. */
export const avatarUrl = (user: { readonly id: string; readonly image: string | null }): string | null =>
  user.image === null ? null : `/api/identity/profile/avatar/${user.id}?v=${encodeURIComponent(user.image)}`

export interface ProfileParts {
  readonly user: UserRow
  readonly memberships: readonly MembershipRow[]
  readonly organizationId: string | null
  readonly hasPassword: boolean
  readonly hasSecondFactor: boolean
}

/** The signed-in person as the web sees them. */
export const presentProfile = (parts: ProfileParts): Profile => {
  const { user, memberships, organizationId, hasPassword, hasSecondFactor } = parts
  const current = memberships.find((row) => row.organizationId === organizationId)
  const needsSecondFactor = (current?.requiresSecondFactor ?? false) && !hasSecondFactor
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    avatarUrl: avatarUrl(user),
    locale: user.locale,
    hasPassword,
    needsSecondFactor,
    organization: current === undefined ? null : presentMembership(current),
    organizations: memberships.map(presentMembership),
    can: getAbilities(current === undefined || needsSecondFactor ? null : current.role),
  }
}
