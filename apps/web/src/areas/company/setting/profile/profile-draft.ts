import type { InterfaceLanguage, Profile } from '@candor/contract'

export interface ProfileDraft {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly locale: InterfaceLanguage
}
export type ProfileProblems = Partial<Record<'firstName' | 'lastName' | 'phone', 'required' | 'invalid'>>

export const createDraft = ({ firstName, lastName, phone, locale }: Profile): ProfileDraft => ({
  firstName,
  lastName,
  phone,
  locale,
})

/** As people write numbers: digits, spaces and + ( ) - . */
const phonePattern = /^\+?[\d\s().-]*$/

/** What would be refused, found before it is sent. */
export function findProblems(draft: ProfileDraft): ProfileProblems {
  const problems: ProfileProblems = {}
  if (draft.firstName.trim() === '') problems.firstName = 'required'
  if (draft.lastName.trim() === '') problems.lastName = 'required'
  if (!phonePattern.test(draft.phone.trim())) problems.phone = 'invalid'
  return problems
}

/** Only what differs from what the server has, so that a change made elsewhere is not written over. */
export function getChanges(draft: ProfileDraft, saved: Profile): Partial<ProfileDraft> {
  const changes: Partial<Record<keyof ProfileDraft, string>> & { locale?: InterfaceLanguage } = {}
  for (const field of ['firstName', 'lastName', 'phone'] as const)
    if (draft[field].trim() !== saved[field]) changes[field] = draft[field].trim()
  if (draft.locale !== saved.locale) changes.locale = draft.locale
  return changes
}
