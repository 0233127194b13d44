import type { CandidateRequest } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { asSubmissionOwner } from '../../submissions'
import { addRequest } from '../add-request'

/** Asks the company for a review, which a person has to answer by a date. A second one while the first is open is refused. */
export const createRequest = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'recordEvent'>,
  caller: Pick<Caller, 'candidate'>,
  { id, kind, text }: { readonly id: string; readonly kind: 'human_review'; readonly text: string },
): Promise<CandidateRequest> =>
  asSubmissionOwner(deps, { caller, submissionId: id }, (tx, owner) =>
    addRequest(deps, tx, { owner, kind, subject: null, text }),
  )
