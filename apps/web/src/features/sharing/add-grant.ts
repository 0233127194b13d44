import type { Grant } from '@candor/contract'

/** The list with the new grant first; granting again renews, so a person stands there once. */
export const addGrant = (grants: readonly Grant[], made: Grant): Grant[] => [
  made,
  ...grants.filter(({ id, userId }) => id !== made.id && userId !== made.userId),
]
