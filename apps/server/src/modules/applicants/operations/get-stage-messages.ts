import type { StageMessages } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { findMessages } from '../repo/stage-messages'
import { holdStage } from '../repo/stages'

/** What people who come to a stage are sent. */
export const getStageMessages = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  { id }: { readonly id: string },
): Promise<StageMessages> =>
  deps.withActor(actor, async (tx) => {
    if ((await holdStage(tx, actor.organizationId, id)) === undefined) throw notFound()
    return findMessages(tx, id)
  })
