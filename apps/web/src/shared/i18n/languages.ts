import type { InterfaceLanguage, InterviewLanguage } from '@candor/contract'

/** Each language in its own words: readers look for the name they know. */
export const languageNames: Record<InterfaceLanguage | InterviewLanguage, string> = { en: 'English', vi: 'Tiếng Việt' }
