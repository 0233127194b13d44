import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { notFound } from '../../platform/errors'
import type { Transaction } from './repo/own-submission'
import { findSubmissionOwner, type SubmissionOwner } from './repo/submission-owner'

/** Runs as the candidate whose submission it is; a submission of no interview of this browser is reported as missing. */
export const asSubmissionOwner = async <T>(
  deps: Pick<Deps, 'withActor'>,
  request: { readonly caller: Pick<Caller, 'candidate'>; readonly submissionId: string },
  run: (tx: Transaction, owner: SubmissionOwner) => Promise<T>,
): Promise<T> => {
  for (const { organizationId, dataSubjectId } of request.caller.candidate) {
    const found = await deps.withActor({ kind: 'candidate', organizationId, dataSubjectId }, async (tx) => {
      const owner = await findSubmissionOwner(tx, request.submissionId)
      return owner === null ? null : { result: await run(tx, owner) }
    })
    if (found !== null) return found.result
  }
  throw notFound()
}
