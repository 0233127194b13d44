import type { z } from 'zod'

/**
 * The JSON in an answer: the whole text, or what lies between the first and the last brace of a text that has words or a
 * fence around it. Null: there is none.
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
