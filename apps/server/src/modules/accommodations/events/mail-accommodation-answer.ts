import type { DomainEventPayloads } from '@candor/contract'
import { accommodationRules, isOver, toInterfaceLanguage } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { QueueMail } from '../../notification'
import { findAnswerMail } from '../repo/accommodations'
import type { Transaction } from '../repo/transaction'

/**
 * Mails the answer to the candidate, in the language of the interview. The link gives no access by itself: another browser has to prove
 * the address. Runs in the transaction that delivers the event, so that the ceiling of mails delays the mail and not the answer.
 */
export const mailAccommodationAnswer = async (
  deps: Pick<Deps, 'publicUrl'> & { readonly queueMail: QueueMail },
  tx: Transaction,
  event: { readonly organizationId: string; readonly payload: DomainEventPayloads['accommodation.answered'] },
): Promise<void> => {
  const mailed = await findAnswerMail(tx, event.payload.requestId)
  if (mailed === undefined) return
  const { request, email, phase, language, organizationName, linkId } = mailed
  const { outcome, allowsTyping, answer, answeredAt, answeredByName } = request
  if (outcome === null || answer === null || answeredAt === null) return
  await deps.queueMail(tx, {
    to: email,
    language: toInterfaceLanguage(language),
    organizationId: event.organizationId,
    template: {
      name: 'accommodation-answered',
      organizationName,
      answeredBy: answeredByName ?? '',
      outcome,
      allowsTyping,
      waitsUntilMs: isOver({ state: phase }) ? null : answeredAt.getTime() + accommodationRules.heldForMs,
      text: answer,
      url: deps.publicUrl(`/interview/${linkId}`),
    },
  })
}
