import { type AccommodationRequest, accommodationLimits, detectLanguage } from '@candor/contract'
import { accommodationRules } from '@candor/domain'
import { AppError } from '../../../platform/errors'
import { type ApplyDeps, applyEvent, type CandidateActor, type SessionPorts, type SessionRow } from '../../sessions'
import { presentAccommodation } from '../present'
import { type AccommodationRow, countOfSession, extendAccesses, insertAccommodation } from '../repo/accommodations'
import type { Transaction } from '../repo/transaction'

interface AccommodationInput {
  readonly id: string
  readonly text: string
  /** The accesses of the browser that asks. */
  readonly accessIds: readonly string[]
}

const addAccommodation = async (
  deps: ApplyDeps,
  tx: Transaction,
  {
    session,
    input,
    nowMs,
  }: { readonly session: SessionRow; readonly input: AccommodationInput; readonly nowMs: number },
): Promise<AccommodationRow> => {
  const { id: sessionId, organizationId, dataSubjectId } = session
  const { text, accessIds } = input
  const before = await countOfSession(tx, sessionId)
  const added = await insertAccommodation(tx, {
    id: deps.newId(),
    organizationId,
    dataSubjectId,
    sessionId,
    text,
    language: detectLanguage(text),
    createdAt: new Date(nowMs),
    dueAt: new Date(nowMs + accommodationRules.answeredWithinMs),
  })
  if (added === undefined) throw new AppError('REQUEST_OPEN')
  if (before >= accommodationLimits.perSession) throw new AppError('ACCOMMODATION_LIMIT_REACHED')
  // Another browser of this person's may be someone else's by now.
  const until = new Date(session.state.heldUntilMs ?? nowMs)
  await extendAccesses(tx, { dataSubjectId, accessIds, now: new Date(nowMs), until })
  await deps.recordEvent(tx, {
    type: 'accommodation.requested',
    organizationId,
    dataSubjectId,
    subjectId: sessionId,
    payload: { requestId: added.id, sessionId },
  })
  return added
}

/**
 * Stores what a candidate needs, with the date until which a person has to answer. In the same transaction the clock stops and the
 * interview is held until two weeks after that date.
 */
export const createAccommodation = async (
  context: { readonly deps: ApplyDeps; readonly ports: Pick<SessionPorts, 'speechToText'> },
  actor: CandidateActor,
  input: AccommodationInput,
): Promise<AccommodationRequest> => {
  const { answeredWithinMs, heldForMs } = accommodationRules
  let added: AccommodationRow | undefined
  const { refused } = await applyEvent(context, actor, {
    sessionId: input.id,
    event: (nowMs) => ({ type: 'accommodationRequested', untilMs: nowMs + answeredWithinMs + heldForMs, nowMs }),
    afterWrite: async (tx, session, nowMs) => {
      added = await addAccommodation(context.deps, tx, { session, input, nowMs })
    },
  })
  if (refused !== null) throw new AppError(refused)
  if (added === undefined) throw new AppError('SESSION_NOT_FOUND')
  return presentAccommodation(added)
}
