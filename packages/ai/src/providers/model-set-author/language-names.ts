import type { AuthorLanguage } from '../../ports/set-author'

/** As the prompts name them. */
export const languageNames: Readonly<Record<AuthorLanguage, string>> = { en: 'English', vi: 'Vietnamese' }
