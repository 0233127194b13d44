import type { CreatedGrant } from '@candor/contract'
import { canonicalEmail, isLinkTarget, isWatchingPreset } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import type { NewGrantInput } from '../grant-input'
import { saveGrant } from '../repo/grants'
import { findMemberByEmail, findMemberByUser } from '../repo/members'
import { lockOrganization } from '../repo/organizations'
import { requireShareEnd } from '../share-end'
import { createLink, type LinkDeps } from './create-link'
import { getGrant } from './get-grant'

type CreateGrantDeps = LinkDeps & Pick<Deps, 'clock' | 'newId' | 'audit'>

/** The member with this address; undefined: no one who is a member has it. */
const findMemberId = async (
  deps: CreateGrantDeps,
  { organizationId, ...actor }: MemberCaller,
  email: string,
): Promise<string | undefined> => {
  const found = await deps.withActor({ ...actor, organizationId }, (tx) =>
    findMemberByEmail(tx, { organizationId, email }),
  )
  return found?.userId
}

const grantMember = async (
  deps: CreateGrantDeps,
  actor: MemberCaller,
  { userId, ...input }: NewGrantInput & { readonly userId: string },
): Promise<CreatedGrant> => {
  const { organizationId } = actor
  const { targetType, targetId } = input
  const createdAt = new Date(deps.clock.nowMs())
  const expiresAt = requireShareEnd('member', input.expiresAt, createdAt.getTime())
  const id = await deps.withActor(actor, async (tx) => {
    // Locked, so that a member who is removed at the same time gets no grant.
    if (!(await lockOrganization(tx, organizationId))) throw notFound()
    if ((await findMemberByUser(tx, { organizationId, userId })) === undefined) throw notFound()
    if (userId === actor.userId) throw new AppError('SHARE_WITH_SELF')
    const subject = { type: targetType, id: targetId }
    await deps.audit.record(tx, { type: 'access.granted', actor, subject, granteeId: userId })
    return saveGrant(tx, {
      id: deps.newId(),
      organizationId,
      userId,
      targetType,
      targetId,
      mayWatch: input.mayWatch ?? isWatchingPreset('member'),
      grantedBy: actor.userId,
      createdAt,
      expiresAt,
    })
  })
  return { ...(await getGrant(deps, actor, { id })), url: null }
}

const requireEmail = (email: string): string => {
  const canonical = canonicalEmail(email)
  if (canonical === null) throw new AppError('INVALID_EMAIL')
  return canonical
}

/**
 * Shares something of the current organization with one of its members, with an address or by link. Sharing with a member again renews
 * the grant; the address of a member is that member. A foreign target or person is reported as missing, like one that does not exist.
 */
export const createGrant = async (
  deps: CreateGrantDeps,
  actor: MemberCaller,
  input: NewGrantInput,
): Promise<CreatedGrant> => {
  const { targetType, targetId } = input
  const names = await deps.listGrantTargetNames(actor, [{ type: targetType, id: targetId }])
  const targetName = names.get(targetId)
  if (targetName === undefined) throw notFound()
  const email = input.email === undefined ? null : requireEmail(input.email)
  const userId = input.userId ?? (email === null ? undefined : await findMemberId(deps, actor, email))
  if (userId !== undefined) return grantMember(deps, actor, { ...input, userId })
  if (!isLinkTarget(targetType)) throw new AppError('SHARE_NEEDS_MEMBER')
  return createLink(deps, actor, { ...input, targetType, email, targetName })
}
