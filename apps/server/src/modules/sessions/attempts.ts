import type { StartInterview } from '@candor/contract'
import type { SessionMachineState } from '@candor/domain'
import type { Deps } from '../../deps'
import { AppError } from '../../platform/errors'
import type { OpenLink } from './interview-link'
import { isUsed } from './invited-person'
import * as repo from './repo/index'

/** How many more interviews the person may submit, from what the set allows now. */
export const countAttemptsLeft = async (
  tx: repo.Transaction,
  attempter: repo.Attempter,
  given: {
    /** The invitation was used, though the interview may have been deleted since. */
    readonly isInvitationUsed: boolean
    /** An interview that will be submitted by itself counts like one that was, so that no other one starts in the meantime. */
    readonly isWaitingCounted: boolean
  },
): Promise<number> => {
  const submitted = await repo.countSubmitted(tx, attempter)
  const waiting = given.isWaitingCounted ? await repo.countWaiting(tx, attempter) : 0
  const used = Math.max(submitted, given.isInvitationUsed ? 1 : 0) + waiting
  return Math.max(0, (await repo.readAttemptsAllowed(tx, attempter.setId)) - used)
}

/**
 * Refuses another interview if none is left. The actor must be a worker, because other people of the same address are counted.
 * Starts of one address wait for each other until the end of the transaction.
 *
 * Anyone can type an address, so a start that hasn't proven it must prove it first. The refusal would tell a stranger that
 * the address's owner has submitted an interview.
 */
export const requireAttempt = async (
  tx: repo.Transaction,
  attempter: repo.Attempter,
  given: { readonly isKnown: boolean; readonly isInvitationUsed: boolean },
): Promise<void> => {
  await repo.lockStart(tx, `attempts ${attempter.setId} ${attempter.email}`)
  const { isInvitationUsed } = given
  if ((await countAttemptsLeft(tx, attempter, { isInvitationUsed, isWaitingCounted: true })) > 0) return
  throw new AppError(given.isKnown ? 'INTERVIEW_ATTEMPTS_USED' : 'EMAIL_PROOF_REQUIRED')
}

/** The same for a start. Practice and rehearsals use no attempt. */
export const requireAttemptLeft = async (
  tx: repo.Transaction,
  start: {
    readonly link: Pick<OpenLink, 'set' | 'invitation'>
    readonly input: StartInterview
    readonly isKnown: boolean
  },
): Promise<void> => {
  const { link, input, isKnown } = start
  if (input.isPractice) return
  const { organizationId, setId } = link.set
  const isInvitationUsed = isUsed(link.invitation)
  await requireAttempt(tx, { organizationId, setId, email: input.email }, { isKnown, isInvitationUsed })
}

/**
 * The same for an interview that exists and of which no attempt is counted until now. `isConcerned` says whether what is done
 * next uses one.
 */
export const requireAttemptOfSession = (
  deps: Pick<Deps, 'withActor'>,
  actor: repo.CandidateActor,
  session: { readonly id: string; readonly isConcerned: (state: SessionMachineState) => boolean },
): Promise<void> =>
  // A worker, because interviews that other people of the same address have submitted are counted.
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const row = await repo.readSession(tx, session.id)
    const isOwn = row?.dataSubjectId === actor.dataSubjectId
    if (row === null || !isOwn || row.isPractice || !session.isConcerned(row.state)) return
    const person = await repo.readPerson(tx, row.dataSubjectId)
    if (person === null) return
    const { organizationId, setId } = row
    await requireAttempt(tx, { organizationId, setId, email: person.email }, { isKnown: true, isInvitationUsed: false })
  })
