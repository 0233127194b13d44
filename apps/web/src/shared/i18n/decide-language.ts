import type { InterfaceLanguage } from '@candor/contract'

/** Whether a stored preference holds only for the visit in which it was chosen: the specification's rule for Vietnamese. */
const isResetOnStart: Record<InterfaceLanguage, boolean> = { en: false, vi: true }

/** What is known when the app starts. */
export interface LanguageFacts {
  /** The preference kept in local storage. */
  stored: InterfaceLanguage | null
  /** What was chosen in this visit (session storage). */
  visit: InterfaceLanguage | null
  /** `?selected_lang=` of the address. */
  asked: InterfaceLanguage | null
  /** This visit has already been reset once. */
  hasReset: boolean
  /** The operator's setting, as far as it is known. */
  remembersVietnamese: boolean
}

export interface LanguageDecision {
  language: InterfaceLanguage
  /** Remember this language for the visit. */
  visit?: InterfaceLanguage
  /** Store English over Vietnamese, mark the visit as reset and reload once. */
  resets: boolean
}

/**
 * The spec's language rule: a stored Vietnamese is reset to English with one reload, unless the operator lets it stand. What the
 * address or the reader chose in this visit goes before. `hasReset` ends it where storage does not hold what is written.
 */
export function decideLanguage(facts: LanguageFacts): LanguageDecision {
  if (facts.asked) return { language: facts.asked, visit: facts.asked, resets: false }
  if (facts.visit) return { language: facts.visit, resets: false }
  if (facts.stored === null) return { language: 'en', resets: false }
  if (!isResetOnStart[facts.stored] || facts.remembersVietnamese) return { language: facts.stored, resets: false }
  return { language: 'en', resets: !facts.hasReset }
}
