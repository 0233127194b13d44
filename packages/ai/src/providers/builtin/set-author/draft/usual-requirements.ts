import type { AuthorLanguage, Requirement } from '../../../../ports/set-author'
import { getCompetency } from '../bank/competencies'
import type { Occupation } from '../titles/occupations'
import { findTrade } from '../trades/trades'

const MAX_DUTIES = 8
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Duties of an occupation, in the language of the set. They come from no description. */
export function listUsualDuties(occupation: Occupation, language: AuthorLanguage): readonly Requirement[] {
  const duties = language === 'vi' ? (findTrade(occupation.code)?.vietnameseDuties ?? []) : occupation.duties
  return duties.slice(0, MAX_DUTIES).map((duty) => {
    return { name: capitalize(duty), kind: 'duty', weight: 3, isMustHave: false, sourceQuote: null }
  })
}

/** What an occupation usually asks for: its duties, the tools in demand, and the qualities that its work styles stand out by. */
export function listUsualRequirements(occupation: Occupation, language: AuthorLanguage): readonly Requirement[] {
  const base = { isMustHave: false, sourceQuote: null }
  const tools = occupation.tools.map((name): Requirement => ({ ...base, name, kind: 'tool', weight: 3 }))
  const qualities = occupation.competencies.map(
    (id): Requirement => ({ ...base, name: getCompetency(id).name[language], kind: 'quality', weight: 3 }),
  )
  return [...listUsualDuties(occupation, language), ...tools, ...qualities]
}
