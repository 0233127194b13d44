import type { InterfaceLanguage } from '@candor/contract'
import { findInterfaceLanguage } from '@candor/domain'
import { dropStored, readStored, writeStored } from '../storage'
import { decideLanguage } from './decide-language'

const STORED = 'candor.language'
const VISIT = 'candor.visit-language'
const HAS_RESET = 'candor.language-reset'
const REMEMBERS = 'candor.remember-vietnamese'
/** Read by the server (apps/server/src/http/first-pages). It ends with the browser's session, as a visit does. */
const COOKIE = 'candor_language'

/** What the server renders if the browser says nothing. */
const isServedWithoutCookie: Record<InterfaceLanguage, boolean> = { en: true, vi: false }

/** The server renders the next page in this language. */
function keepLanguageCookie(language: InterfaceLanguage): void {
  const isHttps = window.location.protocol === 'https:'
  // The prefix binds the cookie to this very host; browsers accept it over https only.
  const name = isHttps ? `__Host-${COOKIE}` : COOKIE
  const isKept = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
  if (isServedWithoutCookie[language] && !isKept) return
  const lifetime = isServedWithoutCookie[language] ? '; Expires=Thu, 01 Jan 1970 00:00:00 GMT' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is missing in Firefox and Safari
  document.cookie = `${name}=${language}; Path=/; SameSite=Lax${lifetime}${isHttps ? '; Secure' : ''}`
}

/** Applies the language rule to this browser. `null`: a reload is under way and nothing should be drawn. */
export function startLanguage(location: Location): InterfaceLanguage | null {
  const decision = decideLanguage({
    stored: findInterfaceLanguage(readStored('local', STORED)),
    visit: findInterfaceLanguage(readStored('session', VISIT)),
    asked: findInterfaceLanguage(new URLSearchParams(location.search).get('selected_lang')),
    hasReset: readStored('session', HAS_RESET) !== null,
    remembersVietnamese: readStored('local', REMEMBERS) === 'true',
  })
  keepLanguageCookie(decision.language)
  if (decision.visit) writeStored('session', VISIT, decision.visit)
  if (decision.resets) {
    writeStored('local', STORED, 'en')
    // Without a mark that holds, a reload could come again and again: then English without one.
    if (writeStored('session', HAS_RESET, '1')) {
      location.reload()
      return null
    }
  }
  return decision.language
}

/** The reader's own choice: kept as the preference and for this visit. */
export function saveLanguage(language: InterfaceLanguage): void {
  writeStored('local', STORED, language)
  writeStored('session', VISIT, language)
  keepLanguageCookie(language)
}

/** The operator's setting arrives after the start; it holds from the next visit on. */
export function keepRemembersVietnamese(remembers: boolean): void {
  if (remembers) writeStored('local', REMEMBERS, 'true')
  else dropStored('local', REMEMBERS)
}
