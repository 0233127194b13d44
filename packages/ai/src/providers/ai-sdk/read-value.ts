import type { z } from 'zod'
import type { GenerateInput } from '../../ports/language-model'

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

/** Where a value does not have the shape, without any word of it. */
function describeShapeFault({ issues }: z.ZodError): string {
  const places = issues.slice(0, 5).map(({ path, code }) => `${path.map(String).join('.') || 'the whole'} (${code})`)
  return `Its shape is wrong at: ${places.join(', ')}.`
}

export type ReadValue<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: string }

/** An answer as the value that was asked for, or what is wrong with it. */
export function readValue<T>(wish: Pick<GenerateInput<T>, 'schema' | 'findFault'>, text: string): ReadValue<T> {
  const json = extractJson(text.normalize('NFC'))
  if (json === null) return { ok: false, fault: 'It holds no JSON.' }
  const parsed = wish.schema.safeParse(json)
  if (!parsed.success) return { ok: false, fault: describeShapeFault(parsed.error) }
  const fault = wish.findFault?.(parsed.data) ?? null
  return fault === null ? { ok: true, value: parsed.data } : { ok: false, fault }
}
