import type { Grant } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import type { OrganizationPorts } from '../ports'
import { deleteGrant, setGrantExpiry } from '../repo-grants'
import { getGrant } from './list-grants'

interface GrantContext {
  readonly deps: Pick<Deps, 'withActor'>
  readonly ports: Pick<OrganizationPorts, 'listGrantTargetNames'>
}

/** Changes until when a grant holds; null: until it is revoked. */
export const updateGrant = async (
  context: GrantContext,
  actor: MemberCaller,
  input: { id: string; expiresAt: string | null },
): Promise<Grant> => {
  const { organizationId } = actor
  const { id } = await getGrant(context, actor, input)
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt)
  await context.deps.withActor(actor, (tx) => setGrantExpiry(tx, { organizationId, id }, expiresAt))
  return getGrant(context, actor, { id })
}

/** Revokes a grant; the viewer's next request finds nothing. */
export const revokeGrant = async (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<void> => {
  const { organizationId } = actor
  const isGone = await deps.withActor(actor, (tx) => deleteGrant(tx, { organizationId, id: input.id }))
  if (!isGone) throw notFound()
}
