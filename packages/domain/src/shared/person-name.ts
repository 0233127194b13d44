import type { InterfaceLanguage } from '@candor/contract'

const familyNameFirst: Readonly<Record<InterfaceLanguage, boolean>> = { en: false, vi: true }

/** Whether readers of the language write, and are asked for, the family name before the given name. */
export function isFamilyNameFirst(language: InterfaceLanguage): boolean {
  return familyNameFirst[language]
}

/** A person's name as readers of the language write it: Vietnamese puts the family name first. */
export function formatPersonName(
  person: { readonly firstName: string; readonly lastName: string },
  language: InterfaceLanguage,
): string {
  const { firstName, lastName } = person
  return (isFamilyNameFirst(language) ? `${lastName} ${firstName}` : `${firstName} ${lastName}`).trim()
}
