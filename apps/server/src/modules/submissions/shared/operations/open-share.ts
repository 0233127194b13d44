import type { ShareCheck } from '@candor/contract'
import { decideShareState } from '@candor/domain'
import type { Deps } from '../../../../deps'
import { hashShareToken, makeShareProof } from '../../../../platform/share-token'
import { countOpening, findLinkByToken, getLinkFacts, type LinkRow } from '../../repo/shares'
import { loadShareHost, refuseLink } from '../find-open-link'

export interface OpenedShare {
  readonly check: ShareCheck
  /** For this browser's cookie; null: the link opens nothing. */
  readonly cookie: { readonly id: string; readonly proof: string; readonly expiresAt: Date } | null
}

type OpenDeps = Pick<Deps, 'withActor' | 'keyedHash' | 'clock' | 'audit'>

/** Counts and audits the opening; false: the link ended, or was used up, meanwhile. */
const recordOpening = (deps: OpenDeps, link: LinkRow): Promise<boolean> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    if (!(await countOpening(tx, link.id, new Date(deps.clock.nowMs())))) return false
    await deps.audit.record(tx, {
      type: 'share.opened',
      actor: { kind: 'anonymous', organizationId: link.organizationId },
      subject: { type: link.targetType, id: link.targetId },
      // Who shared it: the reader of a link has no id.
      ...(link.grantedBy === null ? {} : { granteeId: link.grantedBy }),
    })
    return true
  })

/** Exchanges the token of a link for the proof that this browser opened it. Every opening is audited. */
export const openShare = async (deps: OpenDeps, { token }: { readonly token: string }): Promise<OpenedShare> => {
  const tokenHash = hashShareToken(deps, token)
  const link = await deps.withActor({ kind: 'link', linkId: tokenHash }, (tx) => findLinkByToken(tx, tokenHash))
  const host = link === undefined ? undefined : await loadShareHost(deps, link)
  if (link === undefined || host === undefined) return { check: refuseLink('unknown', null), cookie: null }
  const state = decideShareState(getLinkFacts(link), deps.clock.nowMs())
  if (state !== 'open') return { check: refuseLink(state, host), cookie: null }
  if (!(await recordOpening(deps, link))) return { check: refuseLink('ended', host), cookie: null }
  const { id, expiresAt } = link
  if (expiresAt === null) throw new Error('a link has an end')
  return {
    check: { state, id, ...host },
    cookie: { id, proof: makeShareProof(deps, { id, tokenHash }), expiresAt },
  }
}
