/** Why there is no camera or microphone, in the words a person can do something about. */
export type CaptureFault = 'blocked' | 'missing' | 'inUse'

const faults: Record<string, CaptureFault> = {
  NotAllowedError: 'blocked',
  SecurityError: 'blocked',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
}

/** An unknown error counts as in use: trying again is the best advice for it. */
export const classifyCaptureFault = (error: unknown): CaptureFault =>
  error instanceof Error ? (faults[error.name] ?? 'inUse') : 'inUse'
