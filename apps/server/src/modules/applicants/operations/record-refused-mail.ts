import type { DomainEventOf } from '@candor/contract'
import type { Deps } from '../../../deps'
import { findRefusedReader, markMailRefused, reopenReply, type Transaction } from '../repo/refused-mails'

/**
 * Notes that a mail did not reach an applicant. A stage's mail then was no reply. Runs in the transaction that delivers the event.
 */
export const recordRefusedMail = async (
  deps: Pick<Deps, 'clock' | 'recordEvent'>,
  tx: Transaction,
  { organizationId, payload }: Pick<DomainEventOf<'mail.refused'>, 'organizationId' | 'payload'>,
): Promise<void> => {
  const { mailId, queuedAt } = payload
  const reader = await findRefusedReader(tx, mailId)
  if (reader === undefined) return
  const { applicantId, submittedAt } = reader
  if (submittedAt === null) await reopenReply(tx, { applicantId, mailId, queuedAt: new Date(queuedAt) })
  // The mail about a submission goes out when it arrives: the real time would tell of a retake.
  await markMailRefused(tx, { applicantId, at: submittedAt ?? new Date(deps.clock.nowMs()) })
  await deps.recordEvent(tx, {
    type: 'applicant.mailRefused',
    organizationId,
    dataSubjectId: null,
    subjectId: applicantId,
    payload: { applicantId },
  })
}
