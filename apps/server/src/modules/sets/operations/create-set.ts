import { type SetContent, type SetDetail, status } from '@candor/contract'
import { decideActivation, initialStatus } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { presentDetail } from '../present'
import { findSet, insertSet } from '../repo/sets'

export interface NewSetInput {
  readonly name: string
  readonly content: SetContent
  readonly producedBy: string | null
  /** Activates the set at once if it is complete. */
  readonly isActive?: boolean
}

/** Creates a set with its position. A complete set waits for activation; an incomplete one is a draft. */
export const createSet = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'publicUrl' | 'audit'>,
  actor: MemberCaller,
  input: NewSetInput,
): Promise<SetDetail> =>
  deps.withActor(actor, async (tx) => {
    const content = input.content
    const setId = deps.newId()
    await insertSet(tx, {
      organizationId: actor.organizationId,
      setId,
      versionId: deps.newId(),
      positionId: deps.newId(),
      linkId: deps.newToken(16),
      name: input.name,
      content,
      status: input.isActive === true && decideActivation(content).ok ? status.ACTIVE : initialStatus(content),
      producedBy: input.producedBy,
      createdBy: actor.userId,
      at: new Date(deps.clock.nowMs()),
    })
    await deps.audit.record(tx, { type: 'set.created', actor, subject: { type: 'set', id: setId } })
    const row = await findSet(tx, setId)
    if (row === undefined) throw notFound()
    return presentDetail(row, { role: actor.role, publicUrl: deps.publicUrl })
  })
