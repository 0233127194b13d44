import type { ErrorCode } from '@candor/contract'
import { isOpenSet, requiresInvitation } from '@candor/domain'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { AppError } from '../../platform/errors'
import { listActors } from './authentication'
import * as repo from './repo/index'

export interface OwnSession {
  readonly actor: repo.CandidateActor
  readonly row: repo.SessionRow
}
export interface OpenLink {
  readonly set: repo.LinkedSet
  /** This browser's sessions of the set: by person as in the cookie, each person's newest first. */
  readonly own: readonly OwnSession[]
  readonly closedBy: ErrorCode | null
}

const isByInvitation = (set: repo.LinkedSet): boolean => requiresInvitation(set.access)

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

/** Why no new candidate may start, by section 6 of the specification. Null: new candidates may start. */
export const closedBy = (set: repo.LinkedSet): ErrorCode | null => {
  // Codes can't invite anyone yet, so no code opens a set that is by invitation only.
  if (isByInvitation(set)) return 'INTERVIEW_NOT_SHARED'
  return isOpenSet(set.status) ? null : 'INTERVIEW_CLOSED'
}

/** The set of a link, with this browser's sessions of it. Refuses an unknown link. */
export const readLink = async (deps: Pick<Deps, 'withActor'>, caller: Caller, linkId: string): Promise<OpenLink> => {
  const set = await deps.withActor({ kind: 'link', linkId }, (tx) => repo.readLinkedSet(tx, linkId))
  if (set === null) throw new AppError('INTERVIEW_NO_ACCESS')
  return { set, own: await ownSessions(deps, caller, set), closedBy: closedBy(set) }
}
