import { checkPassword } from '@candor/domain'
import { AppError } from '../../../platform/errors'
import type { UserRow } from '../core/repo/users'

/** Refuses a new password that is too easy to guess for this person: `field` of the form says why. */
export const requireStrong = (
  password: string,
  input: { person: readonly string[]; field: 'password' | 'newPassword' },
): void => {
  const fault = checkPassword(password.normalize('NFC'), input.person)
  if (fault !== null) throw new AppError('PASSWORD_TOO_WEAK', { fields: { [input.field]: fault } })
}

/** What a person's passwords must not be made of; the whole name too, in either order, as names are written in both. */
export const listPersonalWords = ({
  email,
  firstName,
  lastName,
}: Pick<UserRow, 'email' | 'firstName' | 'lastName'>): string[] => [
  email,
  firstName,
  lastName,
  `${firstName} ${lastName}`,
  `${lastName} ${firstName}`,
  `${firstName}${lastName}`,
  `${lastName}${firstName}`,
]
