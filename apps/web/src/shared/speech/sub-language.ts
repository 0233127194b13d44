import { type InterviewLanguage, interviewLanguages } from '@candor/contract'
import { findSubLanguage, getPresetSubLanguage, listSubLanguages, type SubLanguage } from '@candor/domain'
import { readStored, writeStored } from '../storage'

/** The candidate's choice for the chosen language. */
const SELECTED = 'candor.interview.sub-language'
/** The last choice for each language, so that a choice comes back with its language. */
const TYPES = 'candor.interview.language-types'

function readTypes(): Partial<Record<InterviewLanguage, SubLanguage>> {
  const types: Partial<Record<InterviewLanguage, SubLanguage>> = {}
  for (const tag of (readStored('session', TYPES) ?? '').split(' ')) {
    for (const language of interviewLanguages) {
      const found = findSubLanguage(language, tag)
      if (found !== null) types[language] = found
    }
  }
  return types
}

const findOfDevice = (language: InterviewLanguage): SubLanguage | null => {
  const found = navigator.languages.map((tag) => findSubLanguage(language, tag))
  return found.find((tag) => tag !== null) ?? null
}

/** The candidate's sub-language: the choice in this tab, else the device's, else the only one. Null: unknown. */
export function readSubLanguage(language: InterviewLanguage): SubLanguage | null {
  const [only, ...others] = listSubLanguages(language)
  return (
    findSubLanguage(language, readStored('session', SELECTED) ?? '') ??
    readTypes()[language] ??
    findOfDevice(language) ??
    (others.length === 0 ? (only ?? null) : null)
  )
}

export function saveSubLanguage(language: InterviewLanguage, subLanguage: SubLanguage): void {
  writeStored('session', SELECTED, subLanguage)
  writeStored('session', TYPES, Object.values({ ...readTypes(), [language]: subLanguage }).join(' '))
}

/** The tags to try for speech, the candidate's first. */
export function listSpeechTags(language: InterviewLanguage): readonly SubLanguage[] {
  return [...new Set([readSubLanguage(language) ?? getPresetSubLanguage(language), ...listSubLanguages(language)])]
}
