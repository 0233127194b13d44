import type { InterviewAccess } from '@candor/contract'
import { hasEnded, isOver } from '@candor/domain'
import { countAttemptsLeft } from './attempts'
import type { LinkDeps, OpenLink } from './interview-link'
import { isUsed } from './invited-person'
import { findOwnSession } from './own-session'
import * as repo from './repo/index'

/**
 * Why this browser can't start a new interview. A browser without a session here stands for an unknown person, so that no one
 * learns from a personal link alone who has submitted.
 */
const findRefusal = async (deps: LinkDeps, link: OpenLink): Promise<InterviewAccess['whyNot']> => {
  if (link.closedBy !== null) return link.closedBy
  const own = findOwnSession(link)
  if (own === null) return null
  const { organizationId, setId } = link.set
  const left = await deps.withActor({ kind: 'worker' }, async (tx) => {
    const person = await repo.readPerson(tx, own.row.dataSubjectId)
    if (person === null) return 0
    const attempter = { organizationId, setId, email: person.email }
    return countAttemptsLeft(tx, attempter, { isInvitationUsed: isUsed(link.invitation), isWaitingCounted: true })
  })
  return left > 0 ? null : 'INTERVIEW_ATTEMPTS_USED'
}

/** A begun interview continues whatever was closed since. A prepared one begins only while an attempt is left. */
const canContinue = ({ own }: OpenLink, whyNot: InterviewAccess['whyNot']): boolean =>
  own.some(
    ({ row }) =>
      !row.isPractice && !isOver(row.state) && (!repo.isReplaceable(row) || whyNot !== 'INTERVIEW_ATTEMPTS_USED'),
  )

/** What this browser may do with a link. */
export const decideAccess = async (deps: LinkDeps, link: OpenLink): Promise<InterviewAccess> => {
  const whyNot = await findRefusal(deps, link)
  if (whyNot === null || canContinue(link, whyNot)) return { may: 'take', whyNot }
  const hasOwn = link.own.some(({ row }) => !row.isPractice && hasEnded(row.state))
  return { may: hasOwn ? 'see' : 'nothing', whyNot }
}
