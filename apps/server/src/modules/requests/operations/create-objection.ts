import type { CandidateRequest, OwnSubmission, RequestSubject, RequestSubjectType } from '@candor/contract'
import { getRemarkKey } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { asSubmissionOwner, getOwnSubmission } from '../../submissions'
import { addRequest } from '../add-request'

interface NamedSubject {
  readonly type: RequestSubjectType
  readonly id: string
}

/** What the candidate sees on their page. Anything else is reported as missing. */
const getSubject = ({ integrity, assessment }: OwnSubmission, { type, id }: NamedSubject): RequestSubject => {
  if (type === 'integrity_signal') {
    const interval = integrity?.intervals.find((shown) => shown.id === id)
    if (interval !== undefined) return { type, id, name: interval.kind }
  } else {
    const remark = assessment?.redFlags.find((flag) => getRemarkKey(flag) === id)
    if (remark !== undefined) return { type, id, name: remark.id }
  }
  throw notFound()
}

/** Objects to an integrity signal or a remark on the CV. A second objection to it while the first is open is refused. */
export const createObjection = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'recordEvent'>,
  caller: Pick<Caller, 'candidate'>,
  input: { readonly id: string; readonly subject: NamedSubject; readonly text: string },
): Promise<CandidateRequest> => {
  const { id, text } = input
  const subject = getSubject(await getOwnSubmission(deps, caller, { id }), input.subject)
  return asSubmissionOwner(deps, { caller, submissionId: id }, (tx, owner) =>
    addRequest(deps, tx, { owner, kind: 'objection', subject, text }),
  )
}
