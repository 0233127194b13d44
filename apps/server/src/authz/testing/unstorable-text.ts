import type { Random } from './random'
import { FilePlace } from './sample-value'

/** NUL and both halves of a surrogate pair: PostgreSQL can hold none of them. */
const unstorable = ['\0', '\ud800', '\udfff']

type Place = readonly (string | number)[]

const listTexts = (value: unknown, place: Place = []): readonly Place[] => {
  if (typeof value === 'string') return [place]
  if (value instanceof FilePlace || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => listTexts(item, [...place, key]))
}

const addAt = (value: unknown, [key, ...rest]: Place, text: string): unknown => {
  if (key === undefined) return `${String(value)}${text}`
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, item]) => [name, name === key ? addAt(item, rest, text) : item])
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}

/** The input with a character in one of its texts that can't be stored. Texts in the path stay: they have a test of their own. */
export const addUnstorable = (
  input: Record<string, unknown>,
  inPath: readonly string[],
  random: Random,
): Record<string, unknown> => {
  const places = listTexts(input).filter(([key]) => !inPath.includes(String(key)))
  if (places.length === 0) return input
  const [key, ...rest] = random.pick(places)
  const name = String(key)
  return { ...input, [name]: addAt(input[name], rest, random.pick(unstorable)) }
}
