import { isResultShared, toInterfaceLanguage } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { QueueMail } from '../../notification'
import { hasConsent } from '../../sessions'
import { findReplyBy } from '../find-reply-by'
import { findMailHost } from '../repo/mail-host'
import { findSubmission } from '../repo/submissions'

export interface MailSubmittedDeps extends Pick<Deps, 'withActor' | 'publicUrl'> {
  readonly queueMail: QueueMail
}

/**
 * Mails a candidate who has submitted an interview what happens next, and by when. The link gives no access by itself: it works
 * where the candidate has access or proves the address. Repeatable: the mail has the id of the submission.
 */
export const mailSubmitted = (
  deps: MailSubmittedDeps,
  { submissionId }: { readonly submissionId: string },
): Promise<void> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const row = await findSubmission(tx, submissionId)
    const host = await findMailHost(tx, submissionId)
    if (row === undefined || host === undefined) return
    const replyBy = findReplyBy(row, host.awaitedReply)
    await deps.queueMail(tx, {
      id: submissionId,
      to: row.email,
      language: toInterfaceLanguage(row.language),
      organizationId: row.organizationId,
      template: {
        name: 'interview-submitted',
        organizationName: host.organizationName,
        positionName: row.content.positionName,
        isAiAllowed: await hasConsent(tx, { sessionId: row.sessionId, purpose: 'ai' }),
        isResultShared: isResultShared(row.content),
        replyByMs: replyBy === null ? null : Date.parse(replyBy),
        url: deps.publicUrl(`/submission/${submissionId}?interview=${host.linkId}`),
      },
    })
  })
