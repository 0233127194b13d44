import type { StartInterview } from '@candor/contract'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { AppError } from '../../platform/errors'
import { accessLifetimeMs, createAccess } from './authentication'
import { isEmailProof } from './email-proof'
import type { OpenLink } from './interview-link'
import * as repo from './repo/index'

type AdmitDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash' | 'audit'>

/** An interview was submitted with the invitation. */
export const isUsed = (invitation: OpenLink['invitation']): boolean =>
  invitation !== null && invitation.dates.submittedAtMs !== null

/** A personal link is for one address, whatever the form says. */
export const requireInvitedAddress = ({ invitation }: OpenLink, email: string): void => {
  if (invitation !== null && invitation.email !== email) {
    throw new AppError('VALIDATION_FAILED', { fields: { email: 'invited' } })
  }
}

/**
 * Binds an invitation to the person who starts. The personal code came by mail, so it proves the address once. Another
 * browser has to prove it by a mailed code: a forwarded link opens no one's interview.
 */
export const bindInvited = async (
  deps: Pick<Deps, 'clock'>,
  tx: repo.Transaction,
  given: { readonly invitation: repo.Invitation | null; readonly dataSubjectId: string },
): Promise<void> => {
  const { invitation, dataSubjectId } = given
  if (invitation === null || invitation.dataSubjectId === dataSubjectId) return
  const at = new Date(deps.clock.nowMs())
  if (!(await repo.bindInvitation(tx, { id: invitation.id, dataSubjectId, at }))) {
    throw new AppError('EMAIL_PROOF_REQUIRED')
  }
}

/**
 * The caller with access to the interview of the invited person, who took it up in another browser and has proven the address in
 * this one. Null: this browser needs no other access.
 */
export const admitInvited = async (
  deps: AdmitDeps,
  caller: Caller,
  { link, input }: { readonly link: OpenLink; readonly input: StartInterview },
): Promise<{ readonly caller: Caller; readonly token: string } | null> => {
  const dataSubjectId = link.invitation?.dataSubjectId ?? null
  if (dataSubjectId === null || caller.candidate.some((access) => access.dataSubjectId === dataSubjectId)) return null
  const { email, emailProof } = input
  if (emailProof === undefined || !isEmailProof(deps, { email, proof: emailProof })) {
    throw new AppError('EMAIL_PROOF_REQUIRED')
  }
  const { organizationId } = link.set
  const access = createAccess(deps)
  const nowMs = deps.clock.nowMs()
  await deps.withActor({ kind: 'worker' }, async (tx) => {
    const expiresAt = new Date(nowMs + accessLifetimeMs)
    await repo.insertAccesses(tx, [{ ...access, organizationId, dataSubjectId, expiresAt }], new Date(nowMs))
    const actor = { kind: 'candidate', organizationId, dataSubjectId } as const
    await deps.audit.record(tx, {
      type: 'candidate_access.restored',
      actor,
      subject: { type: 'candidate', id: dataSubjectId },
    })
  })
  const admitted = { accessId: access.accessId, organizationId, dataSubjectId }
  return { caller: { user: null, blocked: null, candidate: [admitted, ...caller.candidate] }, token: access.token }
}
