import type { Transaction } from '@candor/db'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import { notFound } from '../../platform/errors'
import { moveApplicants } from './repo/applicants'
import { holdStage } from './repo/stages'

/** Moves applicants to a stage and records each who was elsewhere. Returns how many that were. */
export const moveToStage = async (
  deps: Pick<Deps, 'audit'>,
  tx: Transaction,
  change: { readonly actor: MemberCaller; readonly ids: readonly string[]; readonly stageId: string },
): Promise<number> => {
  const { actor, ids, stageId } = change
  const { organizationId } = actor
  if ((await holdStage(tx, organizationId, stageId)) === undefined) throw notFound()
  const moved = await moveApplicants(tx, { organizationId, ids, stageId })
  for (const id of moved) {
    await deps.audit.record(tx, { type: 'applicant.moved', actor, subject: { type: 'applicant', id } })
  }
  return moved.length
}
