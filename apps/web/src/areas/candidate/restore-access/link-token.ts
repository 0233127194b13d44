/** What a mailed link to an interview carries. In memory only: a reload asks for the mail again, and the browser keeps nothing. */
interface OpenedLink {
  readonly linkId: string
  /** Empty: what the address said is no token of ours. */
  readonly accessToken: string
}

const shape = /^[A-Za-z0-9_-]{43}$/
let held: OpenedLink | null = null

interface LinkSearch {
  access_token?: string | undefined
  lg_key?: string | undefined
}

/** Takes the token out of what the address says. True: it said something, and must be cleaned of it before anything is loaded. */
export function storeLinkToken(linkId: string, { access_token, lg_key }: LinkSearch): boolean {
  if (access_token === undefined && lg_key === undefined) return false
  const isOurs = lg_key === 'candidate' && shape.test(access_token ?? '')
  held = { linkId, accessToken: isOurs ? (access_token ?? '') : '' }
  return true
}

/** The token that this interview was opened with; null: it was opened without a link of a mail. */
export const findLinkToken = (linkId: string): string | null => (held?.linkId === linkId ? held.accessToken : null)

/** Once it was used, or not wanted. */
export function clearLinkToken(): void {
  held = null
}
