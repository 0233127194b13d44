import type { Recipient } from './repo/recipients'

/** The recipients of each organization. */
export const groupByOrganization = (recipients: readonly Recipient[]): ReadonlyMap<string, readonly Recipient[]> => {
  const groups = new Map<string, Recipient[]>()
  for (const recipient of recipients) {
    const group = groups.get(recipient.organizationId)
    if (group === undefined) groups.set(recipient.organizationId, [recipient])
    else group.push(recipient)
  }
  return groups
}
