import { type SetContent, zSetContent } from '@candor/contract'
import { z } from 'zod'

const nfc = (value: unknown): unknown => {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(nfc)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nfc(inner)]))
  }
  return value
}

/** All of a person's words as NFC, so that search and comparison see one spelling. */
export const normaliseContent = (content: SetContent): SetContent => z.parse(zSetContent, nfc(content))
