import { can } from '@candor/domain'
import { asMember, type Caller, type MemberCaller } from '../../http/caller'
import { AppError } from '../../platform/errors'
import type { ExportPorts } from './ports'

export interface CurrentMember {
  readonly actor: MemberCaller
  readonly caller: Caller
}

/** The person who ordered an export, with their rights of this moment; null if they may no longer export. */
export const findCurrentMember = async (
  { content }: Pick<ExportPorts, 'content'>,
  person: { readonly userId: string; readonly organizationId: string },
): Promise<CurrentMember | null> => {
  try {
    const caller = await content.getCurrentCaller(person)
    const actor = asMember(caller)
    return can(actor.role, 'submission.export') ? { actor, caller } : null
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
