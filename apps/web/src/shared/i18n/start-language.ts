import { dropStored, readStored, writeStored } from '../storage'
import { decideLanguage } from './decide-language'
import { asLanguage, type Language } from './languages'

const STORED = 'candor.language'
const VISIT = 'candor.visit-language'
const HAS_RESET = 'candor.language-reset'
const REMEMBERS = 'candor.remember-vietnamese'

/** Applies the language rule to this browser. `null`: a reload is under way and nothing should be drawn. */
export function startLanguage(location: Location): Language | null {
  const decision = decideLanguage({
    stored: asLanguage(readStored('local', STORED)),
    visit: asLanguage(readStored('session', VISIT)),
    asked: asLanguage(new URLSearchParams(location.search).get('selected_lang')),
    hasReset: readStored('session', HAS_RESET) !== null,
    remembersVietnamese: readStored('local', REMEMBERS) === 'true',
  })
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
export function keepLanguage(language: Language): void {
  writeStored('local', STORED, language)
  writeStored('session', VISIT, language)
}

/** The operator's setting arrives after the start; it holds from the next visit on. */
export function keepRemembersVietnamese(remembers: boolean): void {
  if (remembers) writeStored('local', REMEMBERS, 'true')
  else dropStored('local', REMEMBERS)
}
