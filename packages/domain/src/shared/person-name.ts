import type { Language } from '@candor/contract'

/** A person's name as readers of the language write it: Vietnamese puts the family name first. */
export function formatPersonName(person: {
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
}): string {
  const { firstName, lastName, language } = person
  return (language === 'vi' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`).trim()
}
