import type { Deps } from '../../../deps'
import { findMemberByEmail, stopMails } from '../repo/settings'

/**
 * Switches off the mails of every kind of notice, those of a later role too, for the member with an address. What the product shows
 * stays as it was chosen. Called with the proof of a mail, so the caller has not signed in; someone who has left gets no mails anyway.
 */
export const stopNoticeMails = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  { email, organizationId }: { readonly email: string; readonly organizationId: string },
): Promise<void> => {
  const userId = await deps.withActor({ kind: 'worker' }, (tx) => findMemberByEmail(tx, { email, organizationId }))
  if (userId === undefined) return
  // As the member: the database lets a person change only their own settings.
  const owner = { organizationId, userId }
  await deps.withActor({ kind: 'member', ...owner }, (tx) => stopMails(tx, owner, new Date(deps.clock.nowMs())))
}
