/** Where the logo of an organization is served. It changes with the picture. */
export const formatLogoUrl = (organizationId: string, hash: string): string =>
  `/api/identity/organization/${organizationId}/logo/${hash}`

/** Null: the organization has no logo. */
export const findLogoUrl = (organization: { readonly id: string; readonly logo: string | null }): string | null =>
  organization.logo === null ? null : formatLogoUrl(organization.id, organization.logo)
