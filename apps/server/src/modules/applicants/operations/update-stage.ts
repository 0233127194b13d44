import type { Stage, StageMessages } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { getApplicantScope } from '../repo/applicant-scope'
import { saveMessages } from '../repo/stage-messages'
import { listStageRows, lockStages, orderStages, renameStage } from '../repo/stages'

export interface StageChange {
  readonly id: string
  /** Null: the kind's own name. Undefined: it stays. */
  readonly name?: string | null | undefined
  /** Undefined: it stays where it is. */
  readonly place?: number | undefined
  /** Undefined: they stay. */
  readonly messages?: StageMessages | undefined
}

/** Renames a stage, moves it and closes the gap, or changes what people who come there are sent. */
export const updateStage = (
  deps: Pick<Deps, 'withActor' | 'audit' | 'clock'>,
  actor: MemberCaller,
  { id, name, place, messages }: StageChange,
): Promise<{ items: Stage[] }> =>
  deps.withActor(actor, async (tx) => {
    const rows = await lockStages(tx, actor.organizationId)
    const row = rows.find((found) => found.id === id)
    if (row === undefined) throw notFound()
    if (name === null && row.kind === 'custom') {
      throw new AppError('VALIDATION_FAILED', { fields: { name: 'required' } })
    }
    if (name !== undefined) await renameStage(tx, id, name)
    if (place !== undefined) {
      const others = rows.map((found) => found.id).filter((other) => other !== id)
      await orderStages(tx, others.toSpliced(place, 0, id))
    }
    await saveMessages(tx, {
      stageId: id,
      organizationId: actor.organizationId,
      messages,
      at: new Date(deps.clock.nowMs()),
    })
    await deps.audit.record(tx, { type: 'stages.changed', actor, subject: null })
    return { items: await listStageRows(tx, getApplicantScope(actor)) }
  })
