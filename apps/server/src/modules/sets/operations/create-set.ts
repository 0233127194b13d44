import { type SetContent, type SetDetail, setAssessmentPreset, status } from '@candor/contract'
import { decideActivation, initialStatus } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { presentDetail } from '../present'
import { insertPosition, lockPosition, refreshPosition } from '../repo/positions'
import { findSet, insertSet, type Transaction } from '../repo/sets'
import { requireResultReason } from '../require-result-reason'
import { requireTranslations } from '../require-translations'

export interface NewSetInput {
  readonly name: string
  readonly content: SetContent
  readonly producedBy: string | null
  /** The position that the set is another one of; null: a new one. */
  readonly positionId?: string | null
  /** Activates the set at once if it is complete. */
  readonly isActive?: boolean
}

/** The position of a new set, locked: a new one, or the one given, whose name the content must have. */
const choosePosition = async (
  deps: Pick<Deps, 'newId'>,
  tx: Transaction,
  { actor, input, at }: { readonly actor: MemberCaller; readonly input: NewSetInput; readonly at: Date },
): Promise<string> => {
  const name = input.content.positionName
  if (input.positionId === undefined || input.positionId === null) {
    const id = deps.newId()
    await insertPosition(tx, { id, organizationId: actor.organizationId, name, at })
    return id
  }
  const found = await lockPosition(tx, input.positionId)
  if (found === undefined) throw notFound()
  if (found.name !== name) throw new AppError('VALIDATION_FAILED', { fields: { 'content.positionName': 'differs' } })
  return input.positionId
}

/** Creates a set, with a position of its own unless one is given. A complete set waits for activation; an incomplete one is a draft. */
export const createSet = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'publicUrl' | 'audit'>,
  actor: MemberCaller,
  input: NewSetInput,
): Promise<SetDetail> =>
  deps.withActor(actor, async (tx) => {
    const content = { ...input.content, assessment: input.content.assessment ?? setAssessmentPreset }
    requireResultReason(content)
    requireTranslations(content)
    const at = new Date(deps.clock.nowMs())
    const positionId = await choosePosition(deps, tx, { actor, input, at })
    const setId = deps.newId()
    await insertSet(tx, {
      organizationId: actor.organizationId,
      setId,
      versionId: deps.newId(),
      positionId,
      linkId: deps.newToken(16),
      name: input.name,
      content,
      status: input.isActive === true && decideActivation(content).ok ? status.ACTIVE : initialStatus(content),
      producedBy: input.producedBy,
      createdBy: actor.userId,
      at,
    })
    await refreshPosition(tx, positionId, { name: content.positionName, at })
    await deps.audit.record(tx, { type: 'set.created', actor, subject: { type: 'set', id: setId } })
    const row = await findSet(tx, setId)
    if (row === undefined) throw notFound()
    return presentDetail(row, { role: actor.role, publicUrl: deps.publicUrl })
  })
