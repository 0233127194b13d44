export const languages = ['en', 'vi'] as const
export type Language = (typeof languages)[number]

/** Each language in its own words: a reader looks for the name they know. */
export const languageNames: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt' }

export function asLanguage(raw: string | null): Language | null {
  return languages.find((language) => language === raw) ?? null
}
