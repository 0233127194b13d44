import type { Grant } from '@candor/contract'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import type { OrganizationPorts, TargetKey } from '../ports'
import type { GrantDeps } from './get-grant'
import { listGrants } from './list-grants'

/**
 * Grants by which an interview or an applicant is seen: on itself, and on the submissions, applicants and sets that show the same. One
 * that is foreign or missing is reported as missing.
 */
export const listViewers = async (
  deps: GrantDeps & Pick<OrganizationPorts, 'listGrantTargets'>,
  actor: MemberCaller,
  target: TargetKey,
): Promise<{ items: Grant[] }> => {
  const targetIds = await deps.listGrantTargets(actor, target)
  if (targetIds.length === 0) throw notFound()
  return { items: await listGrants(deps, actor, { targetIds }) }
}
