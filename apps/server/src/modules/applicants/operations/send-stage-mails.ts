import { fillPlaceholders, type InterfaceLanguage, type StageMessages } from '@candor/contract'
import { toInterfaceLanguage } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { QueueMail } from '../../notification'
import { endReply } from '../repo/applicants'
import { endMail, holdWaitingMail, listWaitingMails } from '../repo/stage-mails'
import { findMessages } from '../repo/stage-messages'

export interface StageMailDeps extends Pick<Deps, 'withActor' | 'clock'> {
  readonly queueMail: QueueMail
}

/** The reader's language, or the other one where the organization wrote in that only. */
const chooseLanguage = (messages: StageMessages, wanted: InterfaceLanguage): InterfaceLanguage => {
  if (messages[wanted] !== null) return wanted
  return wanted === 'en' ? 'vi' : 'en'
}

/**
 * Sends what waits of a move, one transaction each, so that a try that ends early repeats none. Who left the stage
 * meanwhile, whose interview was deleted, and whose stage has no message any more, gets none.
 */
export async function sendStageMails(deps: StageMailDeps, { moveId }: { readonly moveId: string }): Promise<void> {
  const ids = await deps.withActor({ kind: 'worker' }, (tx) => listWaitingMails(tx, moveId))
  for (const id of ids) await sendOne(deps, id)
}

function sendOne(deps: StageMailDeps, id: string): Promise<void> {
  return deps.withActor({ kind: 'worker' }, async (tx) => {
    const mail = await holdWaitingMail(tx, id)
    if (mail === undefined) return
    const messages = await findMessages(tx, mail.stageId)
    const language = chooseLanguage(messages, toInterfaceLanguage(mail.language ?? 'en'))
    const message = messages[language]
    if (message === null || mail.isDeleted || mail.currentStageId !== mail.stageId) return endMail(tx, id, 'left_out')
    const values = { first_name: mail.firstName, position: mail.positionName, organization: mail.organizationName }
    // Before the mail is queued, so that its refusal undoes this reply and none that was given later.
    await endReply(tx, { id: mail.applicantId, at: new Date(deps.clock.nowMs()) })
    await deps.queueMail(tx, {
      id,
      to: mail.email,
      language,
      organizationId: mail.organizationId,
      template: {
        name: 'stage-message',
        organizationName: mail.organizationName,
        subject: fillPlaceholders(message.subject, values),
        text: fillPlaceholders(message.text, values),
      },
    })
    await endMail(tx, id, 'sent')
  })
}
