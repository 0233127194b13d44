import { personLimits } from '../limits'

/** One @ between a name and a domain with a dot, and none of the characters that separate addresses. */
export const emailFormat = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/u

/** Whether a text has the form of an address, as zEmail judges it. Pages use it, because it brings no validator along. */
export function isEmail(text: string): boolean {
  const address = text.trim()
  return address.length <= personLimits.emailCharacters && emailFormat.test(address)
}
