import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { toInstant } from '../../../../platform/clock'
import type { ConfiguredProvider } from '../../core/services'
import { listLinks } from '../repo/provider-links'

/** The configured providers, and since when each is linked to the caller's account. */
export const listSocial = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Pick<SignedIn, 'userId'>,
  providers: readonly ConfiguredProvider[],
) => {
  const links = await deps.withActor({ kind: 'auth' }, (tx) => listLinks(tx, caller.userId))
  return providers.map(({ id, label }) => {
    const link = links.find((row) => row.provider === id)
    return { provider: id, label, linkedAt: link === undefined ? null : toInstant(link.linkedAt.getTime()) }
  })
}
