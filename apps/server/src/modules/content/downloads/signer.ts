import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import * as repo from '../repo/downloads'
import { findReviewer } from '../reviewer'
import type { ShareSigner, Signer } from './signed-address'

const anonymous: Caller = { user: null, blocked: null, candidate: [] }

/** People, not shares: those sign by themselves. */
export type PersonSigner = Exclude<Signer, ShareSigner>

/** The identities in which the caller can sign: a member who reviews, and each candidate of this browser. */
export const listSigners = (caller: Caller): readonly PersonSigner[] => {
  const reviewer = findReviewer(caller)
  const candidates = caller.candidate.map((access): PersonSigner => ({ kind: 'candidate', ...access }))
  return reviewer === null ? candidates : [reviewer, ...candidates]
}

const memberCaller = async (
  deps: Pick<Deps, 'withActor'>,
  { userId, organizationId }: Extract<PersonSigner, { kind: 'member' }>,
): Promise<Caller> => {
  const role = await deps.withActor({ kind: 'auth' }, (tx) => repo.readMemberRole(tx, { userId, organizationId }))
  if (role === null) throw notFound()
  // A signature belongs to no browser session.
  return { ...anonymous, user: { userId, organizationId, role, sessionId: '' } }
}

/** The signer as a caller with their current rights, so that a revoked right no longer counts. */
export const getCurrentCaller = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  signer: PersonSigner,
): Promise<Caller> => {
  if (signer.kind === 'member') return memberCaller(deps, signer)
  const { accessId, organizationId, dataSubjectId } = signer
  const isOpen = await deps.withActor({ kind: 'candidate', organizationId, dataSubjectId }, (tx) =>
    repo.isAccessOpen(tx, { accessId, nowMs: deps.clock.nowMs() }),
  )
  if (!isOpen) throw notFound()
  return { ...anonymous, candidate: [{ accessId, organizationId, dataSubjectId }] }
}
