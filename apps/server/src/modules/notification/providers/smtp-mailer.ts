import nodemailer from 'nodemailer'
import { logoContentId } from '../logo-image'

export interface OutgoingMail {
  /** Stable per mail, so that a receiver can tell a second copy. */
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** An iCalendar file to attach; null: the mail has none. */
  readonly calendar: string | null
  /** The organization's logo, which the HTML shows; null: the mail has none. */
  readonly logo: { readonly mime: string; readonly bytes: Uint8Array } | null
  /** The one-click unsubscribe address; null: the mail has none. */
  readonly oneClickUrl: string | null
}

/** The server has no such address, or takes nothing for it: another try is no use. */
export class AddressRefusedError extends Error {}

/** A 5xx reply to the address itself, and to nothing else of the mail. */
const isAddressRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500

/** Hands a mail to a mail server; rejects when the server does not take it, with `AddressRefusedError` if it never will. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

const attachCalendar = (calendar: string) => ({
  filename: 'interview.ics',
  content: calendar,
  contentType: 'text/calendar; charset=utf-8',
})

/** Inside the mail: opening it asks no server for the picture. */
const attachLogo = ({ mime, bytes }: NonNullable<OutgoingMail['logo']>) => ({
  filename: mime.replace('image/', 'logo.'),
  content: Buffer.from(bytes),
  contentType: mime,
  contentDisposition: 'inline' as const,
  cid: logoContentId,
})

/** Real SMTP by URL (smtp:// or smtps://, with user and password in it where needed). */
export const createSmtpMailer = (smtpUrl: string, from: string): Mailer => {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ oneClickUrl, calendar, logo, ...mail }) {
      // As one address, not as a header to be parsed: a comma or a bracket in it must not name another receiver.
      const to = { name: '', address: mail.to }
      const unsubscribe =
        oneClickUrl === null
          ? {}
          : { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      const headers = { 'Auto-Submitted': 'auto-generated', ...unsubscribe }
      const attachments = [
        ...(logo === null ? [] : [attachLogo(logo)]),
        ...(calendar === null ? [] : [attachCalendar(calendar)]),
      ]
      await transport.sendMail({ ...mail, from, to, headers, attachments }).catch((error: unknown) => {
        throw isAddressRefused(error) ? new AddressRefusedError('the address was refused', { cause: error }) : error
      })
    },
    close() {
      transport.close()
    },
  }
}
