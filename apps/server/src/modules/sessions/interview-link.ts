import type { InterviewAccess } from '@candor/contract'
import {
  getIntervieweeState,
  isBeforeDeadline,
  isExpiredState,
  isOpenSet,
  isPersonalLinkValid,
  requiresInvitation,
} from '@candor/domain'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { AppError } from '../../platform/errors'
import { readPersonalCode } from '../../platform/personal-code'
import { listActors } from './authentication'
import * as repo from './repo/index'

export type LinkDeps = Pick<Deps, 'withActor' | 'clock' | 'keyedHash'>

/** What a candidate's address names: a set, and with a code the person who is invited to it. */
export interface LinkAddress {
  readonly linkId: string
  readonly code?: string | undefined
}

export interface OwnSession {
  readonly actor: repo.CandidateActor
  readonly row: repo.SessionRow
}
export interface OpenLink {
  readonly set: repo.LinkedSet
  /** Whom the address's code invites; null: it has no code, or one that does not fit. */
  readonly invitation: repo.Invitation | null
  /**
   * This browser's sessions of the set: by person as in the cookie, each person's newest first. With an invitation, those of the
   * invited person only.
   */
  readonly own: readonly OwnSession[]
  readonly closedBy: InterviewAccess['whyNot']
}

const ownSessions = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Caller,
  set: repo.LinkedSet,
): Promise<readonly OwnSession[]> => {
  const found = await Promise.all(
    listActors(caller, set.organizationId).map((actor) =>
      deps.withActor(actor, async (tx) => {
        const rows = await repo.listSessionsOfSet(tx, { setId: set.setId, dataSubjectId: actor.dataSubjectId })
        return rows.map((row) => ({ actor, row }))
      }),
    ),
  )
  return found.flat()
}

const findInvitation = async (deps: LinkDeps, set: repo.LinkedSet, code: string): Promise<repo.Invitation | null> => {
  const id = readPersonalCode(deps, code)
  if (id === null) return null
  return deps.withActor({ kind: 'worker' }, (tx) => repo.findInvitation(tx, { id, setId: set.setId }))
}

/** Why a code opens nothing. Null: it does. A code that does not fit opens an open set neither: its person expects to be known. */
const refuseInvitation = (invitation: repo.Invitation | null, nowMs: number): InterviewAccess['whyNot'] => {
  if (invitation === null) return 'INTERVIEW_NOT_SHARED'
  const { state } = getIntervieweeState(invitation.dates, nowMs)
  if (isPersonalLinkValid(state)) return null
  return isExpiredState(state) ? 'INVITATION_EXPIRED' : 'INTERVIEW_NOT_SHARED'
}

/** Why no new candidate may start. Null: new candidates may start. */
export const closedBy = (
  set: repo.LinkedSet,
  given: { readonly hasCode: boolean; readonly invitation: repo.Invitation | null },
  nowMs: number,
): InterviewAccess['whyNot'] => {
  if (!given.hasCode && requiresInvitation(set.access)) return 'INTERVIEW_NOT_SHARED'
  const refused = given.hasCode ? refuseInvitation(given.invitation, nowMs) : null
  if (refused !== null) return refused
  const isOpen = isOpenSet(set.status) && isBeforeDeadline(set.deadline?.getTime() ?? null, nowMs)
  return isOpen ? null : 'INTERVIEW_CLOSED'
}

/** The set of a link, with this browser's sessions of it. Refuses an unknown link. */
export const readLink = async (deps: LinkDeps, caller: Caller, address: LinkAddress): Promise<OpenLink> => {
  const { linkId, code } = address
  const set = await deps.withActor({ kind: 'link', linkId }, (tx) => repo.readLinkedSet(tx, linkId))
  if (set === null) throw new AppError('INTERVIEW_NO_ACCESS')
  const invitation = code === undefined ? null : await findInvitation(deps, set, code)
  const own = await ownSessions(deps, caller, set)
  return {
    set,
    invitation,
    own: invitation === null ? own : own.filter(({ row }) => row.dataSubjectId === invitation.dataSubjectId),
    closedBy: closedBy(set, { hasCode: code !== undefined, invitation }, deps.clock.nowMs()),
  }
}
