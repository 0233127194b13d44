import type { Grant } from '@candor/contract'

/** The list with the new grant first; granting a member again renews, so a person is listed once for each thing shared. */
export const addGrant = (grants: readonly Grant[], made: Grant): Grant[] => [
  made,
  ...grants.filter(
    ({ id, userId, targetId }) =>
      id !== made.id && (userId === null || userId !== made.userId || targetId !== made.targetId),
  ),
]
