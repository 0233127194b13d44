import { checkPassword } from '@candor/domain'
import { AppError } from '../../../errors'
import type { UserRow } from '../core/repo'

/** Refuses a new password that is too easy to guess for this person: `field` of the form says why. */
export const requireStrong = (
  password: string,
  of: { person: readonly string[]; field: 'password' | 'newPassword' },
): void => {
  const fault = checkPassword(password.normalize('NFC'), of.person)
  if (fault !== null) throw new AppError('PASSWORD_TOO_WEAK', { fields: { [of.field]: fault } })
}

export const personOf = (user: Pick<UserRow, 'email' | 'firstName' | 'lastName'>): string[] => [
  user.email,
  user.firstName,
  user.lastName,
]
