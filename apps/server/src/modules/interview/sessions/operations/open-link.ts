import { status } from '@candor/contract'
import type { Deps } from '../../../../deps'
import { AppError } from '../../../../errors'
import type { Caller } from '../../../../http/caller'
import { actorsIn } from '../authentication'
import * as repo from '../repo/index'

export interface OwnSession {
  readonly actor: repo.CandidateActor
  readonly row: repo.SessionRow
}
export interface OpenLink {
  readonly set: repo.LinkedSet
  /** This browser's sittings of the set, newest first for each person. */
  readonly own: readonly OwnSession[]
}

const isByInvitation = (set: repo.LinkedSet): boolean => set.access !== 'open'

const ownSessions = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Caller,
  set: repo.LinkedSet,
): Promise<readonly OwnSession[]> => {
  const found = await Promise.all(
    actorsIn(caller, set.organizationId).map((actor) =>
      deps.withActor(actor, async (tx) => {
        const rows = await repo.listSessionsOfSet(tx, { setId: set.setId, dataSubjectId: actor.dataSubjectId })
        return rows.map((row) => ({ actor, row }))
      }),
    ),
  )
  return found.flat().sort((a, b) => b.row.createdAtMs - a.row.createdAtMs)
}

/**
 * The set behind a link, or a refusal of section 6 of the specification. An interview this browser is in the middle of
 * stays open to it, whatever became of the set since.
 */
export const openLink = async (deps: Pick<Deps, 'withActor'>, caller: Caller, linkId: string): Promise<OpenLink> => {
  const set = await deps.withActor({ kind: 'link', linkId }, (tx) => repo.readLinkedSet(tx, linkId))
  if (set === null) throw new AppError('INTERVIEW_NO_ACCESS')
  const own = await ownSessions(deps, caller, set)
  if (own.some(({ row }) => repo.isUnfinished(row))) return { set, own }
  // Nobody can be invited by a code yet, so no code opens a set that is by invitation only.
  if (isByInvitation(set)) throw new AppError('INTERVIEW_NOT_SHARED')
  if (set.status !== status.ACTIVE) throw new AppError('INTERVIEW_CLOSED')
  return { set, own }
}
