import { type CreatedGrant, type LinkTarget, shareLimits } from '@candor/contract'
import { identifierLimits, isWatchingPreset } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import { hashShareToken } from '../../../../platform/share-token'
import type { QueueMail } from '../../../notification'
import type { NewGrantInput } from '../grant-input'
import { countOpenLinks, insertLink, type NewLink } from '../repo/grants'
import { requireShareEnd } from '../share-end'
import { type GrantDeps, getGrant } from './get-grant'
import { reserveInviteMails } from './reserve-invite-mails'

export type LinkDeps = GrantDeps &
  Pick<Deps, 'clock' | 'newId' | 'newToken' | 'keyedHash' | 'publicUrl' | 'audit'> & { readonly queueMail: QueueMail }

export interface NewLinkInput extends Omit<NewGrantInput, 'userId' | 'email' | 'targetType'> {
  readonly targetType: LinkTarget
  readonly targetName: string
  /** Whom it is mailed to; null: the caller gets the address, and passes it on. */
  readonly email: string | null
}

const saveUnmailed = (deps: LinkDeps, actor: MemberCaller, row: NewLink): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    const subject = { type: row.targetType, id: row.targetId }
    await deps.audit.record(tx, { type: 'access.granted', actor, subject })
    await insertLink(tx, row)
  })

/** Counted against the budgets of invitations, because it reaches any address. The link is in the mail alone. */
const saveMailed = async (
  deps: LinkDeps,
  actor: MemberCaller,
  mailed: { readonly row: NewLink; readonly email: string; readonly url: string; readonly input: NewLinkInput },
): Promise<void> => {
  const { row, email, url, input } = mailed
  const { organizationId, userId } = actor
  const { host, granted, limited } = await reserveInviteMails(deps, { organizationId, userId, emails: [email] })
  if (host === null) throw notFound()
  if (limited.length > 0) throw new AppError('MAIL_LIMIT_REACHED')
  if (granted.length === 0) throw new AppError('MAIL_BUDGET_REACHED')
  const validMs = (row.expiresAt?.getTime() ?? 0) - deps.clock.nowMs()
  await deps.withActor({ kind: 'worker' }, async (tx) => {
    const subject = { type: row.targetType, id: row.targetId }
    await deps.audit.record(tx, { type: 'access.granted', actor, subject })
    await insertLink(tx, row)
    await deps.queueMail(tx, {
      to: email,
      language: input.language,
      organizationId,
      template: {
        name: 'shared-with-you',
        organizationName: host.organizationName,
        sharedBy: host.contact?.name ?? host.organizationName,
        candidateName: input.targetName,
        url,
        days: Math.max(1, Math.floor(validMs / identifierLimits.dayMs)),
      },
    })
  })
}

/**
 * Makes a link to something of the current organization, and mails it if there is an address. The token is in the fragment of the
 * address; only its keyed hash is stored. The caller has checked that the target is theirs.
 */
export const createLink = async (deps: LinkDeps, actor: MemberCaller, input: NewLinkInput): Promise<CreatedGrant> => {
  const { organizationId } = actor
  const { email, targetType, targetId } = input
  const kind = email === null ? 'link' : 'address'
  const createdAt = new Date(deps.clock.nowMs())
  const expiresAt = requireShareEnd(kind, input.expiresAt, createdAt.getTime())
  const open = await deps.withActor(actor, (tx) => countOpenLinks(tx, organizationId, createdAt))
  if (open >= shareLimits.openLinks) throw new AppError('SHARE_LIMIT_REACHED')
  const token = deps.newToken(32)
  const row: NewLink = {
    id: deps.newId(),
    organizationId,
    kind,
    email,
    tokenHash: hashShareToken(deps, token),
    targetType,
    targetId,
    mayWatch: input.mayWatch ?? isWatchingPreset(kind),
    showsContact: input.showsContact,
    grantedBy: actor.userId,
    createdAt,
    expiresAt,
  }
  const url = deps.publicUrl(`/shared/${row.id}#${token}`)
  if (email === null) await saveUnmailed(deps, actor, row)
  else await saveMailed(deps, actor, { row, email, url, input })
  return { ...(await getGrant(deps, actor, { id: row.id })), url: email === null ? url : null }
}
