import { type CandidateRequest, detectLanguage, type RequestKind } from '@candor/contract'
import { requestRules } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { asSubmissionOwner } from '../../submissions'
import { presentRequest } from '../present'
import { insertRequest } from '../repo/requests'

/** Asks the company for something that a person has to answer by a date. A second open request of the kind is refused. */
export const createRequest = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'recordEvent'>,
  caller: Pick<Caller, 'candidate'>,
  input: { readonly id: string; readonly kind: RequestKind; readonly text: string },
): Promise<CandidateRequest> =>
  asSubmissionOwner(deps, { caller, submissionId: input.id }, async (tx, owner) => {
    const { kind, text } = input
    const nowMs = deps.clock.nowMs()
    const added = await insertRequest(tx, {
      id: deps.newId(),
      ...owner,
      kind,
      text,
      language: detectLanguage(text),
      createdAt: new Date(nowMs),
      dueAt: new Date(nowMs + requestRules.answeredWithinMs[kind]),
    })
    if (added === undefined) throw new AppError('REQUEST_OPEN')
    const { organizationId, dataSubjectId, submissionId } = owner
    await deps.recordEvent(tx, {
      type: 'request.created',
      organizationId,
      dataSubjectId,
      subjectId: submissionId,
      payload: { requestId: added.id, submissionId },
    })
    return presentRequest(added)
  })
