import type { DomainEventPayloads } from '@candor/contract'
import { toInterfaceLanguage } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { QueueMail } from '../../notification'
import { findAnswerMail } from '../repo/requests'
import type { Transaction } from '../repo/transaction'

/**
 * Mails the answer to the candidate, in the language of the interview. The link gives no access by itself. Runs in the transaction that
 * delivers the event, so that the ceiling of mails delays the mail and not the answer.
 */
export const mailAnswer = async (
  deps: Pick<Deps, 'publicUrl'> & { readonly queueMail: QueueMail },
  tx: Transaction,
  event: { readonly organizationId: string; readonly payload: DomainEventPayloads['request.answered'] },
): Promise<void> => {
  const mailed = await findAnswerMail(tx, event.payload.requestId)
  if (mailed === undefined) return
  const { request, email, language, organizationName, linkId } = mailed
  const { submissionId, kind, outcome, answer, answeredByName } = request
  if (outcome === null || answer === null) return
  await deps.queueMail(tx, {
    to: email,
    language: toInterfaceLanguage(language),
    organizationId: event.organizationId,
    template: {
      name: 'request-answered',
      kind,
      organizationName,
      answeredBy: answeredByName ?? '',
      outcome,
      text: answer,
      url: deps.publicUrl(`/submission/${submissionId}?interview=${linkId}`),
    },
  })
}
