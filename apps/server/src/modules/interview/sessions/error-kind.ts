/** What may be logged of a failure: its kind. A database's message, say, repeats the words that were to be stored. */
export const errorKind = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const inner = cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : ''
  return `${error.name}${inner}`
}
