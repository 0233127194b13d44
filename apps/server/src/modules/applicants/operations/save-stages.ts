import { type Stage, stageLimits } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { getApplicantScope } from '../repo/applicant-scope'
import { insertStage, listStageRows, lockStages, orderStages } from '../repo/stages'

export type StageSaving = { readonly name: string } | { readonly order: readonly string[] }

const isSameSet = (ids: readonly string[], order: readonly string[]): boolean =>
  ids.length === order.length && new Set(order).size === order.length && ids.every((id) => order.includes(id))

/** Creates a stage at the end of the pipeline, or puts all its stages into another order. */
export const saveStages = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'audit'>,
  actor: MemberCaller,
  input: StageSaving,
): Promise<{ items: Stage[] }> =>
  deps.withActor(actor, async (tx) => {
    const { organizationId } = actor
    const rows = await lockStages(tx, organizationId)
    const ids = rows.map(({ id }) => id)
    if ('name' in input) {
      if (rows.length >= stageLimits.stages) throw new AppError('STAGE_LIMIT_REACHED')
      const place = Math.max(-1, ...rows.map((row) => row.place)) + 1
      const at = new Date(deps.clock.nowMs())
      await insertStage(tx, { id: deps.newId(), organizationId, name: input.name, place, at })
    } else {
      if (!isSameSet(ids, input.order)) throw new AppError('STAGE_ORDER_INCOMPLETE')
      await orderStages(tx, input.order)
    }
    await deps.audit.record(tx, { type: 'stages.changed', actor, subject: null })
    return { items: await listStageRows(tx, getApplicantScope(actor)) }
  })
