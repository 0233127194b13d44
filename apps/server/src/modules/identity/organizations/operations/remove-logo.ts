import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { deleteLogo } from '../../core/repo/organizations'

/** Removes the logo of the current organization, if it has one; any other organization is reported as missing. */
export const removeLogo = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  { id }: { id: string },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    if (!(await deleteLogo(tx, id, new Date(deps.clock.nowMs())))) throw notFound()
    const subject = { type: 'organization', id } as const
    await deps.audit.record(tx, { type: 'organization.logo_changed', actor, subject })
  })
