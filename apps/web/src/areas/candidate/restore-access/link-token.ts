import { linkFlows } from '@candor/contract'
import { isCandidateFlow } from '@candor/domain'

/** The token of a mailed link. It stays in memory, so that the browser stores no secret; a reload needs the link again. */
interface OpenedLink {
  readonly linkId: string
  /** Empty if the URL had no valid token. */
  readonly accessToken: string
}

const tokenFormat = /^[A-Za-z0-9_-]{43}$/
let openedLink: OpenedLink | null = null

interface LinkSearch {
  access_token?: string | undefined
  lg_key?: string | undefined
}

/** Stores the token from the URL. True if the URL had one: the caller then removes it before the page loads anything. */
export function storeLinkToken(linkId: string, { access_token, lg_key }: LinkSearch): boolean {
  if (access_token === undefined && lg_key === undefined) return false
  const isValid =
    linkFlows.some((flow) => flow === lg_key && isCandidateFlow(flow)) && tokenFormat.test(access_token ?? '')
  openedLink = { linkId, accessToken: isValid ? (access_token ?? '') : '' }
  return true
}

/** The token that this interview was opened with. Null: it was opened without a mailed link. */
export const findLinkToken = (linkId: string): string | null =>
  openedLink?.linkId === linkId ? openedLink.accessToken : null

/** Call once the link was used or dismissed. */
export function clearLinkToken(): void {
  openedLink = null
}
