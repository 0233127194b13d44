import { hasAssessmentFailed } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { QueueMail } from '../../notification'
import { findSubmission, type Transaction } from '../../submissions'
import { findMailedSubmission, listOwnerAddresses } from '../repo/mail-recipients'

/**
 * Mails the organization's owners that an assessment was given up, with a link to the submission. Runs in the transaction that
 * delivers the event, so each event leads to one mail.
 */
export const mailGivenUp = async (
  deps: Pick<Deps, 'publicUrl' | 'log'> & { readonly queueMail: QueueMail },
  tx: Transaction,
  { submissionId }: { readonly submissionId: string },
): Promise<void> => {
  const row = await findSubmission(tx, submissionId)
  // A member may have asked for another assessment before the event was delivered.
  if (row === undefined || !hasAssessmentFailed(row)) return
  const mailed = await findMailedSubmission(tx, submissionId)
  if (mailed === undefined) return
  const { organizationId } = row
  const owners = await listOwnerAddresses(tx, organizationId)
  if (owners.length === 0)
    deps.log.warn({ submissionId, organizationId }, 'an assessment was given up; no owner to mail')
  const url = deps.publicUrl(`/company/submission-details?id=${submissionId}`)
  const { organizationName } = mailed
  for (const { email, locale } of owners)
    await deps.queueMail(tx, {
      to: email,
      language: locale,
      organizationId,
      template: { name: 'assessment-given-up', organizationName, url },
    })
}
