import { type CandidateRequest, detectLanguage, type RequestKind, type RequestSubject } from '@candor/contract'
import { requestRules } from '@candor/domain'
import type { Deps } from '../../deps'
import { AppError, notFound } from '../../platform/errors'
import { presentRequest } from './present'
import { insertRequest } from './repo/requests'
import type { Transaction } from './repo/transaction'

interface NewRequest {
  readonly owner: {
    readonly organizationId: string
    readonly dataSubjectId: string
    readonly submissionId: string
    readonly isDeleted: boolean
  }
  readonly kind: RequestKind
  readonly subject: RequestSubject | null
  readonly text: string
}

/** Stores a request with the date until which it has to be answered, and records the event. A second open one is refused. Throws NOT_FOUND if the interview was deleted. */
export const addRequest = async (
  deps: Pick<Deps, 'clock' | 'newId' | 'recordEvent'>,
  tx: Transaction,
  { owner, kind, subject, text }: NewRequest,
): Promise<CandidateRequest> => {
  const { isDeleted, ...about } = owner
  // No member would see it.
  if (isDeleted) throw notFound()
  const nowMs = deps.clock.nowMs()
  const added = await insertRequest(tx, {
    id: deps.newId(),
    ...about,
    kind,
    subject,
    text,
    language: detectLanguage(text),
    createdAt: new Date(nowMs),
    dueAt: new Date(nowMs + requestRules.answeredWithinMs[kind]),
  })
  if (added === undefined) throw new AppError('REQUEST_OPEN')
  const { organizationId, dataSubjectId, submissionId } = about
  await deps.recordEvent(tx, {
    type: 'request.created',
    organizationId,
    dataSubjectId,
    subjectId: submissionId,
    payload: { requestId: added.id, submissionId },
  })
  return presentRequest(added)
}
