import type { SubmissionDetail } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import type { AssessmentReads } from '../ports'
import { findSubmissionIdByCode } from '../repo/submissions'
import { getSubmission } from './get-submission'

/** One submission by its public code. The code gives no right: to members who may not see the submission it is missing. */
export const getSubmissionByCode = async (
  deps: Pick<Deps, 'withActor' | 'clock'> & { readonly assessments: AssessmentReads },
  actor: MemberCaller,
  { code }: { readonly code: string },
): Promise<SubmissionDetail> => {
  const id = await deps.withActor(actor, (tx) => findSubmissionIdByCode(tx, code))
  if (id === undefined) throw notFound()
  return getSubmission(deps, actor, { id })
}
