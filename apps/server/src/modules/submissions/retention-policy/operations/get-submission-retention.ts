import type { SubmissionRetention } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { readRetention } from '../read-retention'

/** How long one submission is kept. Throws NOT_FOUND. */
export const getSubmissionRetention = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  { submissionId }: { readonly submissionId: string },
): Promise<SubmissionRetention> =>
  deps.withActor(actor, (tx) => readRetention(tx, { actor, submissionId, nowMs: deps.clock.nowMs() }))
