/** The type of an error is all that may be logged: a database's message, for example, repeats stored words. */
export const errorType = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const inner = cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : ''
  return `${error.name}${inner}`
}

const listStackFrames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12)
    .join('\n')

/** How a logger writes a failure: its kind and where it happened, never its message, which may repeat a person's words. */
export const serializeError = (error: unknown): { kind: string; at?: string } =>
  error instanceof Error ? { kind: errorType(error), at: listStackFrames(error) } : { kind: errorType(error) }
