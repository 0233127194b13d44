import { rawRoute } from '../builder'

/** Kinds of mail that people can unsubscribe from; codes, links and notices about their account always arrive. */
export const mailCategories = ['invitations', 'notices'] as const
export type MailCategory = (typeof mailCategories)[number]

/**
 * RFC 8058: a mail program posts a form here with one click; our own page posts the same. The token names one address and one
 * kind of mail and never expires; it can do nothing else. That of a member's notices names the organization, too. GET is the page's,
 * which changes nothing.
 */
export const unsubscribeRawRoutes = {
  unsubscribe: rawRoute({
    id: 'notification.unsubscribe',
    service: 'notification',
    method: 'POST',
    path: '/unsubscribe',
    summary: 'Unsubscribe an address from one kind of mail (one click)',
    policy: { who: 'anyone', why: 'the signed token of the mail is the proof' },
    errors: ['LINK_INVALID'],
    request: { contentType: 'application/x-www-form-urlencoded' },
    response: { status: 204, contentType: null },
    query: { token: 'Of the mail: address and kind, signed' },
  }),
}
