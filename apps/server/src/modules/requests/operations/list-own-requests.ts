import type { CandidateRequest } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { asSubmissionOwner } from '../../submissions'
import { presentRequest } from '../present'
import { listSubmissionRequests } from '../repo/requests'

/** The candidate's requests about their submission, the newest first, with the answers. */
export const listOwnRequests = (
  deps: Pick<Deps, 'withActor'>,
  caller: Pick<Caller, 'candidate'>,
  input: { readonly id: string },
): Promise<{ items: CandidateRequest[] }> =>
  asSubmissionOwner(deps, { caller, submissionId: input.id }, async (tx) => ({
    items: (await listSubmissionRequests(tx, input.id)).map(presentRequest),
  }))
