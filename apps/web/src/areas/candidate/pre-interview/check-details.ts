import { isDisplayName } from '@candor/contract'
import type { Details } from '../draft'

export type DetailsFault = 'firstNameRequired' | 'lastNameRequired' | 'nameNotAllowed' | 'emailRequired' | 'emailFormat'
export type DetailsFaults = Partial<Record<keyof Details, DetailsFault>>

/** The shape of the contract's email pattern: one @, no spaces, a domain with a dot. The server checks it again. */
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/u

export function emailFault(email: string): 'emailRequired' | 'emailFormat' | undefined {
  if (email.trim() === '') return 'emailRequired'
  return EMAIL.test(email.trim()) ? undefined : 'emailFormat'
}

/** The messages of the specification's section 5, by field; empty without errors. */
export function checkDetails({ firstName, lastName, email }: Details): DetailsFaults {
  const faults: DetailsFaults = {}
  if (firstName.trim() === '') faults.firstName = 'firstNameRequired'
  if (lastName.trim() === '') faults.lastName = 'lastNameRequired'
  if (!isDisplayName(firstName)) faults.firstName = 'nameNotAllowed'
  if (!isDisplayName(lastName)) faults.lastName = 'nameNotAllowed'
  const fault = emailFault(email)
  if (fault) faults.email = fault
  return faults
}
