import type { CompanyRequest, RequestOutcome } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { presentCompanyRequest } from '../present'
import { hasChangedSince } from '../repo/changes'
import { type CompanyRequestRow, findCompanyRequest, hasOpened, saveAnswer } from '../repo/requests'
import type { Transaction } from '../repo/transaction'

const getRequest = async (tx: Transaction, id: string): Promise<CompanyRequestRow> => {
  const row = await findCompanyRequest(tx, id)
  if (row === undefined) throw notFound()
  return row
}

/** An objection is withdrawn by the answer itself. A review changes a level, a decision, the stage or the assessment first. */
const requireChange = async (tx: Transaction, { kind, submissionId, createdAt }: CompanyRequestRow['request']) => {
  if (kind === 'human_review' && !(await hasChangedSince(tx, { submissionId, since: createdAt })))
    throw new AppError('NOTHING_CHANGED')
}

/** Answers a candidate's request for good. Who answers a review must have opened the submission. */
export const answerRequest = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit' | 'recordEvent'>,
  actor: MemberCaller,
  input: { readonly id: string; readonly outcome: RequestOutcome; readonly text: string },
): Promise<CompanyRequest> =>
  deps.withActor(actor, async (tx) => {
    const { id, outcome, text } = input
    const { request } = await getRequest(tx, id)
    const { submissionId, answeredAt } = request
    const { userId } = actor
    if (answeredAt !== null) throw new AppError('REQUEST_ANSWERED')
    if (!(await hasOpened(tx, { submissionId, userId }))) throw new AppError('SUBMISSION_NOT_OPENED')
    if (outcome === 'changed') await requireChange(tx, request)
    const isSaved = await saveAnswer(tx, { id, outcome, text, userId, at: new Date(deps.clock.nowMs()) })
    if (!isSaved) throw new AppError('REQUEST_ANSWERED')
    const answered = await getRequest(tx, id)
    const { organizationId, dataSubjectId } = answered.request
    await deps.recordEvent(tx, {
      type: 'request.answered',
      organizationId,
      dataSubjectId,
      subjectId: submissionId,
      payload: { requestId: id, submissionId },
    })
    await deps.audit.record(tx, {
      type: 'request.answered',
      actor,
      subject: { type: 'submission', id: submissionId },
    })
    return presentCompanyRequest(answered)
  })
