import { isResultShared, toInterfaceLanguage } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { QueueMail } from '../../notification'
import { findSubmission, type Transaction } from '../../submissions'
import { findMailedSubmission } from '../repo/mail-recipients'

/**
 * Mails a candidate, whose page promised it when the assessment was given up, that their result is ready, if the set shares
 * results. The link gives no access by itself: it works where the candidate has access or proves the address.
 */
export const mailResult = async (
  deps: Pick<Deps, 'publicUrl'> & { readonly queueMail: QueueMail },
  tx: Transaction,
  { submissionId }: { readonly submissionId: string },
): Promise<void> => {
  const row = await findSubmission(tx, submissionId)
  if (row === undefined || !isResultShared(row.content)) return
  const mailed = await findMailedSubmission(tx, submissionId)
  if (mailed === undefined) return
  const { organizationName, linkId } = mailed
  await deps.queueMail(tx, {
    to: row.email,
    language: toInterfaceLanguage(row.language),
    organizationId: row.organizationId,
    template: {
      name: 'result-ready',
      organizationName,
      url: deps.publicUrl(`/submission/${submissionId}?interview=${linkId}`),
    },
  })
}
