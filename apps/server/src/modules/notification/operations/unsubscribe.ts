import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import { insertSuppression } from '../repo/mails'
import { readUnsubscribeToken } from '../unsubscribe-token'

/** Stops one kind of mail to one address; may be repeated. */
export const unsubscribe = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'keyedHash'>,
  input: { token: string },
): Promise<void> => {
  const subscription = readUnsubscribeToken(deps, input.token)
  if (subscription === null) throw new AppError('LINK_INVALID')
  const createdAt = new Date(deps.clock.nowMs())
  await deps.withActor({ kind: 'worker' }, (tx) =>
    insertSuppression(tx, { id: deps.newId(), ...subscription, createdAt }),
  )
}
