import type { AssessLanguage } from '../input'
import { en } from './en'
import type { Lexicon } from './lexicon-shape'
import { vi } from './vi'

export type { Lexicon } from './lexicon-shape'

const lexicons: Readonly<Record<AssessLanguage, Lexicon>> = { en, vi }

export function getLexicon(language: AssessLanguage): Lexicon {
  return lexicons[language]
}
