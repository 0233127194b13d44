/**
 * The one spelling of a value as JSON: keys in the order of their UTF-16 code units, no white space, numbers and strings as
 * ECMAScript writes them (RFC 8785). Equal values have equal bytes, also after a database stored them.
 */
export function formatCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => formatCanonicalJson(item)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${formatCanonicalJson(member)}`)
  return `{${members.join(',')}}`
}
