import type { Invite } from '@candor/contract'

/** The list with the new invite first; it takes the place of an earlier one to the same address. */
export const addInvite = (invites: readonly Invite[], made: Invite): Invite[] => [
  made,
  ...invites.filter(({ id, email }) => id !== made.id && email !== made.email),
]
