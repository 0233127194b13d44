import { AppError } from '../platform/errors'

/** NUL, which PostgreSQL can't hold, and half of a surrogate pair, which UTF-8 can't. */
const unstorable = /[\0\p{Cs}]/u

/** Whether a string, a key or the name of a file in this value can't be stored. */
export const hasUnstorableText = (value: unknown): boolean => {
  if (typeof value === 'string') return unstorable.test(value)
  if (value instanceof File) return unstorable.test(value.name)
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false
  return Object.entries(value).some(([key, item]) => unstorable.test(key) || hasUnstorableText(item))
}

/**
 * Refuses input with text that can't be stored. Text that a person wrote was normalized by its shape before this (zText); what is
 * left are ids, codes and secrets, in which it is no slip.
 */
export function requireStorableText(...values: readonly unknown[]): void {
  if (values.some(hasUnstorableText)) throw new AppError('MALFORMED_REQUEST')
}
