import type { Profile } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { updateOrganization } from '../../core/repo/organizations'

/** Renames the current organization; any other is reported as missing. */
export const renameOrganization = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  input: { id: string; name: string },
): Promise<Profile['organizations'][number]> => {
  const name = input.name
  await deps.withActor(actor, async (tx) => {
    if (!(await updateOrganization(tx, input.id, { name, updatedAt: new Date(deps.clock.nowMs()) }))) throw notFound()
    const subject = { type: 'organization', id: input.id } as const
    await deps.audit.record(tx, { type: 'organization.renamed', actor, subject })
  })
  return { id: input.id, name, role: actor.role }
}
