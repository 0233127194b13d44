import type { Deps } from '../../../../deps'
import type { Caller } from '../../../../http/caller'
import { asSubmissionOwner } from '../../as-submission-owner'
import { withdrawCertificateRow } from '../../repo/certificates'

/** Deletes what the certificate says; its code stays, so that a check can say that it was withdrawn. */
export const withdrawCertificate = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  caller: Pick<Caller, 'candidate'>,
  { id }: { readonly id: string },
): Promise<void> =>
  asSubmissionOwner(deps, { caller, submissionId: id }, (tx) =>
    withdrawCertificateRow(tx, { submissionId: id, nowMs: deps.clock.nowMs() }),
  )
