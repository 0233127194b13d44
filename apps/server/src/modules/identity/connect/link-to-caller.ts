import { AppError } from '../../../platform/errors'
import type { Transaction } from '../core/repo/transaction'
import { findUser } from '../core/repo/users'
import { requireActive } from '../core/sessions'
import type { ProviderIdentity, SignInProvider } from '../providers/sign-in-provider'
import type { ConnectDeps } from './connect-deps'
import { mailLinked } from './mail-linked'
import { findLinkOwner, insertLink } from './repo/provider-links'

type Provider = Pick<SignInProvider, 'id' | 'label'>

/** Links a provider account with any address to the signed-in person. One that is linked to another person is refused. */
export const linkToCaller = async (
  deps: ConnectDeps,
  tx: Transaction,
  input: { provider: Provider; identity: ProviderIdentity; userId: string },
): Promise<void> => {
  const { provider, userId } = input
  const account = { provider: provider.id, subject: input.identity.subject }
  const user = requireActive(await findUser(tx, userId))
  if ((await findLinkOwner(tx, account)) === userId) return
  const at = new Date(deps.clock.nowMs())
  const ownerId = await insertLink(tx, { ...account, id: deps.newId(), userId, at })
  if (ownerId !== userId) throw new AppError('CONNECT_ALREADY_LINKED')
  await deps.audit.recordForAccount(tx, { type: 'provider.linked', userId, isByOwner: true })
  await mailLinked(deps, tx, { provider, user })
}
