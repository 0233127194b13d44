import { isFamilyNameFirst } from '@candor/domain'
import { useLocale } from 'use-intl'

type NameField = 'firstName' | 'lastName'

/** The name fields in the order in which a form asks for them: Vietnamese forms begin with the family name. */
export function useNameFieldOrder(): readonly [NameField, NameField] {
  return isFamilyNameFirst(useLocale()) ? ['lastName', 'firstName'] : ['firstName', 'lastName']
}
