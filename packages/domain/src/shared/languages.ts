import {
  type InterfaceLanguage,
  type InterviewLanguage,
  interfaceLanguages,
  interviewLanguages,
} from '@candor/contract'

/** The language in which an interview's person or result is shown; every interview language names one. */
const shownIn: Readonly<Record<InterviewLanguage, InterfaceLanguage>> = { en: 'en', vi: 'vi' }

/** The interview language that a reader of the interface most likely speaks; null where no interviews are held in it. */
const spokenBy: Readonly<Record<InterfaceLanguage, InterviewLanguage | null>> = { en: 'en', vi: 'vi' }

export function toInterfaceLanguage(language: InterviewLanguage): InterfaceLanguage {
  return shownIn[language]
}

export function toInterviewLanguage(language: InterfaceLanguage): InterviewLanguage | null {
  return spokenBy[language]
}

export function findInterviewLanguage(value: string | null): InterviewLanguage | null {
  return interviewLanguages.find((language) => language === value) ?? null
}

export function findInterfaceLanguage(value: string | null): InterfaceLanguage | null {
  return interfaceLanguages.find((language) => language === value) ?? null
}

/** The interface language of a language tag such as `vi-VN`, in any case. */
export function findInterfaceLanguageOfTag(tag: string): InterfaceLanguage | null {
  return findInterfaceLanguage(tag.toLowerCase().split(/[-_]/, 1)[0] ?? null)
}
