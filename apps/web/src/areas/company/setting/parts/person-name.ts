import type { Language } from '@candor/contract'
import { useLocale } from 'use-intl'

interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** Vietnamese names are read family name first. */
export const personName = ({ firstName, lastName }: Named, language: Language): string =>
  (language === 'vi' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`).trim()

/** A person's name in the order of the page's language. */
export function usePersonName(): (person: Named) => string {
  const language = useLocale()
  return (person) => personName(person, language)
}
