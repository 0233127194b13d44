import type { Deps } from '../../../deps'
import type { Mailer } from '../providers/smtp-mailer'
import { findMail, recordAttempt } from '../repo'

/**
 * Sends one queued mail. Without a mail server it goes to the outbox page. The row is not locked while the server is
 * spoken to, so a process killed in between may send a second copy, with the same Message-ID: at most one.
 */
export const sendMail = async (
  deps: Pick<Deps, 'withActor' | 'clock'> & { mailer: Mailer | null },
  input: { mailId: string },
): Promise<void> => {
  const row = await deps.withActor({ kind: 'worker' }, (tx) => findMail(tx, input.mailId))
  if (row === undefined || row.state === 'sent' || row.state === 'outbox') return
  const record = (state: 'sent' | 'waiting' | 'outbox'): Promise<void> =>
    deps.withActor({ kind: 'worker' }, (tx) => recordAttempt(tx, row.id, { state, at: new Date(deps.clock.nowMs()) }))
  if (deps.mailer === null) return record('outbox')
  const { to, subject, text, html } = row
  try {
    await deps.mailer.send({ messageId: `<${row.id}@candor>`, to, subject, text, html })
  } catch (error) {
    await record('waiting')
    throw error
  }
  await record('sent')
}
