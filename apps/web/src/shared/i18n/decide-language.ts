import type { Language } from './languages'

/** What is known when the app starts. */
export interface LanguageFacts {
  /** The preference kept in local storage. */
  stored: Language | null
  /** What was chosen in this visit (session storage). */
  visit: Language | null
  /** `?selected_lang=` of the address. */
  asked: Language | null
  /** This visit has already been reset once. */
  hasReset: boolean
  /** The operator's setting, as far as it is known. */
  remembersVietnamese: boolean
}

export interface LanguageDecision {
  language: Language
  /** Remember this language for the visit. */
  visit?: Language
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
  if (facts.stored !== 'vi') return { language: 'en', resets: false }
  if (facts.remembersVietnamese) return { language: 'vi', resets: false }
  return { language: 'en', resets: !facts.hasReset }
}
