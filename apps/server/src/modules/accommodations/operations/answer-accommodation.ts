import type { AccommodationOutcome, CompanyAccommodation } from '@candor/contract'
import { accommodationRules, isOver } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { type ApplyDeps, applyInTransaction, type SessionPorts, type SessionRow } from '../../sessions'
import { isInLanguage } from '../answer-language'
import { presentForCompany } from '../present'
import {
  type CompanyAccommodationRow,
  extendAccesses,
  findForCompany,
  findMemberName,
  findOrganizationName,
  type NewAnswer,
  saveAnswer,
} from '../repo/accommodations'
import type { Transaction } from '../repo/transaction'

interface AnswerContext {
  readonly deps: ApplyDeps & Pick<Deps, 'audit'>
  readonly ports: Pick<SessionPorts, 'speechToText'>
}

interface AnswerInput {
  readonly id: string
  readonly outcome: AccommodationOutcome
  readonly allowsTyping: boolean
  readonly text: string
}

const getAccommodation = async (tx: Transaction, id: string): Promise<CompanyAccommodationRow> => {
  const row = await findForCompany(tx, id)
  if (row === undefined) throw notFound()
  return row
}

/** The candidate must be able to read the answer. */
const requireLanguage = (row: CompanyAccommodationRow, text: string, authors: readonly string[]): void => {
  const { interviewLanguage, firstName, lastName, positionName } = row
  if (isInLanguage(text, interviewLanguage, [firstName, lastName, positionName, ...authors])) return
  throw new AppError('ANSWER_LANGUAGE', { params: { language: interviewLanguage } })
}

const storeAnswer = async (
  { deps }: AnswerContext,
  tx: Transaction,
  answered: {
    readonly actor: MemberCaller
    readonly row: CompanyAccommodationRow
    readonly session: SessionRow
    readonly answer: NewAnswer
  },
): Promise<void> => {
  const { actor, answer, session } = answered
  const { id, organizationId, dataSubjectId, sessionId } = answered.row.request
  if (!(await saveAnswer(tx, answer))) throw new AppError('REQUEST_ANSWERED')
  const until = new Date(answer.at.getTime() + accommodationRules.heldForMs)
  // A browser has no reason to open an interview that is over for longer.
  if (!isOver(session.state)) await extendAccesses(tx, { dataSubjectId, now: answer.at, until })
  await deps.recordEvent(tx, {
    type: 'accommodation.answered',
    organizationId,
    dataSubjectId,
    subjectId: sessionId,
    payload: { requestId: id, sessionId },
  })
  await deps.audit.record(tx, {
    type: 'accommodation.answered',
    actor,
    subject: { type: 'candidate', id: dataSubjectId },
  })
}

/**
 * Answers a request for good, and holds the interview for two weeks from now. A worker writes: a member has no right to change an
 * interview, and the answer and its effect must not come apart.
 */
export const answerAccommodation = async (
  context: AnswerContext,
  actor: MemberCaller,
  input: AnswerInput,
): Promise<CompanyAccommodation> => {
  const { deps, ports } = context
  const { row, memberName, organizationName } = await deps.withActor(actor, async (tx) => ({
    row: await getAccommodation(tx, input.id),
    memberName: await findMemberName(tx, actor.userId),
    organizationName: await findOrganizationName(tx, actor.organizationId),
  }))
  if (row.request.answeredAt !== null) throw new AppError('REQUEST_ANSWERED')
  requireLanguage(row, input.text, [memberName, organizationName])
  const { sessionId } = row.request
  const applied = await deps.withActor({ kind: 'worker' }, (tx) =>
    applyInTransaction(
      { deps, ports, tx },
      {
        sessionId,
        event: (nowMs) => ({
          type: 'accommodationAnswered',
          untilMs: nowMs + accommodationRules.heldForMs,
          allowsTyping: input.allowsTyping,
          nowMs,
        }),
        afterWrite: (_, session, nowMs) => {
          const answer = { ...input, userId: actor.userId, memberName, at: new Date(nowMs) }
          return storeAnswer(context, tx, { actor, row, session, answer })
        },
      },
    ),
  )
  if (applied === null) throw notFound()
  if (applied.hasNews) deps.events.emit('session.changed', { sessionId })
  return presentForCompany(await deps.withActor(actor, (tx) => getAccommodation(tx, input.id)))
}
