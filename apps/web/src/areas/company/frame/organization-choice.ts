import type { Organization, Profile } from '@candor/contract'
import type { MenuItem } from '../../../shared/ui/menu'

/** The organizations of a person as a choice; with fewer than two there is nothing to choose. */
export function organizationChoice(
  profile: Pick<Profile, 'organization' | 'organizations'>,
  onSwitch: (organization: Organization) => void,
): MenuItem[] {
  const isElsewhere = profile.organizations.some(({ id }) => id !== profile.organization?.id)
  if (!isElsewhere) return []
  return profile.organizations.map((organization) => ({
    id: organization.id,
    label: organization.name,
    isChosen: organization.id === profile.organization?.id,
    onSelect: () => {
      if (organization.id !== profile.organization?.id) onSwitch(organization)
    },
  }))
}
