import type { InterviewLanguage } from '@candor/contract'

/** The varieties of an interview language that speech recognition and voices tell apart, as BCP 47 tags. The first is the preset. */
const subLanguages = {
  en: ['en-US', 'en-GB', 'en-AU', 'en-CA', 'en-IN', 'en-NZ', 'en-SG', 'en-ZA'],
  vi: ['vi-VN'],
} as const satisfies Readonly<Record<InterviewLanguage, readonly [string, ...string[]]>>

export type SubLanguage = (typeof subLanguages)[InterviewLanguage][number]

export const listSubLanguages = (language: InterviewLanguage): readonly SubLanguage[] => subLanguages[language]

export const getPresetSubLanguage = (language: InterviewLanguage): SubLanguage => subLanguages[language][0]

/** The sub-language that a tag names, in any case and with `_` or `-`. Null: it isn't one of this language. */
export const findSubLanguage = (language: InterviewLanguage, tag: string): SubLanguage | null =>
  listSubLanguages(language).find((known) => known.toLowerCase() === tag.toLowerCase().replace('_', '-')) ?? null
