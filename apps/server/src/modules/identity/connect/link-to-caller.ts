import { AppError } from '../../../platform/errors'
import type { Transaction } from '../core/repo/transaction'
import { findUser } from '../core/repo/users'
import type { IdentityServices } from '../core/services'
import { requireActive } from '../core/sessions'
import type { ProviderIdentity, SignInProvider } from '../providers/sign-in-provider'
import { mailLinked } from './mail-linked'
import { findLinkOwner, insertLink } from './repo/provider-links'

type Context = Pick<IdentityServices, 'deps' | 'queueMail'>
type Provider = Pick<SignInProvider, 'id' | 'label'>

/** Links a provider account with any address to the signed-in person. One that is linked to another person is refused. */
export const linkToCaller = async (
  context: Context,
  tx: Transaction,
  input: { provider: Provider; identity: ProviderIdentity; userId: string },
): Promise<void> => {
  const { deps } = context
  const { provider, userId } = input
  const account = { provider: provider.id, subject: input.identity.subject }
  const user = requireActive(await findUser(tx, userId))
  if ((await findLinkOwner(tx, account)) === userId) return
  const at = new Date(deps.clock.nowMs())
  const ownerId = await insertLink(tx, { ...account, id: deps.newId(), userId, at })
  if (ownerId !== userId) throw new AppError('CONNECT_ALREADY_LINKED')
  await mailLinked(context, tx, { provider, user })
}
