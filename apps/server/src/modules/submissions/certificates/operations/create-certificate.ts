import type { Certificate } from '@candor/contract'
import { certificateCodeBytes, createCertificateCode } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { Caller } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import { asSubmissionOwner } from '../../as-submission-owner'
import { insertCertificate } from '../../repo/certificates'
import { getOwnRow, getSubmissionHost } from '../../repo/own-submission'
import { type CertificateChoices, canHaveCertificate, createFacts, findOwnLevel, hashFacts } from '../certificate-facts'

/** Makes a certificate of the candidate's completed interview. It says what is known now, and never changes. */
export const createCertificate = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken'>,
  caller: Pick<Caller, 'candidate'>,
  input: CertificateChoices & { readonly id: string },
): Promise<Certificate> =>
  asSubmissionOwner(deps, { caller, submissionId: input.id }, async (tx, owner) => {
    const row = await getOwnRow(tx, input.id)
    const isLevelMissing = input.showsLevel && findOwnLevel(row) === null
    if (!canHaveCertificate(row) || isLevelMissing) throw new AppError('CERTIFICATE_NOT_AVAILABLE')
    const { organizationName } = await getSubmissionHost(tx, row.setId)
    const facts = createFacts(row, { ...input, organizationName })
    const made = await insertCertificate(tx, {
      id: deps.newId(),
      owner,
      code: createCertificateCode(Buffer.from(deps.newToken(certificateCodeBytes), 'base64url')),
      facts,
      contentHash: hashFacts(facts),
      nowMs: deps.clock.nowMs(),
    })
    if (made === null) throw new AppError('CONFLICT')
    return made
  })
