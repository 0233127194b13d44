import type { InterviewAccess } from '@candor/contract'
import { getAttemptsPerPerson } from '@candor/domain'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { decideAccess } from '../access'
import { countAttemptsLeft } from '../attempts'
import type { LinkDeps, OpenLink, OwnSession } from '../interview-link'
import { isUsed } from '../invited-person'
import { findOwnSession } from '../own-session'
import type { SessionPorts } from '../ports'
import type { SessionView } from '../present'
import * as repo from '../repo/index'
import { loadView, withStoredBytes } from '../session-view'
import { type Opening, openLink } from './open-link'

/** The company sees that the person has opened the personal link. */
const recordOpening = async (deps: LinkDeps, invitation: repo.Invitation | null): Promise<void> => {
  if (invitation === null || invitation.dates.openedAtMs !== null) return
  const at = new Date(deps.clock.nowMs())
  await deps.withActor({ kind: 'worker' }, (tx) => repo.markOpened(tx, invitation.id, at))
}

/**
 * The attempts left to the person whose session this browser has. A personal link alone doesn't tell: someone it was forwarded
 * to would learn that its person has submitted.
 */
const countLeft = async (deps: LinkDeps, { set, invitation }: OpenLink, own: OwnSession | null): Promise<number> => {
  if (own === null) return getAttemptsPerPerson(set.content)
  const { organizationId, setId } = set
  return deps.withActor({ kind: 'worker' }, async (tx) => {
    const person = await repo.readPerson(tx, own.row.dataSubjectId)
    if (person === null) throw new AppError('SESSION_NOT_FOUND')
    const attempter = { organizationId, setId, email: person.email }
    return countAttemptsLeft(tx, attempter, { isInvitationUsed: isUsed(invitation), isWaitingCounted: false })
  })
}

/** The interview before it begins, whom the code invites, and this browser's own session of it. */
export const getIntro = async (
  context: { readonly deps: LinkDeps; readonly ports: Pick<SessionPorts, 'store'> },
  caller: Caller,
  address: Opening & { readonly sessionId?: string | undefined },
): Promise<{
  readonly set: repo.LinkedSet
  readonly invitation: repo.Invitation | null
  readonly session: SessionView | null
  readonly attemptsLeft: number
  readonly access: InterviewAccess
}> => {
  const { deps, ports } = context
  const link = await openLink(deps, caller, address)
  const { set, invitation } = link
  await recordOpening(deps, invitation)
  const own = findOwnSession(link, address.sessionId)
  const attemptsLeft = await countLeft(deps, link, own)
  const access = await decideAccess(deps, link)
  if (own === null) return { set, invitation, session: null, attemptsLeft, access }
  const view = await deps.withActor(own.actor, (tx) => loadView(tx, own.row))
  return { set, invitation, session: await withStoredBytes(ports.store, view), attemptsLeft, access }
}
