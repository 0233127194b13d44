import type { OwnCertificate } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { Caller } from '../../../../http/caller'
import { asSubmissionOwner } from '../../as-submission-owner'
import { findCertificate } from '../../repo/certificates'
import { getOwnRow } from '../../repo/own-submission'
import { canHaveCertificate, findOwnLevel } from '../certificate-facts'

/** The candidate's certificate of an interview, and what they can put on one. */
export const getCertificate = (
  deps: Pick<Deps, 'withActor'>,
  caller: Pick<Caller, 'candidate'>,
  { id }: { readonly id: string },
): Promise<OwnCertificate> =>
  asSubmissionOwner(deps, { caller, submissionId: id }, async (tx) => {
    const row = await getOwnRow(tx, id)
    const create = canHaveCertificate(row)
    return {
      certificate: await findCertificate(tx, id),
      can: { create, showLevel: create && findOwnLevel(row) !== null },
    }
  })
