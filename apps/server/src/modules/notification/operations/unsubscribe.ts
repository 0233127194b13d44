import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import { insertSuppression } from '../repo/mails'
import { readUnsubscribeToken } from '../unsubscribe-token'

export interface UnsubscribePorts {
  /** Switches off the mails about what is new in an organization, for the member with an address. */
  stopNoticeMails(member: { readonly email: string; readonly organizationId: string }): Promise<void>
}

/** Stops one kind of mail to one address; may be repeated. */
export const unsubscribe = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'keyedHash'> & UnsubscribePorts,
  input: { token: string },
): Promise<void> => {
  const subscription = readUnsubscribeToken(deps, input.token)
  if (subscription === null) throw new AppError('LINK_INVALID')
  if (subscription.category === 'notices') return deps.stopNoticeMails(subscription)
  const createdAt = new Date(deps.clock.nowMs())
  await deps.withActor({ kind: 'worker' }, (tx) =>
    insertSuppression(tx, { id: deps.newId(), ...subscription, createdAt }),
  )
}
