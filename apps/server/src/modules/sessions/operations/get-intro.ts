import { getAttemptsPerPerson, hasEnded } from '@candor/domain'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { countAttemptsLeft } from '../attempts'
import type { LinkDeps, OpenLink, OwnSession } from '../interview-link'
import { isUsed } from '../invited-person'
import type { SessionPorts } from '../ports'
import type { SessionView } from '../present'
import * as repo from '../repo/index'
import { loadView, withStoredBytes } from '../session-view'
import { type Opening, openLink } from './open-link'

/** The session to resume: an unfinished interview, else one that ended, else an unfinished practice. */
const findResumable = (own: readonly OwnSession[]): OwnSession | undefined =>
  own.find(({ row }) => !row.isPractice && repo.isUnfinished(row)) ??
  own.find(({ row }) => !row.isPractice && hasEnded(row.state)) ??
  own.find(({ row }) => repo.isUnfinished(row))

/** Of the person who used this browser last: an earlier one's interview is not shown to the next person. */
const findOwnSession = (link: OpenLink): OwnSession | null => {
  const people = [...new Set(link.own.map(({ row }) => row.dataSubjectId))]
  for (const person of people) {
    const found = findResumable(link.own.filter(({ row }) => row.dataSubjectId === person))
    if (found !== undefined) return found
  }
  return null
}

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
    return countAttemptsLeft(tx, { organizationId, setId, email: person.email }, isUsed(invitation))
  })
}

/** The interview before it begins, whom the code invites, and this browser's own session of it. */
export const getIntro = async (
  context: { readonly deps: LinkDeps; readonly ports: Pick<SessionPorts, 'store'> },
  caller: Caller,
  address: Opening,
): Promise<{
  readonly set: repo.LinkedSet
  readonly invitation: repo.Invitation | null
  readonly session: SessionView | null
  readonly attemptsLeft: number
}> => {
  const { deps, ports } = context
  const link = await openLink(deps, caller, address)
  const { set, invitation } = link
  await recordOpening(deps, invitation)
  const own = findOwnSession(link)
  const attemptsLeft = await countLeft(deps, link, own)
  if (own === null) return { set, invitation, session: null, attemptsLeft }
  const view = await deps.withActor(own.actor, (tx) => loadView(tx, own.row))
  return { set, invitation, session: await withStoredBytes(ports.store, view), attemptsLeft }
}
