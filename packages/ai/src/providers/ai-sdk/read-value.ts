import type { z } from 'zod'

/**
 * The JSON in an answer: the whole text, or the part from the first to the last brace of a text with words or a
 * fence around it. Null when the answer has no JSON.
 */
function extractJson(text: string): unknown {
  const first = text.indexOf('{')
  const last = text.lastIndexOf('}')
  for (const part of [text, text.slice(first, last + 1)]) {
    try {
      return JSON.parse(part)
    } catch {
      // The next reading is tried; without any there is no JSON.
    }
  }
  return null
}

export type ReadValue<T> = { readonly ok: true; readonly value: T } | { readonly ok: false }

/** An answer as the value that was asked for. */
export function readValue<T>(schema: z.ZodType<T>, text: string): ReadValue<T> {
  const parsed = schema.safeParse(extractJson(text.normalize('NFC')))
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false }
}
