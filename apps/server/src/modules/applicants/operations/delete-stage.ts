import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { deleteStage as deleteRow, hasApplicants, lockStages } from '../repo/stages'

/** Deletes a stage that the organization made, if no applicant is there. */
export const deleteStage = (
  deps: Pick<Deps, 'withActor' | 'audit'>,
  actor: MemberCaller,
  { id }: { readonly id: string },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    const row = (await lockStages(tx, actor.organizationId)).find((found) => found.id === id)
    if (row === undefined) throw notFound()
    if (row.kind !== 'custom') throw new AppError('STAGE_REQUIRED')
    if (await hasApplicants(tx, id)) throw new AppError('STAGE_NOT_EMPTY')
    await deleteRow(tx, id)
    await deps.audit.record(tx, { type: 'stages.changed', actor, subject: null })
  })
