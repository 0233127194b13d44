import type { StageMessages } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { findMessages } from '../repo/stage-messages'
import { hasStage } from '../repo/stages'

/** What people who come to a stage are sent. */
export const getStageMessages = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  { id }: { readonly id: string },
): Promise<StageMessages> =>
  deps.withActor(actor, async (tx) => {
    if (!(await hasStage(tx, actor.organizationId, id))) throw notFound()
    return findMessages(tx, id)
  })
