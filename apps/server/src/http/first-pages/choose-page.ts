import { type InterfaceLanguage, zPublicLink } from '@candor/contract'
import { findInterfaceLanguage } from '@candor/domain'

/** What is known of the visit when its page is asked for. */
export interface PageVisit {
  readonly path: string
  readonly search: URLSearchParams
  readonly hostname: string
  /** The browser has interviews of its own: what the first step shows depends on them. */
  readonly hasInterviews: boolean
}

export type ChosenPage =
  | { readonly page: 'home' }
  | { readonly page: 'sign-in'; readonly canUsePasskeys: boolean }
  | { readonly page: 'intro'; readonly linkId: string }
  | { readonly page: 'skeleton' }

/** The first one over https. */
const languageCookies = ['__Host-candor_language', 'candor_language']
/** Parameters that change nothing of what a page first shows. */
const neutralParameter = /^(?:selected_lang|utm_[a-z]+)$/
const introPath = /^\/interview\/([^/]+)\/?$/
const ipAddress = /^\[|^\d+(?:\.\d+){3}$/

/**
 * The language that the browser decides for, as far as the server can know it: what the address asks for, else what was chosen in this
 * visit (apps/web/src/shared/i18n/start-language.ts keeps the cookie). If the browser knows better, it hides the page until it is drawn.
 */
export const chooseLanguage = (
  search: URLSearchParams,
  cookies: Readonly<Record<string, string | undefined>>,
): InterfaceLanguage => {
  const kept = languageCookies.map((name) => cookies[name]).find((value) => value !== undefined)
  return findInterfaceLanguage(search.get('selected_lang')) ?? findInterfaceLanguage(kept ?? null) ?? 'en'
}

const findLink = ({ path, hasInterviews }: PageVisit): string | null => {
  const linkId = introPath.exec(path)?.[1]
  return linkId !== undefined && !hasInterviews && zPublicLink.safeParse(linkId).success ? linkId : null
}

/** Which page an address shows. Where more than the address decides about it, it is a skeleton. */
export const choosePage = (visit: PageVisit): ChosenPage => {
  const { path, search, hostname } = visit
  if (path === '/') return { page: 'home' }
  if (![...search.keys()].every((name) => neutralParameter.test(name))) return { page: 'skeleton' }
  // Passkeys belong to a domain name.
  if (/^\/company\/sign-in\/?$/.test(path)) return { page: 'sign-in', canUsePasskeys: !ipAddress.test(hostname) }
  const linkId = findLink(visit)
  return linkId === null ? { page: 'skeleton' } : { page: 'intro', linkId }
}
