import { timingSafeEqual } from 'node:crypto'
import type { ShareCheck } from '@candor/contract'
import type { Deps } from '../../../deps'
import { makeShareProof } from '../../../platform/share-token'
import { findLink, findShareHost, type LinkRow, type ShareHost } from '../repo/shares'

/** The answer to a link that opens nothing. Of one that was never a link, nothing is said. */
export const refuseLink = (state: Exclude<ShareCheck['state'], 'open'>, host: ShareHost | null): ShareCheck => ({
  state,
  id: null,
  organizationName: host?.organizationName ?? null,
  sharedBy: host?.sharedBy ?? null,
})

export const loadShareHost = (deps: Pick<Deps, 'withActor'>, link: LinkRow): Promise<ShareHost | undefined> =>
  deps.withActor({ kind: 'auth' }, (tx) => findShareHost(tx, link))

const isSame = (first: string, second: string): boolean => {
  const [a, b] = [Buffer.from(first), Buffer.from(second)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}

/** The link that this browser has opened before, whether or not it is still valid; undefined: it has not. */
export const findOpenedLink = async (
  deps: Pick<Deps, 'withActor' | 'keyedHash'>,
  { id, proof }: { readonly id: string; readonly proof: string },
): Promise<LinkRow | undefined> => {
  if (proof === '') return undefined
  const link = await deps.withActor({ kind: 'worker' }, (tx) => findLink(tx, id))
  if (link?.tokenHash == null) return undefined
  return isSame(proof, makeShareProof(deps, { id, tokenHash: link.tokenHash })) ? link : undefined
}
