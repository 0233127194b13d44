/** Whom a mailed invitation names, and which mails their budgets allow now. */
export interface ReservedMails {
  /** Null: the organization is deleted. */
  readonly host: {
    readonly organizationName: string
    readonly hasLogo: boolean
    /** Whom candidates may ask; null: the person who invited is no longer a member. */
    readonly contact: { readonly name: string; readonly email: string } | null
  } | null
  readonly granted: readonly string[]
  /** Addresses that got as many invitations today as an address may. */
  readonly limited: readonly string[]
}

/** What invitations need of other modules; given at composition. */
export interface InvitationPorts {
  /** Counts invitations against the budgets of the organization, of the person who invites, and of each address. */
  readonly reserveInviteMails: (request: {
    readonly organizationId: string
    readonly userId: string
    readonly emails: readonly string[]
  }) => Promise<ReservedMails>
}
