import { formatPersonName } from '@candor/domain'
import { useLocale } from 'use-intl'

/** Formats names in the order of the page's language. */
export function usePersonName(): (person: { readonly firstName: string; readonly lastName: string }) => string {
  const language = useLocale()
  return (person) => formatPersonName(person, language)
}
