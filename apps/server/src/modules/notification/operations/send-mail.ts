import type { Deps } from '../../../deps'
import { toInstant } from '../../../platform/clock'
import { omitLogo } from '../logo-image'
import { AddressRefusedError, type Mailer, type OutgoingMail } from '../providers/smtp-mailer'
import { beginAttempt, findMailLogo, type MailRow, recordAttempt } from '../repo/mails'
import { findSubscription, makeUnsubscribeToken } from '../unsubscribe-token'

type SendDeps = Pick<Deps, 'withActor' | 'clock' | 'keyedHash' | 'publicUrl' | 'recordEvent' | 'log'> & {
  mailer: Mailer | null
}

/** RFC 8058: the address that a mail program posts to when its reader presses "unsubscribe". */
const oneClickUrl = (deps: SendDeps, row: MailRow): string | null => {
  const subscription = findSubscription(row)
  if (subscription === null) return null
  return deps.publicUrl(`/api/notification/unsubscribe?token=${makeUnsubscribeToken(deps, subscription)}`)
}

/** The logo as it is now, and the HTML without its place if it was removed. */
const readLogo = async (deps: SendDeps, row: MailRow): Promise<Pick<OutgoingMail, 'html' | 'logo'>> => {
  const { hasLogo, organizationId, html } = row
  if (!hasLogo || organizationId === null) return { html, logo: null }
  const logo = await deps.withActor({ kind: 'worker' }, (tx) => findMailLogo(tx, organizationId))
  return logo === null ? { html: omitLogo(html), logo } : { html, logo }
}

/** Ends a mail whose address was refused for good, and says so to the modules that answer for its reader. */
const recordRefusal = (deps: SendDeps, row: MailRow): Promise<void> => {
  const { id, organizationId, template } = row
  deps.log.warn({ template, mailId: id }, 'a mail server refused an address for good')
  return deps.withActor({ kind: 'worker' }, async (tx) => {
    await recordAttempt(tx, id, { state: 'refused', at: new Date(deps.clock.nowMs()) })
    if (organizationId === null) return
    const payload = { mailId: id, queuedAt: toInstant(row.createdAt.getTime()) }
    await deps.recordEvent(tx, { type: 'mail.refused', organizationId, dataSubjectId: null, subjectId: id, payload })
  })
}

/**
 * Sends one queued mail. Without a mail server it goes to the outbox page. The attempt is recorded before the server is
 * contacted, so a killed process may cause a second copy with the same Message-ID, but never a third.
 */
export const sendMail = async (deps: SendDeps, input: { mailId: string }): Promise<void> => {
  const row = await deps.withActor({ kind: 'worker' }, (tx) =>
    beginAttempt(tx, input.mailId, { hasServer: deps.mailer !== null, at: new Date(deps.clock.nowMs()) }),
  )
  if (row === null || deps.mailer === null) return
  const record = (state: 'sent' | 'waiting'): Promise<void> =>
    deps.withActor({ kind: 'worker' }, (tx) => recordAttempt(tx, row.id, { state, at: new Date(deps.clock.nowMs()) }))
  const { to, subject, text, calendar } = row
  try {
    await deps.mailer.send({
      messageId: `<${row.id}@candor>`,
      to,
      subject,
      text,
      ...(await readLogo(deps, row)),
      calendar,
      oneClickUrl: oneClickUrl(deps, row),
    })
  } catch (error) {
    if (error instanceof AddressRefusedError) return recordRefusal(deps, row)
    await record('waiting')
    throw error
  }
  await record('sent')
}
