import type { MailState } from '@candor/contract'

/** Still to be sent, or handed to the mail server without a known end. */
export function isMailPending(state: MailState): boolean {
  return state === 'waiting' || state === 'sending'
}

/** Handed to the mail server, or its sender died in the middle of that. */
export function isMailBeingSent(state: MailState): boolean {
  return state === 'sending'
}

export function isMailSent(state: MailState): boolean {
  return state === 'sent'
}

/** Never retried: the address is unsubscribed or was refused, or too many senders stopped while sending it. */
export function isMailGivenUp(state: MailState): boolean {
  return state === 'suppressed' || state === 'unclear' || state === 'refused'
}
