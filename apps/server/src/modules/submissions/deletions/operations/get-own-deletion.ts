import type { OwnDeletion } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { Caller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import {
  findErasedOwnInterview,
  findPendingOwnDeletion,
  lockOwnSubmission,
  type OwnPlace,
} from '../../repo/own-deletions'
import { presentErasedInterview, presentPendingDeletion } from '../present-own'

const worker = { kind: 'worker' } as const

/**
 * The receipt of a deleted interview of this browser's candidate; null: it is not deleted. A deletion by the company shows when the
 * data is erased, because it may be undone until then. What is not the candidate's is reported as missing.
 */
export const getOwnDeletion = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  caller: Pick<Caller, 'candidate'>,
  { id }: { readonly id: string },
): Promise<{ deletion: OwnDeletion | null }> => {
  for (const { organizationId, dataSubjectId } of caller.candidate) {
    const place: OwnPlace = { organizationId, dataSubjectId, submissionId: id }
    const found = await deps.withActor(worker, async (tx) => {
      const pending = await findPendingOwnDeletion(tx, place)
      if (pending !== undefined) return { deletion: presentPendingDeletion(place, pending, deps.clock.nowMs()) }
      const erased = await findErasedOwnInterview(tx, place)
      if (erased !== undefined) return { deletion: presentErasedInterview(place, erased) }
      return (await lockOwnSubmission(tx, place)) === undefined ? null : { deletion: null }
    })
    if (found !== null) return found
  }
  throw notFound()
}
