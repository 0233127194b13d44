import { linkLimits } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { toInstant } from '../../../../platform/clock'
import { createOneTimeToken } from '../../core/one-time-token'
import { findUser } from '../../core/repo/users'
import { requireActive } from '../../core/sessions'
import { memberReturnPath } from '../link-payload'

type TransferDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash' | 'publicUrl' | 'audit'>

/** A link that signs the caller in on another device, in their current organization. It ends with their session. */
export const createTransferLink = async (
  deps: TransferDeps,
  caller: SignedIn,
  input: { returnUrl?: string | undefined },
): Promise<{ url: string; expiresAt: string }> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const { email } = requireActive(await findUser(tx, caller.userId))
    const { userId, sessionId, organizationId } = caller
    const { token, expiresAtMs } = await createOneTimeToken(deps, tx, {
      flow: 'transfer',
      lifetimeMs: linkLimits.transferTokenMs,
      email,
      userId,
      payload: { returnUrl: memberReturnPath(input.returnUrl), sessionId, organizationId },
    })
    await deps.audit.recordForAccount(tx, { type: 'transfer_link.created', userId, isByOwner: true })
    const url = deps.publicUrl(`/company/transfer-login?access_token=${token}&lg_key=transfer`)
    return { url, expiresAt: toInstant(expiresAtMs) }
  })
